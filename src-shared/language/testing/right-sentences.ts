/** Sentences without a fault, in all four levels, with homographs and word orders that mislead. */
export const RIGHT_SENTENCES = `
# Ngoko lugu: friends and siblings, and elders to children
NL Petruk > Bagong: Gong, kowe wis mangan?
NL Bagong > Petruk: Durung, Kang. Ayo mangan bareng!
NL Slamet > Gareng: Reng, wingi kowe kok ora mlebu sekolah?
NL Gareng > Slamet: Wetengku lara, mula aku ora bisa mangkat.
NL Bagong > Petruk: Regane pira selirang, Kang?
NL Petruk > Bagong: Iki gedhang, Gong, dudu irungku!
NL Semar > Gareng: Le, gawanen buku iki menyang omahe Mbah Karta.
NL Semar > Petruk: Iya, Le. Hawane panas, aku ngelak.
NL Ibu > Bagong: Lho, sapa sing mecahake, Gong?
NL Bu Guru > Gareng: Bukune saiki ana ing ngendi?
NL Petruk > Gareng: Bukuku wis dakwaca, saiki koktulis maneh.
NL Gareng > Petruk: Kembang kuwi aja kokjupuk, ya.
NL Slamet > Bagong: Adhiku turu, kucingku uga turu.
NL Bagong > Slamet: Aku duwe wedhus papat lan pitik telu.
NL Gareng > Bagong: Omahe adoh banget saka pasar.
NL Petruk > Bagong: Aku arep tuku beras rong kilo.
NL Bagong > Petruk: Dhuwitku mung telung ewu, Kang.
NL Gareng > Slamet: Umurku sewelas taun, adhiku pitung taun.
NL Petruk > Gareng: Jam lima sore aku mulih.
NL Bagong > Gareng: Tulung jupukna sapu ing mburi lawang, Kang.
NL Semar > Bagong: Sugeng enjing, Gong. Kok wis tangi?
NL Petruk > Mbah Karta: Kula nuwun, Mbah!
NL Gareng > Bu Guru: Sugeng siyang, Bu Guru!
NL Bagong > Petruk: Matur nuwun, Kang.
NL Petruk > Slamet: Ora apa-apa, Met. Aku ora nesu.
NL Gareng > Bagong: Iku dudu bukuku, Gong.
NL Semar > Petruk: Alon-alon waton kelakon, Le.
NL Semar > Gareng: Elinga, Reng: becik ketitik, ala ketara.
NL Bagong > Petruk: Sikilku kegedhen, sepatune keciliken.
NL Slamet > Gareng: Bocah-bocah padha dolanan ing latar.
NL Gareng > Slamet: Yen udan, dalane lunyu.
NL Petruk > Bagong: Jangan bayem lan iwak pitik enak banget.
NL Bagong > Sari: Tegese "dhahar" kuwi apa, Sari?
NL Simbah > Bagong: Gong, wedang jaheku kok entek? Sapa sing ngombe?
NL Gareng > Petruk: Pira regane, sepuluh ewu apa rong puluh ewu?
NL Semar > Bagong: Ayo, padha uluk salam marang wong tuwa!
# Ngoko alus: to a respected person, or about one
NA Gareng > Mas Bayu: Mas Bayu, panjenengan arep tindak menyang ngendi?
NA Gareng > Mas Bayu: Apa aku oleh nyuwun ngampil bukune panjenengan sedhela?
NA Gareng > Semar: Pak, panjenengan lagi wae kondur saka sawah?
NA Gareng > Semar: Mangga ngunjuk dhisik, mumpung isih anget.
NA Gareng > Semar: Iki wedang teh kagem panjenengan, Pak.
NA Petruk > Budhe Darmi: Budhe, panjenengan mundhut apa wae?
NA Petruk > Budhe Darmi: Dakgawakake wae, Budhe.
NA Bagong > Ibu: Aku nyuwun pangapura. Ibu aja duka, ya.
NA Bagong > Ibu: Aku, Bu. Aku ora bakal goroh.
NA Bagong > Ibu: Bayine wis turu, Bu.
NA Gareng > Slamet: Kae Pak Guru wis rawuh, Met. Ayo mlebu!
NA Petruk > Bagong: Bapak lagi sare, Gong. Aja rame!
NA Gareng > Petruk: Mau Bu Guru ngendika apa, Truk?
NA Bagong > Simbah: Simbah pinarak ing kene wae.
NA Bagong > Simbah: Astane panjenengan kok anget, Mbah?
NA Gareng > Mbah Karta: Daleme panjenengan cedhak kreteg, ya, Mbah?
NA Petruk > Semar: Bapak kersa dhahar apa?
NA Gareng > Ibu: Aku arep matur marang Bapak, Bu.
NA Gareng > Mbah Karta: Aku ndherek panjenengan, Mbah.
NA Petruk > Pakdhe Wira: Tempeku mau dipundhut Budhe Darmi, Pakdhe.
NA Bagong > Budhe Darmi: Tase diasta Pakdhe, Budhe.
NA Bagong > Ibu: Aku mau didukani Bapak, Bu.
NA Gareng > Petruk: Aku arep nyaosi Mbah Karta pelem lima.
NA Petruk > Semar: Klambiku teles, Pak. Aku arep adus dhisik.
NA Slamet > Gareng: Panjenengane kagungan putra telu, Reng.
NA Petruk > Simbah: Yuswane panjenengan pira, Mbah?
NA Gareng > Mas Bayu: Bukuku keri ing omah, Mas.
NA Bagong > Pakdhe Wira: Aku bungah panjenengan wis dhangan, Pakdhe.
NA Gareng > Bagong: Ibu tindak menyang pasar, Gong. Kowe turu wae.
NA Petruk > Budhe Darmi: Kucingku ilang, Budhe. Apa panjenengan pirsa?
# Krama lugu: strangers, buyer and seller
KL Bakul > Petruk: Mangga, Mas, jeramipun taksih seger.
KL Petruk > Bakul: Setunggal kilo pinten, Bu?
KL Bakul > Petruk: Kalih dasa ewu, Mas.
KL Petruk > Bakul: Wah, awis sanget, Bu. Menapa mboten saged kirang?
KL Pak Wira > Semar: Nuwun sewu, Pak Semar. Menapa pekenipun taksih tebih?
KL Semar > Pak Wira: Mboten, Pak Wira. Celak kemawon, wonten sisih ler.
KL Pak Wira > Semar: Kula badhe tumbas wos rumiyin, Pak.
KL Bagong > Bakul: Menika ingkang tigang ewu kula wangsulaken, Bu.
KL Bakul > Bagong: Menika susukipun, Dhik. Gangsal ewu.
KL Mas Tanto > Gareng: Sampeyan badhe dhateng pundi, Mas?
KL Gareng > Mas Tanto: Kula badhe mantuk, Mas. Griya kula celak.
KL Pak Wira > Bagong: Dhik, maesa kula ical. Menapa sampeyan sumerep?
KL Bagong > Pak Wira: Nama kula Bagong, Pak. Kula remen dolan.
KL Bagong > Mas Joko: Mlampah terus, Mas. Sumuripun wonten wingking griya.
KL Petruk > Bu Sastra: Kula nedha, tilem, lajeng adus, Bu.
KL Bu Sastra > Petruk: Gendhis setunggal kilo regi kalih welas ewu, Mas.
KL Gareng > Petugas: Menapa kula angsal nyambut buku menika, Bu?
KL Gareng > Bakul: Kula tumbas potelot gangsal, Bu.
KL Bakul > Gareng: Wonten kalih. Mangga dipunpilih.
KL Mas Yanto > Petruk: Toyanipun mboten kathah, Mas. Kula jagi.
KL Petruk > Mas Yanto: Inggih, nanging irung kula ajrih teles!
KL Pak Darma > Petruk: Mas Petruk, pitipun wonten pundi?
KL Petruk > Pak Darma: Pitipun risak, Pak. Kula mlampah kemawon.
KL Gareng > Mas Tanto: Benjing jam sekawan sonten, Mas.
KL Mas Tanto > Gareng: Wau kula supe, Mas. Nyuwun pangapunten.
KL Bagong > Bu Sastra: Kang Gareng menika sedherek kula, Bu.
KL Bu Sastra > Bagong: Rasukan kula ijem, sruwal kula cemeng.
KL Pak Wira > Semar: Anak kula sampun sekawan, ingkang ragil taksih alit.
KL Semar > Pak Wira: Buku menika badhe kula serat, Pak.
# Krama alus: child to parent, pupil to teacher, villager to elder
KA Gareng > Bu Guru: Sampun, Bu. Garapan kula sampun rampung.
KA Gareng > Bu Guru: Bukunipun sampun dipunkempalaken wonten ing meja, Bu.
KA Petruk > Semar: Inggih, Pak. Samenika kula bidhal.
KA Petruk > Mbah Karta: Nuwun sewu, Mbah. Kula sowan badhe nyuwun pitutur.
KA Gareng > Pak Guru: Nuwun sewu, Pak. Bapak mboten saged rawuh.
KA Gareng > Pak Guru: Bapak saweg gerah, Pak. Saliranipun benter.
KA Petruk > Pak Lurah: Bapak saweg siram. Mangga pinarak rumiyin.
KA Petruk > Pak Lurah: Kula badhe matur dhateng Bapak bilih Pak Lurah rawuh.
KA Bagong > Simbah: Dereng, Mbah. Ibu dereng kondur saking peken.
KA Bagong > Simbah: Kula, Mbah. Nyuwun pangapunten.
KA Bagong > Ibu: Kula dipunutus Bapak nyuwun sarem, Bu.
KA Gareng > Mbah Karta: Kula badhe ndherekaken panjenengan kondur, Mbah.
KA Gareng > Mbah Karta: Menika sekul kaliyan ulam kagem panjenengan, Mbah.
KA Petruk > Pak Lurah: Bapak ngaturi panjenengan supados mirsani.
KA Gareng > Pak Guru: Menapa garapan kula sampun panjenengan pirsani?
KA Bagong > Budhe Darmi: Bapak mundhutaken kula jeram sekilo, Budhe.
KA Bagong > Ibu: Ibu ngasta jajan menapa kangge kula?
KA Bagong > Pak Guru: Kula nyapu latar ing dalemipun Simbah, Pak.
KA Bagong > Simbah: Rikmanipun Bapak taksih cemeng sedaya.
KA Petruk > Bu Guru: Kula nate ningali ringgit wonten ing peken, Bu.
KA Petruk > Semar: Wau dalu kula tilem kalih jam, Pak.
KA Gareng > Bu Guru: Adhi kula sakit, Bu, mila mboten mlebet.
KA Gareng > Pak Lurah: Menapa panjenengan kagungan putra sekawan, Pak?
KA Petruk > Pak Lurah: Menawi angsal, kula badhe ndherek panjenengan, Pak.
KA Bagong > Simbah: Wah, kula bingah panjenengan sampun dhangan, Mbah.
KA Gareng > Bu Guru: Kula maos buku ingkang panjenengan paringaken.
KA Semar > Mbah Karta: Kula namung badhe sowan sekedhap, Mbah.
KA Semar > Mbah Karta: Anak kula tiga, Mbah. Ingkang ragil pun Bagong.
KA Gareng > Pak Guru: Pak Guru kersa ngunjuk menapa?
KA Petruk > Mbah Karta: Mugi-mugi grana panjenengan enggal dhangan, Mbah.
KA Bagong > Budhe Darmi: Kucing kula nedha ulam wonten ing pawon, Budhe.
KA Gareng > Bu Guru: Samenika kula sampun mangertos, Bu.
KA Petruk > Pak Guru: Kula badhe nyuwun pirsa bab etangan, Pak.
KA Gareng > Ibu: Mangga dhahar, Bu. Sekulipun taksih anget.
KA Gareng > Pak Lurah: Ingkang rawuh priyantun selangkung, Pak.
KA Bagong > Semar: Regi buku menika seket ewu, Pak.
KA Bagong > Ibu: Menika dalem panjenengan, sanes griya kula.
`;
