/** Faults of respect and address; after the bar stand the word and the rule that must report it. */
export const WRONG_HONORIFICS = `
# Krama inggil for oneself (R7)
KA Gareng > Bu Guru: Kula sampun dhahar, Bu. | dhahar krama-inggil-self
KA Petruk > Pak Lurah: Kula badhe tindak dhateng peken, Pak. | tindak krama-inggil-self
KA Bagong > Simbah: Wau dalu kula sare wonten griya. | sare krama-inggil-self
KA Petruk > Semar: Kula siram rumiyin, Pak. | siram krama-inggil-self
KA Bagong > Budhe Darmi: Kula kondur rumiyin, Budhe. | kondur krama-inggil-self
KA Gareng > Bu Guru: Asma kula Gareng, Bu. | asma krama-inggil-self
KA Petruk > Pak Guru: Asta kula reged, Pak. | asta krama-inggil-self
KA Semar > Mbah Karta: Putra kula tiga, Mbah. | putra krama-inggil-self
KA Gareng > Pak Guru: Kula mboten kagungan potelot, Pak. | kagungan krama-inggil-self
KA Gareng > Bu Guru: Untu kula gerah, Bu. | gerah krama-inggil-self
KA Petruk > Bu Guru: Kula badhe ngendika, Bu. | ngendika krama-inggil-self
NA Bagong > Ibu: Aku mundhut pangapura, Bu. | mundhut krama-inggil-self
NA Gareng > Ibu: Mau bengi aku ora bisa sare, Bu. | sare krama-inggil-self
NA Bagong > Ibu: Dalemku adoh saka kene, Bu. | dalemku krama-inggil-self
NA Petruk > Simbah: Gedhange wis dakdhahar, Mbah. | dakdhahar krama-inggil-self
KA Petruk > Mbah Karta: Buku menika badhe kula pundhut, Mbah. | pundhut krama-inggil-self
KA Bagong > Ibu: Kula sampun maringi Budhe gendhis, Bu. | maringi krama-inggil-self
KL Semar > Pak Wira: Kula ngasta wos sekedhik, Pak. | ngasta krama-inggil-self
# Krama inggil for a child, a friend or an animal (R8)
NA Bagong > Ibu: Bayine wis sare, Bu. | sare krama-inggil-person
NA Bagong > Simbah: Kucinge lagi dhahar iwak, Mbah. | dhahar krama-inggil-person
KA Gareng > Bu Guru: Adhi kula gerah, Bu. | gerah krama-inggil-person
KA Petruk > Pak Guru: Bagong sampun kondur, Pak. | kondur krama-inggil-person
KA Semar > Mbah Karta: Anak kula badhe tindak dhateng kitha. | tindak krama-inggil-person
NA Gareng > Mas Bayu: Slamet wis rawuh, Mas. | rawuh krama-inggil-person
KA Gareng > Bu Guru: Asmanipun kanca kula Slamet, Bu. | asmanipun krama-inggil-person
NA Petruk > Budhe Darmi: Daleme Slamet cedhak kali, Budhe. | daleme krama-inggil-person
KA Bagong > Simbah: Kang Gareng saweg siram, Mbah. | siram krama-inggil-person
NA Bagong > Ibu: Pitikku wis seda, Bu. | seda krama-inggil-person
# Krama inggil due to a respected person is missing (R4, R6)
NA Gareng > Semar: Mangga ngombe dhisik, Pak. | ngombe krama-inggil-missing
NA Petruk > Budhe Darmi: Panjenengan mlaku alon-alon wae, Budhe. | mlaku krama-inggil-missing
NA Bagong > Ibu: Ibu mangan dhisik, aku mengko. | mangan krama-inggil-missing
NA Gareng > Petruk: Pak Guru wis teka, Truk. | teka krama-inggil-missing
NA Petruk > Simbah: Umure panjenengan pira, Mbah? | umure krama-inggil-missing
NA Gareng > Mbah Karta: Omahe panjenengan cedhak kreteg, Mbah? | omahe krama-inggil-missing
NA Bagong > Simbah: Tangane panjenengan dakresiki, Mbah. | tangane krama-inggil-missing
NA Petruk > Pakdhe Wira: Tempeku dituku Budhe Darmi, Pakdhe. | dituku krama-inggil-missing
NA Gareng > Semar: Wedang iki kanggo panjenengan, Pak. | kanggo krama-inggil-missing
NA Gareng > Mas Bayu: Panjenengan duwe potelot pira, Mas? | duwe krama-inggil-missing
KA Gareng > Pak Guru: Bapak saweg sakit, Pak. | sakit krama-inggil-missing
KA Bagong > Simbah: Ibu dereng wangsul saking peken. | wangsul krama-inggil-missing
KA Petruk > Pak Lurah: Bapak saweg adus. Mangga pinarak. | adus krama-inggil-missing
KA Bagong > Pak Guru: Griyanipun Simbah sampun sae, Pak. | griyanipun krama-inggil-missing
KA Gareng > Pak Guru: Menapa garapan kula sampun panjenengan tingali? | tingali krama-inggil-missing
KA Gareng > Bu Guru: Bu Guru badhe kesah dhateng pundi? | kesah krama-inggil-missing
KA Bagong > Simbah: Rambutipun Bapak taksih cemeng. | rambutipun krama-inggil-missing
KA Petruk > Mbah Karta: Menika kangge panjenengan, Mbah. | kangge krama-inggil-missing
KA Gareng > Mbah Karta: Panjenengan sampun nedha, Mbah? | nedha krama-inggil-missing
KA Bagong > Ibu: Wau kula dipunkengken Bapak, Bu. | dipunkengken krama-inggil-missing
# Krama andhap with a respected agent, or toward somebody plain (R9)
KA Gareng > Bu Guru: Panjenengan matur menapa, Bu? | matur krama-andhap
KA Bagong > Simbah: Pak Guru sampun sowan, Mbah. | sowan krama-andhap
NA Petruk > Semar: Panjenengan mau matur apa, Pak? | matur krama-andhap
NA Gareng > Petruk: Bu Guru nyuwun buku, Truk. | nyuwun krama-andhap
KA Petruk > Pak Guru: Mbah Karta nyaosi kula jeram, Pak. | nyaosi krama-andhap
NA Gareng > Ibu: Pakdhe wis sowan, Bu. | sowan krama-andhap
NA Bagong > Ibu: Aku wis matur marang adhiku, Bu. | matur krama-andhap
KA Gareng > Bu Guru: Kula sampun matur dhateng Bagong, Bu. | matur krama-andhap
NA Petruk > Simbah: Aku nyaosi kucing iwak, Mbah. | nyaosi krama-andhap
NA Petruk > Mas Bayu: Mangga sowan dhisik, Mas. | sowan krama-andhap
# Krama andhap due toward a respected person is missing (R4, R10)
NA Bagong > Semar: Saiki aku arep kandha marang Ibu. | kandha krama-andhap-missing
NA Gareng > Petruk: Aku arep menehi Mbah Karta pelem. | menehi krama-andhap-missing
NA Gareng > Mas Bayu: Aku oleh melu panjenengan, Mas? | melu krama-andhap-missing
NA Gareng > Mas Bayu: Aku arep takon, Mas. | takon krama-andhap-missing
NA Bagong > Ibu: Aku njaluk pangapura, Bu. | njaluk krama-andhap-missing
KA Gareng > Mbah Karta: Kula badhe ngeteraken panjenengan kondur, Mbah. | ngeteraken krama-andhap-missing
KA Bagong > Semar: Kula badhe nyanjangi Bapak. | nyanjangi krama-andhap-missing
KA Petruk > Pak Lurah: Kula tumut panjenengan kemawon, Pak. | tumut krama-andhap-missing
# Possession (R16)
KA Gareng > Bu Guru: Bukunipun kula kantun ing griya, Bu. | bukunipun possession
KL Semar > Pak Wira: Griyanipun kula celak peken. | griyanipun possession
KA Bagong > Ibu: Sandhalipun kula ical, Bu. | sandhalipun possession
NL Petruk > Gareng: Bukune aku keri ing omah, Kang. | bukune possession
NL Bagong > Sari: Kucinge aku ilang, Sari. | kucinge possession
NL Gareng > Slamet: Bukumu kowe endi, Met? | bukumu possession
KL Bakul > Petruk: Warungipun kula wonten mriki, Mas. | warungipun possession
NA Gareng > Mas Bayu: Pitmu panjenengan apik, Mas. | pitmu possession
KA Petruk > Pak Guru: Irungipun kula panjang, Pak. | irungipun possession
# Bare orders upward (R17)
NA Gareng > Semar: Pak, gawanen buku iki. | gawanen imperative
NA Petruk > Budhe Darmi: Budhe, jupukna sapu kuwi. | jupukna imperative
NA Bagong > Simbah: Mbah, delengen gambarku. | delengen imperative
NA Gareng > Ibu: Bukaken lawange, Bu. | bukaken imperative
NA Petruk > Pakdhe Wira: Pakdhe, tutupen lawange. | tutupen imperative
NA Gareng > Mas Bayu: Wacanen critaku, Mas. | wacanen imperative
# Bare names of elders (R20)
NA Petruk > Gareng: Semar lagi sare, Kang. | semar address
NA Bagong > Petruk: Aku arep sowan Karta, Kang. | karta address
KA Gareng > Pak Guru: Semar badhe rawuh, Pak. | semar address
NL Petruk > Bagong: Kae omahe Darmi, Gong. | darmi address
NA Gareng > Bagong: Wira wis tindak menyang sawah, Gong. | wira address
KA Bagong > Bu Guru: Kula adhinipun Gareng, putranipun Semar. | semar address
# Level of the line against the table of who speaks how to whom
NL Bagong > Simbah: Aku wis mangan. | Bagong > Simbah line-level
NL Gareng > Pak Guru: Garapanku wis rampung. | Gareng > Pak Guru line-level
KL Gareng > Bu Guru: Garapan kula sampun rampung. | Gareng > Bu Guru line-level
KA Semar > Bagong: Mangga tilem rumiyin. | Semar > Bagong line-level
KL Petruk > Bagong: Kula badhe tumbas wos. | Petruk > Bagong line-level
KA Bu Guru > Gareng: Garapan sampun rampung. | Bu Guru > Gareng line-level
`;
