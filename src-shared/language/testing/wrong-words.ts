/** Faulty words and affixes; after the bar stand the word and the rule that must report it. */
export const WRONG_WORDS = `
# Word from the other frame (R3 to R6)
NL Gareng > Slamet: Wetengku sakit, mula aku ora bisa mangkat. | sakit wrong-frame
NL Bagong > Petruk: Regane pinten selirang, Kang? | pinten wrong-frame
NL Petruk > Bagong: Kula arep mangan, Gong. | kula wrong-frame
NL Bagong > Petruk: Aku badhe turu, Kang. | badhe wrong-frame
NL Gareng > Petruk: Bapak wis dhahar, Truk. | dhahar wrong-frame
NL Slamet > Gareng: Aku arep nyuwun gula, Reng. | nyuwun wrong-frame
NL Bagong > Sari: Sekulmu isih, Sari? | sekulmu affix-mix
NL Semar > Petruk: Omahe tebih apa ora, Le? | tebih wrong-frame
NA Gareng > Mbah Karta: Mbah, panjenengan sampun dhahar? | sampun wrong-frame
NA Petruk > Budhe Darmi: Panjenengan mlampah alon-alon wae. | mlampah wrong-frame
NA Bagong > Ibu: Ibu nedha dhisik, aku mengko. | nedha wrong-frame
NA Bagong > Semar: Bapak badhe tindak menyang pasar? | badhe wrong-frame
NA Gareng > Mbah Karta: Kowe wis kondur saka sawah, Mbah? | kowe wrong-frame
NA Petruk > Budhe Darmi: Tasmu abot tenan, Budhe. | tasmu wrong-frame
NA Bagong > Simbah: Sampeyan ngaso wae, Mbah. | sampeyan wrong-frame
KL Petruk > Bakul: Wah, larang sanget, Bu. | larang wrong-frame
KL Semar > Pak Wira: Kula badhe tuku wos, Pak. | tuku wrong-frame
KL Pak Wira > Semar: Omah kula celak peken. | omah wrong-frame
KL Bagong > Mas Joko: Mboten, Mas. Griya kula adoh. | adoh wrong-frame
KL Mas Tanto > Gareng: Sampeyan arep dhateng pundi? | arep wrong-frame
KL Gareng > Bakul: Kula mung tumbas setunggal, Bu. | mung wrong-frame
KL Bakul > Petruk: Menawi sampeyan tindak, kula tumut. | tindak wrong-frame
KL Petruk > Bakul: Menapa yuswa sampeyan sampun sepuh? | yuswa wrong-frame
KA Gareng > Bu Guru: Garapan kula wis rampung, Bu. | wis wrong-frame
KA Petruk > Semar: Kula ora saged mlampah, Pak. | ora wrong-frame
KA Bagong > Simbah: Ibu dereng bali saking peken. | bali wrong-frame
KA Gareng > Pak Guru: Aku badhe matur, Pak. | aku wrong-frame
KA Bagong > Ibu: Sampeyan badhe dhahar menapa, Bu? | sampeyan wrong-frame
KA Petruk > Pak Lurah: Kula manggon wonten dhusun, Pak. | manggon wrong-frame
KA Gareng > Mbah Karta: Sabinipun jembar sanget, Mbah. | jembar wrong-frame
# Affix of the other frame (R5, R12)
NA Gareng > Mas Bayu: Bukunipun panjenengan apik banget, Mas. | bukunipun affix-frame
NA Petruk > Simbah: Yuswanipun panjenengan pira, Mbah? | yuswanipun affix-frame
NA Bagong > Budhe Darmi: Tase wis dipunasta Pakdhe, Budhe. | dipunasta affix-frame
NA Gareng > Bu Guru: Astanipun Bu Guru anget. | astanipun affix-frame
NL Bagong > Petruk: Bukunipun wis ilang, Kang. | bukunipun affix-frame
KL Petruk > Bakul: Jambune pinten, Bu? | jambune affix-mix
KL Bakul > Petruk: Kursine sampun risak, Mas. | kursine affix-frame
KA Gareng > Pak Guru: Bukuku kantun, Pak. | bukuku affix-frame
KA Bagong > Semar: Daleme Simbah sampun sae. | daleme affix-frame
KA Petruk > Bu Guru: Guruku sampun rawuh, Bu. | guruku affix-frame
KA Gareng > Mbah Karta: Menika sampun ditutup, Mbah. | ditutup affix-frame
KA Bagong > Ibu: Bapak mundhutake kula buku, Bu. | mundhutake affix-frame
# Stem and affix of two levels (R11)
KL Petruk > Bakul: Menika sampun ditumbas Kang Gareng. | ditumbas affix-mix
KL Bagong > Bakul: Lajeng regine pinten, Bu? | regine affix-mix
KL Semar > Pak Wira: Kula badhe nukokaken rasukan. | nukokaken affix-mix
KL Pak Wira > Semar: Griyane celak lepen, Pak. | griyane affix-mix
KA Gareng > Bu Guru: Bukunipun sampun dikempalaken, Bu. | dikempalaken affix-mix
KA Gareng > Bu Guru: Bukunipun sampun dipunkumpulake, Bu. | dipunkumpulake affix-mix
KA Petruk > Semar: Kula badhe numbasake Ibu gendhis. | numbasake affix-mix
KL Bakul > Petruk: Omahipun wonten wingking peken. | omahipun affix-mix
NL Bagong > Gareng: Bukune wis dipuntuku, Kang. | dipuntuku affix-mix
KA Bagong > Simbah: Marginipun sampun diserat wonten ngriki. | diserat affix-mix
NL Petruk > Gareng: Wetenge lara, sirahe mumet, segane dibekta. | dibekta affix-mix
# Madya (R15)
KL Bakul > Petruk: Niki jeramipun, Mas. | niki madya
KL Petruk > Bakul: Niku pinten, Bu? | niku madya
KL Mas Tanto > Gareng: Sampeyan ajeng dhateng pundi? | ajeng madya
KL Pak Wira > Semar: Napa pekenipun taksih tebih? | napa madya
KL Bakul > Petruk: Pripun, Mas? Sampun cekap? | pripun madya
KL Petruk > Bakul: Nggih, Bu. Kula tumbas kalih. | nggih madya
KA Gareng > Bu Guru: Njenengan badhe tindak pundi, Bu? | njenengan madya
KA Bagong > Ibu: Kula wonten mriki mawon, Bu. | mawon madya
KL Gareng > Mas Tanto: Kula badhe teng peken, Mas. | teng madya
KL Petruk > Pak Darma: Sakniki kula ngaso rumiyin, Pak. | sakniki madya
KA Gareng > Bu Guru: Kula kalih Slamet sampun rampung, Bu. | kalih madya
KL Bakul > Bagong: Ampun kathah-kathah, Dhik. | ampun madya
# Krama desa and other non-standard forms (R14)
KL Bakul > Petruk: Sedanten gangsal ewu, Mas. | sedanten non-standard
KL Pak Wira > Semar: Pekenipun tebah sanget, Pak. | tebah non-standard
KA Gareng > Bu Guru: Nami kula Gareng, Bu. | nami non-standard
KA Petruk > Mbah Karta: Simbah sampun sepah. | sepah non-standard
KL Gareng > Mas Tanto: Lombanipun milai jam pitu. | milai non-standard
KL Bagong > Bakul: Artos kula namung sekedhik, Bu. | artos non-standard
KL Pak Darma > Petruk: Benjing enjang kula bidhal, Mas. | enjang non-standard
NL Petruk > Bagong: Bukune ana neng meja, Gong. | neng non-standard
KA Bagong > Semar: Kula piyambek ingkang lepat, Pak. | piyambek non-standard
# Spelling: a/o, d/dh, t/th, affixes apart (R24, R11)
NL Petruk > Bagong: Opo kowe wis mangan, Gong? | opo spelling
NL Gareng > Petruk: Sopo sing njupuk bukuku? | sopo spelling
KL Petruk > Bakul: Monggo, Bu. | monggo spelling
KL Semar > Pak Wira: Kulo badhe tumbas wos. | kulo spelling
NL Bagong > Petruk: Regane piro, Kang? | piro spelling
NL Bagong > Gareng: Omahe gede banget, Kang. | gede spelling
NL Petruk > Gareng: Enteni sedela, Kang. | sedela spelling
KA Gareng > Ibu: Mangga dahar, Bu. | dahar spelling
KL Bakul > Petruk: Jeramipun taksih katah, Mas. | katah spelling
NL Slamet > Bagong: Wedusku loro, Gong. | wedusku spelling
KL Mas Joko > Bagong: Sumuripun wonten pundhi, Dhik? | pundhi spelling
KA Gareng > Bu Guru: Kula kedhah sinau, Bu. | kedhah spelling
KL Gareng > Bakul: Bukunipun sampun dipun tumbas, Bu. | dipun spelling
NL Petruk > Bagong: Bukune wis di tuku, Gong. | di spelling
NL Bagong > Sari: Ojo nesu, Sari. | ojo spelling
NL Gareng > Slamet: Endog iki mentah, Met. | endog spelling
KA Bagong > Ibu: Kula mbonten purun, Bu. | mbonten spelling
# Indonesian words and endings (R25)
NL Bagong > Petruk: Regane berapa, Kang? | berapa indonesian
NL Petruk > Bagong: Aku sudah mangan, Gong. | sudah indonesian
NL Slamet > Gareng: Omah yang gedhe kuwi apik. | yang indonesian
NA Gareng > Mas Bayu: Bukunya panjenengan apik, Mas. | bukunya indonesian
NL Bagong > Gareng: Pitik hitam kuwi ilang, Kang. | hitam indonesian
NL Petruk > Gareng: Aku lupa, Kang. | lupa indonesian
KL Bagong > Bakul: Kula tumbas telur gangsal, Bu. | telur indonesian
KL Petruk > Bakul: Kula tumbas untuk adhi kula, Bu. | untuk indonesian
KA Gareng > Pak Guru: Kula tidak mangertos, Pak. | tidak indonesian
NL Gareng > Petruk: Ibu membawa beras, Truk. | membawa indonesian
NL Bagong > Slamet: Aku takut asu, Met. | takut indonesian
KA Petruk > Bu Guru: Kula dengan Bagong, Bu. | dengan indonesian
# Numbers (R19)
KL Bagong > Bakul: Menika tiga ewu, Bu. | tiga number
KL Gareng > Petugas: Kula nyambut sekawan dinten, Bu. | sekawan number
NL Petruk > Bagong: Regane limang puluh ewu, Gong. | limang number
KL Bakul > Petruk: Regi gangsal dasa ewu, Mas. | gangsal number
NL Gareng > Petruk: Sepuluh ping enem ana nem puluh. | nem number
NL Bagong > Petruk: Dhuwitku lima ewu, Kang. | lima number
NL Slamet > Gareng: Aku lunga telu dina, Reng. | telu number
KL Petruk > Bu Sastra: Dados gangsal likur ewu, Bu. | gangsal number
NL Petruk > Gareng: Dadi pelemku ana sepuluh siji, Kang! | sepuluh number
NL Bagong > Petruk: Krupuke isih telung. | telung number
NL Gareng > Bagong: Yen dietung ana loro puluh, Gong. | loro number
KL Bakul > Petruk: Setunggal kilo tiga dasa ewu, Mas. | tiga number
# Negation (R18)
NL Bagong > Gareng: Iki ora tasku, Kang. | ora negation
NL Petruk > Bagong: Kae ora bapakku, Gong. | ora negation
NL Gareng > Slamet: Sing njupuk ora aku, Met. | ora negation
KA Gareng > Pak Guru: Ingkang lepat mboten kula, Pak. | mboten negation
KL Pak Wira > Bagong: Menika mboten Slamet, Dhik. | mboten negation
NL Slamet > Bagong: Iki ora bukumu, Gong. | ora negation
# Words that do not exist
NL Petruk > Bagong: Aku lagi blekuthuk, Gong. | blekuthuk unknown-word
NL Bagong > Gareng: Kucinge sronthol, Kang. | sronthol unknown-word
KL Bakul > Petruk: Mangga dipunjrembel, Mas. | dipunjrembel unknown-word
KA Gareng > Bu Guru: Kula badhe mbrakis, Bu. | mbrakis unknown-word
NL Slamet > Gareng: Klambimu grobyongan, Reng. | grobyongan unknown-word
`;
