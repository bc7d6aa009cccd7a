/** Right and wrong sentences written after the rules, to see how these carry over. */
export const LATER_SENTENCES = `
# right
NL Slamet > Petruk: Yen kowe ora gelem melu, aku dhewe sing budhal.
NL Petruk > Slamet: Wingi bengi aku nonton wayang nganti jam loro.
NL Gareng > Bagong: Kucingmu mangan iwak sing wis dakgoreng mau esuk.
NL Bagong > Gareng: Aku arep nggodhog banyu, nanging geni durung ana.
NL Slamet > Gareng: Sepatuku anyar, nanging isih kegedhen sethithik.
NL Ibu > Bagong: Tulung tukokna uyah karo lombok ing warung.
NL Petruk > Gareng: Kembange abang, godhonge ijo, wohe durung ana.
NL Gareng > Petruk: Bukune Slamet keri ing kelas, dudu ing omah.
NL Bagong > Petruk: Sapa sing nutup jendhela iki, kok peteng?
NL Sari > Bagong: Aku duwe ali-ali loro lan kalung siji.
NA Petruk > Simbah: Mbah, mangga lenggah ing kursi iki wae.
NA Gareng > Semar: Pak, ageman sing ireng wis dakumbah.
NA Bagong > Budhe Darmi: Budhe, iki gedhang saka Ibu kanggo slametan.
NA Gareng > Slamet: Pak Lurah kagungan wedhus akeh banget, Met.
NA Petruk > Bagong: Simbah wis sare, aja dolanan ing kene.
NA Bagong > Simbah: Aku wedi karo asu ireng kae, Mbah.
NA Gareng > Mas Bayu: Aku durung tau numpak sepur, Mas.
NA Petruk > Semar: Bukuku diampil Mas Bayu, Pak.
NA Bagong > Ibu: Aku kepengin nyuwun jajan, Bu.
NA Gareng > Ibu: Bapak ngendika yen sesuk arep kondur sore.
NA Slamet > Petruk: Bu Guru maringi aku buku anyar, Truk.
NA Petruk > Pakdhe Wira: Pitku rusak, Pakdhe, mula aku mlaku.
KL Petruk > Bakul: Menawi kirang, kula wangsul malih benjing, Bu.
KL Pak Wira > Semar: Lare-lare sami dolanan wonten ing latar.
KL Semar > Pak Wira: Wit klapa ing pekawisan kula inggil sanget.
KL Gareng > Mas Tanto: Saged, Mas, nanging seratanipun alit sanget.
KL Bu Sastra > Petruk: Anak kula ingkang mbajeng nyambut damel wonten ing Semarang.
KL Petruk > Bu Sastra: Kula dereng nate mrika, Bu. Tebih menapa celak?
KL Bagong > Pak Wira: Lembu kula namung kalih, menda kula sekawan.
KA Gareng > Pak Guru: Kula sampun maos cariyos menika kaping tiga, Pak.
KA Petruk > Semar: Pit kula badhe kula dandosi piyambak, Pak.
KA Bagong > Simbah: Bapak kaliyan Ibu sampun tindak wiwit enjing, Mbah.
KA Gareng > Mbah Karta: Menawi panjenengan kersa, kula dherekaken dhateng peken.
KA Bagong > Ibu: Bapak dipunaturi rapat wonten ing dalemipun Pak Lurah, Bu.
KA Petruk > Bu Guru: Nuwun sewu, Bu, kula badhe nyuwun pamit rumiyin.
KA Gareng > Bu Guru: Slamet mboten mlebet amargi saweg sakit, Bu.
KA Petruk > Pak Lurah: Bapak nyuwun pangapunten mboten saged rawuh, Pak.
KA Bagong > Budhe Darmi: Panjenengan lenggah ing ngajeng kemawon, Budhe.
KA Gareng > Pak Lurah: Putra panjenengan kanca kula sekolah, Pak.
KA Petruk > Mbah Karta: Kala wingi panjenengan ngendika menapa, Mbah?
KA Bagong > Semar: Kula ajrih menawi Bapak duka.
KA Gareng > Bu Guru: Menika buku kagunganipun Bu Guru, sanes gadhahan kula.
NA Petruk > Budhe Darmi: Budhe arep menyang ngendi? Kok nggawa tas gedhe?
KL Petruk > Bu Sastra: Regi wos sedasa ewu gangsal atus.
NL Petruk > Bagong: Ing ngisor wit kuwi ana wedi lan watu.
NL Bagong > Petruk: Aku duwe pitik enem lan bebek pitu.
NL Slamet > Bagong: Sekolahku prei telung dina, Gong.
NL Slamet > Gareng: Wah, isine apa, Reng?
NL Petruk > Bagong: Aja mlebu dhisik, lemahe isih teles.
NL Ibu > Gareng: Reng, adhimu wis mangan apa durung?
NL Gareng > Bagong: Kowe kudu raup dhisik, banjur sarapan.
NL Pak Guru > Petruk: Truk, garapen etungan nomer lima.
NL Slamet > Petruk: Kancamu sing jenenge Joko omahe ngendi?
NA Bagong > Semar: Pak, aku diparingi gedhang karo Mbah Karta.
NA Petruk > Budhe Darmi: Budhe isih kersa ngunjuk teh?
NA Gareng > Mas Bayu: Mas Bayu wis siram durung?
NA Slamet > Gareng: Bu Guru paring pirsa yen sesuk prei, Reng.
NA Bagong > Simbah: Aku arep nulungi panjenengan, Mbah.
NA Petruk > Pak Lurah: Pak Lurah, bapakku lagi sare.
NA Gareng > Simbah: Mangga mlebu, Mbah.
KL Bakul > Gareng: Mangga dipunpilih piyambak, Mas.
KL Gareng > Bakul: Ingkang ageng regi pinten, Bu?
KL Pak Wira > Semar: Kala wau dalu jawah, mila marginipun lunyu.
KL Petruk > Bu Sastra: Kula ngrencangi Ibu wonten ing pawon, Bu.
KL Mas Yanto > Petruk: Menapa sampeyan purun nedha sareng, Mas?
KL Petruk > Mas Yanto: Purun, Mas, nanging kula namung ngombe kemawon.
KL Pak Darma > Bagong: Lare menika saweg nangis, Dhik.
KL Semar > Bu Sastra: Wiwit dinten Rebo dumugi Jemuwah, Bu.
KA Gareng > Pak Guru: Buku ingkang kula sambut sampun kula wangsulaken, Pak.
KA Petruk > Semar: Wau Pak Lurah nimbali panjenengan, Pak.
KA Bagong > Ibu: Kula dereng saged tilem amargi lemutipun kathah.
KA Gareng > Simbah: Mustakanipun Simbah taksih puyeng?
KA Petruk > Pak Guru: Kula kesupen mbekta buku, Pak.
KA Semar > Mbah Karta: Menika wonten jeram saking kebon kula, Mbah, mangga dipundhahar.
KA Gareng > Bu Guru: Panjenengan maringi kula garapan tiga, Bu.
KA Petruk > Mbah Karta: Kula badhe tumbas, menawi Simbah mundhut menapa?
KA Bagong > Bu Guru: Kula dipunpundhutaken buku dening Bapak, Bu.
# wrong
KL Bakul > Petruk: Lomboke telas, Mas, kantun brambang kaliyan bawang. | lomboke affix-frame
KL Mas Tanto > Gareng: Sampeyan saged maca seratan menika, Mas? | maca wrong-frame
KL Bakul > Bagong: Ulam loh menika taksih seger, Dhik. | loh unknown-word
NL Petruk > Bagong: Aku wis mlampah adoh, Gong. | mlampah wrong-frame
NL Slamet > Gareng: Menapa kowe wis sinau? | menapa wrong-frame
NL Gareng > Petruk: Bu Guru lagi ngasta buku. | ngasta wrong-frame
NL Sari > Bagong: Kancaku gadhah kucing telu. | gadhah wrong-frame
NL Bagong > Petruk: Regine pira, Kang? | regine affix-mix
NL Petruk > Gareng: Omahipun Slamet cedhak kali, Kang. | omahipun affix-mix
NL Gareng > Slamet: Bukunipun Slamet dakgawa. | bukunipun affix-frame
NA Bagong > Ibu: Ibu wis kesah menyang pasar? | kesah wrong-frame
NA Petruk > Semar: Bapak arep turu saiki? | turu krama-inggil-missing
NA Gareng > Mbah Karta: Panjenengan lagi lara apa, Mbah? | lara krama-inggil-missing
NA Gareng > Bagong: Mau Pak Guru nesu marang aku. | nesu krama-inggil-missing
NA Bagong > Simbah: Sirahe Simbah isih mumet? | sirahe krama-inggil-missing
NA Petruk > Pakdhe Wira: Aku arep ngundang Pakdhe menyang slametan. | ngundang krama-andhap-missing
NA Gareng > Ibu: Aku wis dhahar, Bu. | dhahar krama-inggil-self
NA Bagong > Simbah: Rikmaku isih teles, Mbah. | rikmaku krama-inggil-self
NA Petruk > Semar: Kancaku wis kondur, Pak. | kondur krama-inggil-person
NA Gareng > Mas Bayu: Kok ora nggawa bukumu, Mas? | bukumu wrong-frame
NA Bagong > Ibu: Ibu arep matur apa? | matur krama-andhap
NA Slamet > Gareng: Aku nyuwun pensil marang adhiku. | nyuwun krama-andhap; pensil indonesian
KL Bakul > Petruk: Jeruk menika legi sanget, Mas. | jeruk wrong-frame
KL Petruk > Bakul: Kula tumbas kacang sekilo, regine pinten? | regine affix-mix
KL Pak Wira > Semar: Sabine kula sampun garing, Pak. | sabine possession
KL Mas Tanto > Gareng: Mangkih kula tumut, Mas. | mangkih unknown-word
KL Gareng > Mas Tanto: Kulo mboten ngertos, Mas. | kulo spelling
KL Bagong > Bakul: Kula sampun luwe, Bu. Niki pinten? | niki madya
KL Pak Darma > Petruk: Pasar menika rame sanget. | pasar wrong-frame
KL Bu Sastra > Petruk: Anak kula sampun pitu dinten sakit. | pitu number
KL Bakul > Petruk: Sekawan atus kemawon, Mas. | sekawan number
KL Semar > Pak Wira: Dalem kula wonten sisih kidul, Pak. | dalem krama-inggil-self
KL Pak Wira > Semar: Mboten kula ingkang mendhet, Pak. | mboten negation
KA Gareng > Bu Guru: Kula mirsani wayang kaliyan Bapak, Bu. | mirsani krama-inggil-self; wayang wrong-frame
KA Petruk > Pak Lurah: Kula ngunjuk toya rumiyin, Pak. | ngunjuk krama-inggil-self
KA Bagong > Simbah: Ibu saweg siram, Bapak saweg turu. | turu wrong-frame
KA Bagong > Ibu: Bapak sampun nedha, Bu. | nedha krama-inggil-missing
KA Gareng > Pak Guru: Bapak kula saweg nyambut damel, Pak. | nyambut damel krama-inggil-missing
KA Petruk > Bu Guru: Pak Guru sampun wangsul dhateng griyanipun, Bu. | wangsul krama-inggil-missing
KA Gareng > Mbah Karta: Anak panjenengan pinten, Mbah? | anak krama-inggil-missing
KA Semar > Mbah Karta: Semah kula saweg gerah, Mbah. | gerah krama-inggil-person
KA Petruk > Mbah Karta: Segawon kula sampun sare, Mbah. | sare krama-inggil-person
KA Bagong > Pak Guru: Garwa kula saweg masak, Pak. | garwa krama-inggil-self
KA Gareng > Bu Guru: Panjenengan sampun nyaosi kula biji sae, Bu. | nyaosi krama-andhap
KA Gareng > Bu Guru: Kula sampun nyukani Bapak serat menika. | nyukani krama-andhap-missing
KA Bagong > Ibu: Kula badhe adus, lajeng badhe mangan, Bu. | mangan wrong-frame
KA Petruk > Semar: Kula kalih Gareng badhe nyapu, Pak. | kalih madya
KA Gareng > Pak Lurah: Wekdal samenika sampun enjang, Pak. | enjang non-standard
KA Bagong > Simbah: Wonten tiyang pados Simbah, tiyangipun ageng inggil, namine Wira. | namine affix-mix
KA Petruk > Bu Guru: Garapan kula dereng rampung karena sakit, Bu. | karena indonesian
KA Gareng > Bu Guru: Kula sampun nutup jendhelanya, Bu. | jendhelanya indonesian
KA Petruk > Pak Guru: Wangsulan kula lepat kabeh, Pak. | kabeh wrong-frame
NL Gareng > Bagong: Gedangmu isih akeh, Gong? | gedangmu spelling
NL Semar > Bagong: Nyapuo latar dhisik, Le. | nyapuo spelling
NL Bagong > Semar: Iya, Pak. Aku saiki arep adus. | Bagong > Semar line-level
KL Bagong > Simbah: Kula sampun adus, Mbah. | Bagong > Simbah line-level
NL Gareng > Slamet: Met, aku oleh surat saka pakdheku. | surat indonesian
NL Semar > Bagong: Wong urip kudu tansah eling lan waspada. | waspada unknown-word
NL Petruk > Gareng: Aku dhawah saka pit, Kang. | dhawah wrong-frame
NL Bagong > Sari: Aku ora ngapusi, tenan! | ngapusi unknown-word
NL Petruk > Bagong: Rasukanmu anyar, ya? | rasukanmu affix-mix
NL Gareng > Petruk: Gunung iku dhuwur banget, pucuke putih. | pucuke unknown-word
NL Bagong > Gareng: Kambing kuwi mangan suket. | kambing indonesian
NA Petruk > Ibu: Ibu kok katon sayah? Mangga ngaso dhisik. | sayah wrong-frame
NA Gareng > Simbah: Mbah, swarane panjenengan isih banter.
NA Bagong > Ibu: Ibu durung adus ta? | adus krama-inggil-missing
NA Gareng > Petruk: Pakdhe Wira tuku sapi, Truk. | tuku krama-inggil-missing
NA Petruk > Simbah: Klambine Simbah dakgawa menyang njaba. | klambine krama-inggil-missing
NA Bagong > Budhe Darmi: Aku mau takon Bapak, Budhe. | takon krama-andhap-missing
NA Gareng > Ibu: Adhik wis siram, Bu. | siram krama-inggil-person
NA Petruk > Ibu: Griyane Budhe adoh, Bu. | griyane affix-mix
KL Semar > Pak Wira: Pitik kula ical setunggal, Pak. | pitik wrong-frame
KL Bu Sastra > Petruk: Mas, tulung lawangipun dipuntutup. | lawangipun affix-mix
KL Bagong > Pak Darma: Kula kesasar, Pak. Griya kula celak masjid. | masjid unknown-word
KL Bakul > Petruk: Seket ewu pas, Mas.
KL Gareng > Mas Tanto: Kula kagungan buku kathah, Mas. | kagungan krama-inggil-self
KA Gareng > Mbah Karta: Panjenengan kesah dhateng pundi, Mbah? | kesah krama-inggil-missing
KA Petruk > Bu Guru: Sirah kula gerah, Bu. | gerah krama-inggil-self
KA Bagong > Semar: Bapak sampun mriksani wayang menapa dereng? | wayang wrong-frame
KA Gareng > Ibu: Mugi-mugi Bapak enggal saras, Bu. | saras krama-inggil-missing
KA Petruk > Pak Lurah: Nama panjenengan sinten, Pak? | nama krama-inggil-missing
NA Petruk > Ibu: Ora apa-apa, Bu, waton Budhe nggawa payung. | nggawa krama-inggil-missing
NA Petruk > Ibu: Ora apa-apa, Bu, waton Budhe ngasta payung.
NA Gareng > Budhe: Aku melu, Budhe, waton aku ngasta payung. | ngasta krama-inggil-self
NA Bagong > Mbah Karta: Aku diutus ngundang panjenengan, Mbah. | ngundang krama-andhap-missing
NA Bagong > Mbah Karta: Aku diutus ngaturi panjenengan, Mbah.
NA Bagong > Budhe Darmi: Salake dipangan Ibu, Budhe. | dipangan krama-inggil-missing
NA Bagong > Budhe Darmi: Salake didhahar Ibu, Budhe.
NA Bagong > Budhe Darmi: Salake dipangan adhiku, Budhe.
KA Petruk > Mbah Karta: Menika kagem kula, Mbah. | kagem krama-inggil-self
KA Petruk > Mbah Karta: Menika kagem panjenengan, Mbah.
KA Bagong > Bu Guru: Mangga sowan griya kula rumiyin, Bu. | sowan krama-andhap
KA Bagong > Bu Guru: Mangga pinarak griya kula rumiyin, Bu.
KA Gareng > Simbah: Mangga kula dherekaken, Mbah.
`;
