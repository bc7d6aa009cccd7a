/**
 * The lexicon of speech levels, tab separated: Indonesian, ngoko, krama, krama inggil, krama andhap,
 * word class, topic, note. An empty krama cell means that the word is shared by all levels.
 */
export const LEXICON_TSV = `id_indonesia	ngoko	krama	krama_inggil	krama_andhap	word_class	topic	note
saya	aku	kula		dalem	pronomina	pronomina	varKD: adalem, kawula; dalem 'saya' hanya kepada orang yang sangat dihormati; homograf: dalem KI 'rumah'
kamu	kowe	sampeyan	panjenengan		pronomina	pronomina	sampeyan untuk krama lugu, panjenengan untuk ngoko alus dan krama alus; homograf: sampeyan KI 'kaki'; varN: sliramu (ngoko alus akrab)
dia	dheweke	piyambakipun	panjenenganipun		pronomina	pronomina	ngoko alus: panjenengane; madya: piyambake
kita	awake dhewe	kita			pronomina	pronomina	sumber berbeda: banyak penutur memakai 'kula lan panjenengan'
kami	aku kabeh	kula sedaya			pronomina	pronomina	varK: kula sami
kalian	kowe kabeh	sampeyan sedaya	panjenengan sedaya		pronomina	pronomina	
sendiri	dhewe	piyambak			pronomina	pronomina	varK: kiyambak (kamus dan naskah lama); tidak baku: piyambek
ini	iki	menika			pronomina	pronomina	varK: punika; madya: niki; salah: meniko
itu (dekat lawan bicara)	kuwi	menika			pronomina	pronomina	varN: iku; varK: punika; madya: niku
itu (jauh)	kae	menika			pronomina	pronomina	varK: punika; madya: nika
begini	ngene	mekaten			pronomina	pronomina	varK: makaten
begitu	ngono	mekaten			pronomina	pronomina	varK: makaten; madya: ngaten
milikku	duwekku	gadhahan kula			frasa	pronomina	
milikmu	duwekmu	gadhahan sampeyan	kagungan panjenengan		frasa	pronomina	ngoko alus: kagungane panjenengan
miliknya	duweke	gadhahanipun	kagunganipun		frasa	pronomina	ngoko alus: kagungane
siapa saja	sapa wae	sinten kemawon			frasa	pronomina	
apa saja	apa wae	menapa kemawon			frasa	pronomina	
semuanya	kabeh	sedaya			pronomina	pronomina	varK: sadaya; tidak baku: sedanten (krama enggon-enggonan)
apa	apa	menapa			pronomina	kata-tanya	varK: punapa; madya: napa; salah: opo
siapa	sapa	sinten			pronomina	kata-tanya	salah: sopo
di mana	ing ngendi	wonten pundi			frasa	kata-tanya	varK: ing pundi; madya: teng pundi
ke mana	menyang ngendi	dhateng pundi			frasa	kata-tanya	kepada orang yang dihormati: badhe tindak pundi
dari mana	saka ngendi	saking pundi			frasa	kata-tanya	
mana	endi	pundi			pronomina	kata-tanya	salah: pundhi
yang mana	sing endi	ingkang pundi			frasa	kata-tanya	
kapan	kapan				pronomina	kata-tanya	krama-ngoko; varK: benjing menapa (akan datang), kala menapa (lampau)
bagaimana	kepriye	kados pundi			pronomina	kata-tanya	varN: piye, kepiye; varK: kadospundi; madya: pripun
mengapa	kena apa	kenging menapa			frasa	kata-tanya	varN: ngapa, geneya
berapa	pira	pinten			pronomina	kata-tanya	salah: piro
keberapa	kaping pira	kaping pinten			frasa	kata-tanya	
jam berapa	jam pira	jam pinten			frasa	kata-tanya	varK: pukul pinten, tabuh pinten
dengan siapa	karo sapa	kaliyan sinten			frasa	kata-tanya	
milik siapa	duweke sapa	gadhahanipun sinten	kagunganipun sinten		frasa	kata-tanya	
untuk siapa	kanggo sapa	kangge sinten	kagem sinten		frasa	kata-tanya	
untuk apa	kanggo apa	kangge menapa			frasa	kata-tanya	
ada apa	ana apa	wonten menapa			frasa	kata-tanya	
sedang apa	lagi apa	saweg menapa	saweg ngasta menapa		frasa	kata-tanya	ngoko alus: lagi ngasta apa
benarkah	apa bener	menapa leres			frasa	kata-tanya	
selamat pagi	sugeng enjing				frasa	salam	salam tetap; dipakai pada semua tingkat; sumber berbeda: sugeng enjang
selamat siang	sugeng siyang				frasa	salam	salam tetap; dipakai pada semua tingkat
selamat sore	sugeng sonten				frasa	salam	salam tetap; dipakai pada semua tingkat
selamat malam	sugeng dalu				frasa	salam	salam tetap; varK: sugeng ndalu
selamat datang	sugeng rawuh				frasa	salam	salam tetap untuk orang yang dihormati
selamat jalan	sugeng tindak				frasa	salam	diucapkan kepada orang yang dihormati yang akan pergi
selamat pulang	sugeng kondur				frasa	salam	diucapkan kepada orang yang dihormati yang akan pulang
selamat tidur	sugeng sare				frasa	salam	diucapkan kepada orang yang dihormati
selamat makan	sugeng dhahar				frasa	salam	diucapkan kepada orang yang dihormati; lazim juga: mangga dhahar
selamat ulang tahun	sugeng tanggap warsa				frasa	salam	salam tetap; varK: sugeng ambal warsa
selamat, tidak kurang suatu apa	slamet	wilujeng	sugeng		adjektiva	salam	
terima kasih	matur nuwun				frasa	salam	ditulis dua kata; akrab: nuwun; lebih halus: matur sembah nuwun
terima kasih banyak	matur nuwun banget	matur nuwun sanget			frasa	salam	
sama-sama	padha-padha	sami-sami			frasa	salam	
permisi (masuk rumah)	kula nuwun				frasa	salam	ungkapan tetap; jawabannya: mangga
permisi, maaf menyela	amit			nuwun sewu	interjeksi	salam	Suwadji 2013: amit krama-ngoko, nuwun sewu krama andhap
permisi lewat	ndherek langkung				frasa	salam	ungkapan tetap; jawabannya: mangga
silakan	mangga				interjeksi	salam	varKI: sumangga; salah: monggo
ayo	ayo	mangga			interjeksi	salam	
mohon maaf	njaluk pangapura	nyuwun pangapunten			frasa	salam	ngoko alus: nyuwun pangapura; dari nyuwun (krama andhap); akrab: ngapurane
mohon pamit	pamit			nyuwun pamit	verba	salam	
memberi salam	uluk salam				frasa	salam	
maaf (nomina)	pangapura	pangapunten			nomina	salam	
apa kabar	piye kabare	kados pundi kabaripun			frasa	salam	kepada orang yang dihormati: kados pundi pawartosipun
baik-baik saja	apik-apik wae	sae-sae kemawon			frasa	salam	jawaban halus: pangestunipun, sae
sampai jumpa lagi	ketemu maneh	kepanggih malih			frasa	salam	
ya	iya	inggih			partikel	salam	varN: ya; varK: injih; madya: nggih
tidak	ora	mboten			adverbia	salam	varK: boten (ejaan kamus); salah: mbonten
bukan	dudu	sanes			adverbia	salam	homograf: sanes 'lain' (krama dari liya/seje)
jangan	aja	sampun			adverbia	salam	madya: ampun; homograf: sampun 'sudah'; salah: ojo
belum	durung	dereng			adverbia	salam	
sudah	wis	sampun			adverbia	salam	varN: uwis; madya: pun, mpun; homograf: sampun 'jangan' (krama dari aja)
tidak apa-apa	ora apa-apa	mboten menapa-menapa			frasa	salam	varK: mboten punapa-punapa
entah, tidak tahu	embuh	kilap		duka	interjeksi	salam	Suwadji 2013: duka = krama andhap; lazim: nyuwun duka, kirang priksa
semoga	muga-muga	mugi-mugi			adverbia	salam	
tolong	tulung				interjeksi	salam	permintaan halus: nyuwun tulung
hati-hati	ngati-ati	ngatos-atos			verba	salam	varN: ati-ati
ayah	bapak		rama		nomina	keluarga	sapaan: Pak, Bapak, Rama
ibu	ibu				nomina	keluarga	ngoko tradisional: simbok, biyung; sumber berbeda: dalam kamus ibu KI dari biyung/embok; kini dipakai di semua tingkat
orang tua (ayah ibu)	wong tuwa	tiyang sepuh			frasa	keluarga	
kakek	mbah kakung		eyang kakung		nomina	keluarga	sapaan: Mbah, Eyang
nenek	mbah putri		eyang putri		nomina	keluarga	sapaan: Mbah, Eyang
kakak laki-laki	kakang		raka		nomina	keluarga	sapaan: Kang, Mas; varKI: kangmas
kakak perempuan	mbakyu		mbakayu		nomina	keluarga	sapaan: Mbak, Yu; sumber berbeda: mbakayu; varKI: kangmbok
adik	adhi		rayi		nomina	keluarga	varN: adhik; salah: adik (ejaan)
anak (keturunan)	anak		putra		nomina	keluarga	untuk anak sendiri tetap 'anak kula', bukan 'putra kula'
anak kecil	bocah	lare			nomina	keluarga	
anak laki-laki	bocah lanang	lare jaler	putra kakung		frasa	keluarga	
anak perempuan	bocah wadon	lare estri	putra putri		frasa	keluarga	putra putri juga dibaca 'putra-putri' (anak laki-laki dan perempuan)
bayi	bayi				nomina	keluarga	
cucu	putu		wayah		nomina	keluarga	homograf: wayah ngoko 'waktu' (krama wanci)
cicit	buyut				nomina	keluarga	
suami/istri	bojo	semah	garwa		nomina	keluarga	untuk pasangan sendiri: semah
saudara	sedulur	sedherek			nomina	keluarga	varK: sadherek
keluarga	kulawarga				nomina	keluarga	varN: kaluwarga, keluwarga
paman (adik orang tua)	paklik				nomina	keluarga	sapaan: Lik
paman (kakak orang tua)	pakdhe				nomina	keluarga	
bibi (adik orang tua)	bulik				nomina	keluarga	
bibi (kakak orang tua)	budhe				nomina	keluarga	
keponakan	ponakan		pulunan		nomina	keluarga	varN: keponakan; sumber berbeda: pulunan; varN: keponakan, kaponakan; varK: kapenakan
mertua	maratuwa	marasepuh			nomina	keluarga	
menantu	mantu		putra mantu		nomina	keluarga	
anak sulung	mbarep	mbajeng	pambayun		nomina	keluarga	sumber berbeda: mbajeng; varN: pambarep; varK: pambajeng
anak bungsu	ragil				nomina	keluarga	varN: wuragil; sumber berbeda: sebagian memberi KI waruju
teman	kanca				nomina	keluarga	sumber berbeda: sebagian memakai krama rencang
tetangga	tangga	tanggi			nomina	keluarga	kata jebakan: Indonesia 'tangga' = andha
tamu	dhayoh	tamu			nomina	keluarga	tamu lazim juga dalam ngoko; jangan dipakai sebagai pengecoh E8
orang	wong	tiyang	priyantun		nomina	keluarga	varKI: piyantun
laki-laki	lanang	jaler	kakung		nomina	keluarga	
perempuan	wadon	estri	putri		nomina	keluarga	salah: wadhon, wedhok; wedok lebih kasar
nama	jeneng	nama	asma		nomina	keluarga	varK: nami (sebagian sumber menyebutnya krama desa), wasta
umur	umur		yuswa		nomina	keluarga	
panggilan untuk anak laki-laki	thole				nomina	keluarga	pendek: Le
panggilan untuk anak perempuan	gendhuk				nomina	keluarga	pendek: Ndhuk
keturunan	turunan	tedhakan			nomina	keluarga	
badan	awak	badan	salira		nomina	tubuh	varKI: slira, sarira
kepala	sirah		mustaka		nomina	tubuh	kasar: endhas
rambut	rambut		rikma		nomina	tubuh	varKI: rema; sumber berbeda: sebagian menaruh rema sebagai krama
wajah	rai		pasuryan		nomina	tubuh	
dahi	bathuk		palarapan		nomina	tubuh	salah: batuk; bandingkan watuk 'batuk (penyakit)'
mata	mripat		soca		nomina	tubuh	varKI: paningal; kasar dalam ngoko: mata; sumber berbeda: kamus mencatat mripat sebagai krama dari mata; dalam ngoko kini mripat lazim
alis	alis		imba		nomina	tubuh	
hidung	irung		grana		nomina	tubuh	
pipi	pipi		pangarasan		nomina	tubuh	
telinga	kuping		talingan		nomina	tubuh	
mulut	cangkem		tutuk		nomina	tubuh	varK: lesan; cangkem terasa kasar
bibir	lambe		lathi		nomina	tubuh	
gigi	untu		waja		nomina	tubuh	sumber berbeda: sebagian memberi krama waos
lidah	ilat		lidhah		nomina	tubuh	
dagu	janggut		kethekan		nomina	tubuh	kata jebakan: Indonesia 'janggut' = jenggot
janggut	jenggot		gumbala		nomina	tubuh	
kumis	brengos		rawis		nomina	tubuh	
leher	gulu		jangga		nomina	tubuh	
bahu	pundhak		pamidhangan		nomina	tubuh	
tangan	tangan		asta		nomina	tubuh	krama lugu tetap tangan; 'asta kula' salah
jari	driji		racikan		nomina	tubuh	
kuku	kuku		kenaka		nomina	tubuh	
telapak tangan	epek-epek		tapak asta		nomina	tubuh	
dada	dhadha		jaja		nomina	tubuh	
perut	weteng		padharan		nomina	tubuh	
punggung	geger		pengkeran		nomina	tubuh	
kaki	sikil	suku	sampeyan		nomina	tubuh	homograf: sampeyan krama 'kamu'; kata jebakan: Indonesia 'suku' (bangsa)
paha	pupu		wentis		nomina	tubuh	
lutut	dhengkul		jengku		nomina	tubuh	
telapak kaki	dlamakan		samparan		nomina	tubuh	
hati, perasaan	ati	manah	penggalih		nomina	tubuh	varKI: panggalih, galih
tulang	balung		tosan		nomina	tubuh	sumber berbeda: Puspa Rinonce balung krama-ngoko, KI tosan; sebagian daftar sekolah memberi krama tosan; homograf: tosan krama 'besi'
darah	getih		rah		nomina	tubuh	sumber berbeda: sebagian memberi krama rah dan KI ludira
kulit	kulit				nomina	tubuh	
keringat	kringet		riwe		nomina	tubuh	
air mata	luh		waspa		nomina	tubuh	varN: eluh
ludah	idu		kecoh		nomina	tubuh	
suara	swara	swanten			nomina	tubuh	varN: suwara; varK: suwanten
makan	mangan	nedha	dhahar		verba	verba-harian	untuk diri sendiri dalam krama: kula nedha; salah: kula dhahar, dahar; homograf: nedha krama 'meminta'
minum	ngombe		ngunjuk		verba	verba-harian	krama lugu tetap ngombe
tidur	turu	tilem	sare		verba	verba-harian	untuk diri sendiri: kula tilem
bangun tidur	tangi		wungu		verba	verba-harian	homograf: wungu 'ungu'
mandi	adus		siram		verba	verba-harian	untuk diri sendiri tetap adus; 'kula siram' salah
cuci muka	raup		suryan		verba	verba-harian	
keramas	kramas		jamas		verba	verba-harian	
cuci tangan/kaki	wisuh		wijik		verba	verba-harian	
bercukur	cukur		paras		verba	verba-harian	sumber berbeda: sebagian memberi krama pangkas
berdandan	dandan	dandos	busana		verba	verba-harian	
memakai (pakaian)	nganggo	ngangge	ngagem		verba	verba-harian	
ganti pakaian	salin	santun			verba	verba-harian	homograf: santun dipakai sebagai krama desa untuk 'sasi'
duduk	lungguh	linggih	lenggah		verba	verba-harian	sumber berbeda: Poerwadarminta lungguh-linggih-lenggah; Suwadji 2013 lungguh-lenggah-pinarak; hindari sebagai butir soal bentuk diri sendiri
berdiri	ngadeg		jumeneng		verba	verba-harian	
bermimpi	ngimpi		supena		verba	verba-harian	varKI: nyupena
mengantuk	ngantuk				verba	verba-harian	
bekerja	nyambut gawe	nyambut damel	ngasta		verba	verba-harian	varKI: ngasta damel
membuat	nggawe	ndamel			verba	verba-harian	varKI: yasa (membangun, mengadakan; ragam resmi)
memasak	masak				verba	verba-harian	varN: olah-olah
menanak nasi	adang	bethak			verba	verba-harian	
merebus	nggodhog				verba	verba-harian	
menggoreng	nggoreng				verba	verba-harian	
menyapu	nyapu				verba	verba-harian	
membersihkan	ngresiki				verba	verba-harian	
mencuci pakaian	ngumbah				verba	verba-harian	sumber berbeda: sebagian memberi krama/KI nggirah
menyetrika	nyetrika				verba	verba-harian	
beristirahat	ngaso				verba	verba-harian	
bermain (dolanan)	dolanan		ameng-ameng		verba	verba-harian	sumber berbeda: sebagian menganggap ameng-ameng krama
belajar	sinau				verba	verba-harian	
membaca	maca	maos			verba	verba-harian	
menulis	nulis	nyerat			verba	verba-harian	
menggambar	nggambar				verba	verba-harian	
mengajar	mulang	mucal			verba	verba-harian	sumber berbeda: Suwadji 2013 memandang mucal krama desa
mengerjakan	nggarap				verba	verba-harian	
menghitung	ngetung	ngetang			verba	verba-harian	
membuka	mbukak	mbikak			verba	verba-harian	
menutup	nutup				verba	verba-harian	
menanam	nandur	nanem			verba	verba-harian	
memelihara (hewan)	ngingu	ngingah			verba	verba-harian	
menjaga	njaga	njagi			verba	verba-harian	
memegang	nyekel	nyepeng	ngasta		verba	verba-harian	
mengambil	njupuk	mendhet	mundhut		verba	verba-harian	homograf: mundhut KI 'membeli', 'meminta'
membawa	nggawa	mbekta	ngasta		verba	verba-harian	homograf: ngampil KI 'meminjam'; ngampil 'membawa' (barang ampilan raja/bangsawan) bukan KI umum
membuang	mbuwang	mbucal			verba	verba-harian	
mencari	golek	pados			verba	verba-harian	varN: nggoleki (krama: madosi)
menemukan	nemu	manggih			verba	verba-harian	
menyimpan	nyimpen				verba	verba-harian	
meletakkan	nyelehake	nyelehaken			verba	verba-harian	
mengganti	ngganti	nggantos			verba	verba-harian	
merusak	ngrusak	ngrisak			verba	verba-harian	
memperbaiki	ndandani	ndandosi			verba	verba-harian	
memotong	ngethok				verba	verba-harian	
menunggu	ngenteni	ngentosi	ngrantos		verba	verba-harian	sumber berbeda: ngrantos dipakai juga sebagai krama biasa, termasuk untuk diri sendiri (kula rantos); jangan dipakai sebagai butir KI
menunggui	nunggu	nengga			verba	verba-harian	kata jebakan: Indonesia 'menunggu' = ngenteni
membantu	ngrewangi	ngrencangi			verba	verba-harian	
menolong	nulungi				verba	verba-harian	varN: mitulungi
melayani	ngladeni	ngladosi			verba	verba-harian	
menikah	omah-omah	emah-emah	krama		verba	verba-harian	varN: rabi; homograf: krama 'tingkat tutur'
hidup	urip	gesang	sugeng		verba	verba-harian	homograf: sugeng 'selamat'
lahir	lair		miyos		verba	verba-harian	varKI: wiyos
meninggal	mati	pejah	seda		verba	verba-harian	untuk manusia; varK: tilar donya
menjadi	dadi	dados			verba	verba-harian	
mempunyai	duwe	gadhah	kagungan		verba	verba-harian	untuk diri sendiri: kula gadhah; salah: kula kagungan
ada	ana	wonten			verba	verba-harian	
mulai	wiwit				verba	verba-harian	tidak baku: milai
selesai	rampung				verba	verba-harian	
bubar, usai	bubar	bibar			verba	verba-harian	
habis	entek	telas			verba	verba-harian	
hilang	ilang	ical			verba	verba-harian	
tertinggal	keri	kantun			verba	verba-harian	
jatuh	tiba	dhawah			verba	verba-harian	kata jebakan: Indonesia 'tiba' = teka, tekan
berubah	owah	ewah			verba	verba-harian	
bergerak	obah	ebah			verba	verba-harian	
bertambah	mundhak	mindhak			verba	verba-harian	
berkumpul	kumpul	kempal			verba	verba-harian	
berganti tempat, pindah	ngalih	pindhah			verba	verba-harian	sumber berbeda: pindhah dipakai juga dalam ngoko; jangan dipakai sebagai pengecoh E8
bertempat tinggal	manggon	manggen	dedalem		verba	verba-harian	lazim ditanyakan: dalemipun pundi
meninggalkan	ninggal	nilar			verba	verba-harian	
menginap	nginep	nyipeng			verba	verba-harian	sumber berbeda: sebagian memberi KI nyare
berhenti	mandheg	kendel			verba	verba-harian	homograf ngoko: kendel 'berani' (vokal berbeda)
pergi	lunga	kesah	tindak		verba	verba-gerak	untuk diri sendiri: kula kesah; salah: kula tindak
datang	teka	dhateng	rawuh	sowan	verba	verba-gerak	madya: dugi; homograf: dhateng krama 'ke, kepada' (menyang, marang)
berangkat	budhal	bidhal	tindak		verba	verba-gerak	varN: mangkat
pulang	mulih	mantuk	kondur		verba	verba-gerak	varK: wangsul; tidak baku: kundur
kembali	bali	wangsul	kondur		verba	verba-gerak	
berjalan	mlaku	mlampah	tindak		verba	verba-gerak	
berlari	mlayu	mlajeng			verba	verba-gerak	
masuk	mlebu	mlebet			verba	verba-gerak	
keluar	metu	medal	miyos		verba	verba-gerak	
naik	munggah	minggah			verba	verba-gerak	
turun	mudhun	mandhap	tedhak		verba	verba-gerak	sumber berbeda: tedhak
naik kendaraan	numpak		nitih		verba	verba-gerak	
lewat	liwat	langkung	miyos		verba	verba-gerak	
menyeberang	nyabrang				verba	verba-gerak	
belok	menggok				verba	verba-gerak	
sampai, tiba di	tekan	dumugi			verba	verba-gerak	
singgah	mampir		pinarak		verba	verba-gerak	
berkunjung, bermain ke	dolan		ameng-ameng	sowan	verba	verba-gerak	Suwadji 2013: dolan krama-ngoko
ikut	melu	tumut		ndherek	verba	verba-gerak	
mengantar	ngeterake	ngeteraken		ndherekaken	verba	verba-gerak	
mengiringi	ngiringake	ngiringaken		ndherekaken	verba	verba-gerak	
menemui	nemoni	manggihi		sowan	verba	verba-gerak	
bertemu	ketemu	kepanggih			verba	verba-gerak	salah: kepangguh
melompat	mlumpat				verba	verba-gerak	
mengikuti, menurut	manut				verba	verba-gerak	
melangkah	njangkah				verba	verba-gerak	
ke sini	mrene	mriki			adverbia	verba-gerak	
ke situ	mrono	mriku			adverbia	verba-gerak	
ke sana	mrana	mrika			adverbia	verba-gerak	
berputar, berkeliling	mubeng				verba	verba-gerak	
berkata	kandha	criyos	ngendika	matur	verba	verba-tutur	varK: sanjang; salah: ngendiko, ngendhika; varKI: ngandika
berbicara	ngomong	wicanten	ngendika	matur	verba	verba-tutur	varK: ginem
bercerita	crita	cariyos			verba	verba-tutur	varK: criyos
bertanya	takon	taken	ndangu	nyuwun pirsa	verba	verba-tutur	varKD: nyuwun priksa; varKI: mundhut priksa; dialek Jawa Timur: tanglet
menjawab	njawab				verba	verba-tutur	varN: mangsuli
meminta	njaluk	nedha	mundhut	nyuwun	verba	verba-tutur	varK: nedhi; dalam praktik nyuwun dipakai juga sebagai krama umum; homograf: nedha 'makan', mundhut 'membeli/mengambil'
memberi	menehi	nyukani	maringi	nyaosi	verba	verba-tutur	varKD: ngaturi, ngaturaken (menghaturkan)
memberi (tak berobjek)	aweh	suka	paring	caos	verba	verba-tutur	kata jebakan: Indonesia 'suka' = dhemen, seneng
menyuruh	akon	aken	ndhawuhi	ngaturi	verba	verba-tutur	
menyuruh, mengutus	ngongkon	ngengken	ngutus		verba	verba-tutur	
memanggil, mengundang	ngundang		nimbali	ngaturi	verba	verba-tutur	
mengajak	ngajak				verba	verba-tutur	
meminjam	nyilih	nyambut	ngampil	nyuwun ngampil	verba	verba-tutur	Suwadji 2013: KI (mundhut) ngampil, KD (nyuwun) ngampil; nyambut juga unsur nyambut damel; utang: nyambut
memberi tahu	ngandhani	nyanjangi	maringi pirsa	ngaturi pirsa	verba	verba-tutur	
menyebut	nyebut	nyebat			verba	verba-tutur	
memaafkan	ngapura	ngapunten	maringi pangapunten		verba	verba-tutur	
menasihati	nuturi		maringi pitutur		verba	verba-tutur	varKI: maringi wejangan
berjanji	janji				verba	verba-tutur	
berunding	rembugan	rembagan			verba	verba-tutur	
berbohong	goroh				verba	verba-tutur	sumber berbeda: kamus memberi krama dora
memuji	ngalem				verba	verba-tutur	
menyanyi (tembang)	nembang	nyekar			verba	verba-tutur	homograf: nyekar 'ziarah menabur bunga'
menari	njoged	mbeksa			verba	verba-tutur	
berdoa	ndonga				verba	verba-tutur	varN: dedonga
berterima kasih	ngaturake panuwun	ngaturaken panuwun			frasa	verba-tutur	
bercanda	guyon	gegujengan			verba	verba-tutur	varN: gegojegan
tertawa	ngguyu	gumujeng			verba	verba-tutur	
tersenyum	mesem				verba	verba-tutur	
menangis	nangis		muwun		verba	verba-tutur	
berteriak	mbengok				verba	verba-tutur	
diam	meneng	mendel			verba	verba-tutur	varK: kendel
tahu, melihat	weruh	sumerep	pirsa		verba	verba-pikiran	varKI: uninga, priksa
mengerti	ngerti	mangertos	pirsa		verba	verba-pikiran	varK: ngertos
melihat	ndeleng	ningali	mirsani		verba	verba-pikiran	varN: ndelok; varKI: mriksani
menonton	nonton	ningali	mirsani		verba	verba-pikiran	
mendengar	krungu	mireng	midhanget		verba	verba-pikiran	
mendengarkan	ngrungokake	mirengaken	midhangetaken		verba	verba-pikiran	
mencium bau	ngambu	ngambet			verba	verba-pikiran	
merasa	krasa	kraos			verba	verba-pikiran	
berpikir	mikir	manah	menggalih		verba	verba-pikiran	varK: manah; varKI: nggalih; sumber berbeda: manah; dalam praktik mikir dipakai di semua tingkat
ingat	eling	emut			verba	verba-pikiran	varK: enget
lupa	lali	supe			verba	verba-pikiran	varK: kesupen (kelalen)
suka, senang akan	dhemen	remen			verba	verba-pikiran	varN: seneng
cinta, sayang	tresna				verba	verba-pikiran	
rindu	kangen				verba	verba-pikiran	sebagian sumber memberi kapang (krama) dan oneng (KI)
mau	gelem	purun	kersa		verba	verba-pikiran	untuk diri sendiri: kula purun; salah: kula kersa
ingin	kepengin		ngersakaken		verba	verba-pikiran	varN: pengin; ngoko alus: ngersakake
akan, hendak	arep	badhe	kersa		adverbia	verba-pikiran	varK: ajeng (madya/Suwadji 2013); KI kersa untuk kehendak
percaya	percaya	pitados			verba	verba-pikiran	varN: ngandel
mengira	ngira	nginten			verba	verba-pikiran	
mencoba	nyoba	nyobi			verba	verba-pikiran	
takut	wedi	ajrih			adjektiva	verba-pikiran	bandingkan wedhi 'pasir'
berani	wani	wantun			adjektiva	verba-pikiran	varK: purun
malu	isin		lingsem		adjektiva	verba-pikiran	sumber berbeda: Sasangka 2004 mencatat lingsem sebagai krama
marah	nesu		duka		adjektiva	verba-pikiran	homograf: duka KD 'entah'; kata jebakan: Indonesia 'duka' = susah, sedhih
memarahi	nyrengeni		ndukani		verba	verba-pikiran	
kaget	kaget	kejot			verba	verba-pikiran	dalam praktik kaget dipakai di semua tingkat
sabar	sabar				adjektiva	verba-pikiran	
menghormati	ngajeni	ngaosi			verba	verba-pikiran	varN: ngurmati
memilih	milih				verba	verba-pikiran	
kenal	tepung	tepang			verba	verba-pikiran	varN: wanuh; kata jebakan: Indonesia 'tepung' = glepung
menerima	nampa	nampi			verba	verba-pikiran	
membutuhkan	butuh	betah			verba	verba-pikiran	homograf: Indonesia 'betah' = krasan
keinginan, maksud	karep	kajeng	kersa		nomina	verba-pikiran	homograf: kajeng 'kayu'
membeli	tuku	tumbas	mundhut		verba	verba-transaksi	untuk diri sendiri: kula tumbas; salah: kula mundhut; homograf: mundhut KI 'mengambil', 'meminta'
membelikan	nukokake	numbasaken	mundhutaken		verba	verba-transaksi	salah: nukokaken, numbasake
menjual	adol	sade			verba	verba-transaksi	varK: nyade (dari ngedol)
berjualan	dodolan	sadean			verba	verba-transaksi	varK: sadeyan
membayar	mbayar				verba	verba-transaksi	
menawar	ngenyang	ngawis			verba	verba-transaksi	varN: nganyang
laku	payu	pajeng			verba	verba-transaksi	
bertukar	ijol	lintu			verba	verba-transaksi	
mengirim	ngirim	ngintun			verba	verba-transaksi	
menimbang	nimbang				verba	verba-transaksi	
berbelanja	blanja				verba	verba-transaksi	
berdagang	dagang	gramen			verba	verba-transaksi	
membungkus	mbungkus				verba	verba-transaksi	
menabung	nyelengi				verba	verba-transaksi	
satu	siji	setunggal			numeralia	bilangan	varK: satunggal
dua	loro	kalih			numeralia	bilangan	bandingkan lara 'sakit'
tiga	telu	tiga			numeralia	bilangan	
empat	papat	sekawan			numeralia	bilangan	
lima	lima	gangsal			numeralia	bilangan	
enam	enem				numeralia	bilangan	
tujuh	pitu				numeralia	bilangan	
delapan	wolu				numeralia	bilangan	
sembilan	sanga				numeralia	bilangan	
sepuluh	sepuluh	sedasa			numeralia	bilangan	varK: sadasa
sebelas	sewelas				numeralia	bilangan	
dua belas	rolas	kalih welas			numeralia	bilangan	
tiga belas	telulas	tiga welas			numeralia	bilangan	
empat belas	patbelas	kawan welas			numeralia	bilangan	
lima belas	limalas	gangsal welas			numeralia	bilangan	
enam belas	nembelas				numeralia	bilangan	
tujuh belas	pitulas				numeralia	bilangan	
delapan belas	wolulas				numeralia	bilangan	
sembilan belas	sangalas				numeralia	bilangan	
dua puluh	rong puluh	kalih dasa			numeralia	bilangan	
dua puluh satu	selikur				numeralia	bilangan	
dua puluh dua	rolikur	kalih likur			numeralia	bilangan	
dua puluh tiga	telulikur	tiga likur			numeralia	bilangan	varK: tigang likur
dua puluh empat	patlikur	kawan likur			numeralia	bilangan	
dua puluh lima	selawe	selangkung			numeralia	bilangan	bukan 'limang likur'
tiga puluh	telung puluh	tigang dasa			numeralia	bilangan	
tiga puluh lima	telung puluh lima	tigang dasa gangsal			numeralia	bilangan	pola puluhan + satuan
empat puluh	patang puluh	kawan dasa			numeralia	bilangan	
lima puluh	seket				numeralia	bilangan	bukan 'limang puluh'; krama tetap seket
enam puluh	sewidak				numeralia	bilangan	bukan 'nem puluh'; krama tetap sewidak
tujuh puluh	pitung puluh	pitung dasa			numeralia	bilangan	
delapan puluh	wolung puluh	wolung dasa			numeralia	bilangan	
sembilan puluh	sangang puluh	sangang dasa			numeralia	bilangan	
seratus	satus	setunggal atus			numeralia	bilangan	satus juga dipakai dalam krama
dua ratus	rong atus	kalih atus			numeralia	bilangan	
tiga ratus	telung atus	tigang atus			numeralia	bilangan	
empat ratus	patang atus	kawan atus			numeralia	bilangan	
lima ratus	limang atus	gangsal atus			numeralia	bilangan	
enam ratus	nem atus				numeralia	bilangan	
tujuh ratus	pitung atus				numeralia	bilangan	
delapan ratus	wolung atus				numeralia	bilangan	
sembilan ratus	sangang atus				numeralia	bilangan	
seribu	sewu	setunggal ewu			numeralia	bilangan	sewu juga dipakai dalam krama
dua ribu	rong ewu	kalih ewu			numeralia	bilangan	
tiga ribu	telung ewu	tigang ewu			numeralia	bilangan	
lima ribu	limang ewu	gangsal ewu			numeralia	bilangan	
sepuluh ribu	sepuluh ewu	sedasa ewu			numeralia	bilangan	
dua (di depan satuan)	rong	kalih			numeralia	bilangan	rong dina, kalih dinten
tiga (di depan satuan)	telung	tigang			numeralia	bilangan	telung dina, tigang dinten; salah: tiga dinten
empat (di depan satuan)	patang	kawan			numeralia	bilangan	patang dina, kawan dinten; salah: sekawan dinten
lima (di depan satuan)	limang	gangsal			numeralia	bilangan	limang dina, gangsal dinten
puluh (satuan)	puluh	dasa			numeralia	bilangan	
ratus (satuan)	atus				numeralia	bilangan	
ribu (satuan)	ewu				numeralia	bilangan	
setengah	separo	sepalih			numeralia	bilangan	
seperempat	seprapat	seprasekawan			numeralia	bilangan	varK: saprasekawan
pertama	kapisan				numeralia	bilangan	varK: kaping setunggal
kedua	kapindho	kaping kalih			numeralia	bilangan	varN: kaping pindho; kaping kalih juga berarti 'dua kali'
ketiga	katelu	kaping tiga			numeralia	bilangan	
keempat	kapapat	kaping sekawan			numeralia	bilangan	
kelima	kalima	kaping gangsal			numeralia	bilangan	
dua kali	ping pindho	kaping kalih			frasa	bilangan	varN: kaping pindho; kaping kalih juga berarti 'kedua'
banyaknya, jumlah	cacah				nomina	bilangan	varN: gunggung; krama-ngoko (Puspa Rinonce)
waktu	wektu	wekdal			nomina	waktu	
saat, kala	wayah	wanci			nomina	waktu	homograf: wayah KI 'cucu'
pagi	esuk	enjing			nomina	waktu	sumber berbeda: enjang (lazim, tetapi krama desa menurut Widyaparwa); jangan dipakai sebagai pengecoh
siang	awan	siyang			nomina	waktu	kata jebakan: Indonesia 'awan' = mega (awan gelap = mendhung)
sore	sore	sonten			nomina	waktu	
malam	bengi	dalu			nomina	waktu	varK: ndalu
petang	surup	serap			nomina	waktu	
hari	dina	dinten			nomina	waktu	
bulan (kalender)	sasi	wulan			nomina	waktu	krama desa: santun
tahun	taun				nomina	waktu	warsa: ragam indah/kata majemuk (tanggap warsa), bukan KI
jam	jam				nomina	waktu	varK: pukul, tabuh
menit	menit				nomina	waktu	
minggu (pekan)	minggu				nomina	waktu	
sekarang	saiki	samenika			adverbia	waktu	varK: sapunika, sakmenika; madya: sakniki
tadi	mau	wau			adverbia	waktu	
nanti	mengko	mangke			adverbia	waktu	
kemarin	wingi	kala wingi			adverbia	waktu	
besok	sesuk	benjing			adverbia	waktu	varN: besuk; varK: mbenjing, benjang, benjing-enjing, mbenjing-enjing
dulu (masa lampau)	biyen	rumiyin			adverbia	waktu	madya: riyin
terlebih dahulu	dhisik	rumiyin			adverbia	waktu	
tadi malam	mau bengi	wau dalu			frasa	waktu	varK: kala wau dalu
sebentar	sedhela	sekedhap			adverbia	waktu	salah: sedela, sedelo; varK: sakedhap
lama (waktu)	suwe	dangu			adjektiva	waktu	
setiap	saben				adverbia	waktu	
pernah	tau	nate			adverbia	waktu	
selalu	tansah				adverbia	waktu	
sering	kerep	asring			adverbia	waktu	
jarang	arang	awis			adverbia	waktu	homograf: awis krama 'mahal'; kata jebakan: Indonesia 'arang' = areng
kadang-kadang	kadhang-kadhang				adverbia	waktu	bandingkan kadang 'saudara'
ketika	nalika				konjungsi	waktu	varN: dhek; varK: kala
pada waktu (lampau)	dhek	kala			preposisi	waktu	
sebelum	sadurunge	saderengipun			konjungsi	waktu	
setelah	sawise	sasampunipun			konjungsi	waktu	
kemudian	banjur	lajeng			konjungsi	waktu	varN: terus
sejak	wiwit				preposisi	waktu	
sampai (waktu)	nganti	ngantos			preposisi	waktu	
zaman	jaman				nomina	waktu	
awal	wiwitan				nomina	waktu	
akhir	pungkasan				nomina	waktu	
sepanjang hari	sedina muput	sedinten muput			frasa	waktu	
tengah malam	tengah wengi	tengah dalu			frasa	waktu	
hari ini	dina iki	dinten menika			frasa	waktu	
segera	age	enggal			adverbia	waktu	varN: ndang, gage; homograf: enggal krama 'baru'
Senin	Senen				nomina	hari	varN: Senin (pengaruh Indonesia)
Selasa	Selasa				nomina	hari	varN: Slasa
Rabu	Rebo				nomina	hari	
Kamis	Kemis				nomina	hari	
Jumat	Jemuwah				nomina	hari	varN: Jumuwah
Sabtu	Setu				nomina	hari	
Minggu (hari)	Ngahad				nomina	hari	varN: Minggu, Akad, Ahad
pasaran Legi	Legi				nomina	hari	varK: Manis
pasaran Pahing	Pahing				nomina	hari	varN: Paing
pasaran Pon	Pon				nomina	hari	
pasaran Wage	Wage				nomina	hari	
pasaran Kliwon	Kliwon				nomina	hari	varK: Kasih
hari pasaran	pasaran				nomina	hari	
hari lahir (weton)	weton	wedalan	wiyosan		nomina	hari	
nasi	sega	sekul			nomina	makanan	
beras	beras	wos			nomina	makanan	varK: uwos
padi	pari	pantun			nomina	makanan	kata jebakan: Indonesia 'pantun' = parikan
makanan	panganan	tetedhan	dhaharan		nomina	makanan	
minuman	omben-omben		unjukan		nomina	makanan	
air	banyu	toya			nomina	makanan	
minuman hangat	wedang		unjukan		nomina	makanan	
teh	teh				nomina	makanan	
kopi	kopi				nomina	makanan	
susu	susu				nomina	makanan	
jamu	jamu	jampi			nomina	makanan	sumber berbeda: sebagian memberi KI loloh
lauk	lawuh				nomina	makanan	
sayur berkuah	jangan				nomina	makanan	kata jebakan: Indonesia 'jangan' = aja
ikan	iwak	ulam			nomina	makanan	iwak juga berarti lauk daging: iwak pitik = ulam ayam
daging	daging				nomina	makanan	
telur	endhog	tigan			nomina	makanan	salah: endog
tempe	tempe				nomina	makanan	
tahu	tahu				nomina	makanan	
kerupuk	krupuk				nomina	makanan	
bubur	bubur				nomina	makanan	varN: jenang
garam	uyah	sarem			nomina	makanan	
gula	gula	gendhis			nomina	makanan	
minyak	lenga	lisah			nomina	makanan	
kelapa	krambil	klapa			nomina	makanan	varN: kambil, klapa
cabai	lombok				nomina	makanan	
bawang merah	brambang				nomina	makanan	
bawang putih	bawang				nomina	makanan	
kacang	kacang				nomina	makanan	
jagung	jagung				nomina	makanan	
singkong	tela				nomina	makanan	varN: pohung, kaspa; tela tanpa keterangan dapat juga berarti ubi jalar (tela rambat)
terung	terong				nomina	makanan	
pisang	gedhang	pisang			nomina	makanan	
jeruk	jeruk	jeram			nomina	makanan	
jambu	jambu	jambet			nomina	makanan	varK: jambu; sumber berbeda: jambet kerap dipandang krama desa
mangga (buah)	pelem				nomina	makanan	bandingkan mangga 'silakan'
pepaya	kates				nomina	makanan	
nangka	nangka				nomina	makanan	
sirih	suruh	sedhah			nomina	makanan	kata jebakan: Indonesia 'suruh' = kongkon
tebu	tebu	rosan			nomina	makanan	
tembakau	mbako	sata			nomina	makanan	
enak	enak	eca			adjektiva	makanan	salah: eco
manis	legi				adjektiva	makanan	varK: manis
asin	asin				adjektiva	makanan	
pahit	pait				adjektiva	makanan	
asam	kecut				adjektiva	makanan	
pedas	pedhes				adjektiva	makanan	
gurih	gurih				adjektiva	makanan	
tawar, hambar	anyep				adjektiva	makanan	
matang	mateng				adjektiva	makanan	
mentah	mentah				adjektiva	makanan	
lapar	luwe				adjektiva	makanan	varN: ngelih
haus	ngelak				adjektiva	makanan	sebagian sumber memberi salit sebagai bentuk halus
kenyang	wareg	tuwuk			adjektiva	makanan	
sarapan	sarapan				verba	makanan	
bumbu	bumbu				nomina	makanan	
bayam	bayem				nomina	makanan	
hangat	anget				adjektiva	makanan	
segar	seger				adjektiva	makanan	
rumah	omah	griya	dalem		nomina	rumah	homograf: dalem KD 'saya'; ngoko alus: daleme
kamar	kamar				nomina	rumah	varN: senthong
pintu	lawang	konten			nomina	rumah	varK: kori; sumber berbeda: kori juga dicatat sebagai krama inggil
jendela	jendhela				nomina	rumah	varN: cendhela
dapur	pawon				nomina	rumah	
kamar mandi	jedhing		pasiraman		nomina	rumah	varN: kolah, kamar mandi; sumber berbeda: pasiraman
sumur	sumur				nomina	rumah	
halaman	latar				nomina	rumah	varN: plataran
pekarangan	pekarangan	pekawisan			nomina	rumah	
kebun	kebon				nomina	rumah	
pagar	pager				nomina	rumah	
atap	payon				nomina	rumah	
dinding	tembok				nomina	rumah	
bata	bata	banon			nomina	rumah	
tempat tidur	paturon	patileman	pasareyan		nomina	rumah	varKI: pasarean; homograf: pasareyan juga KI 'makam'
bantal	bantal				nomina	rumah	sumber berbeda: kajang (lengkap: kajang sirah) dicatat sebagai krama atau krama inggil
kasur	kasur				nomina	rumah	
tikar	klasa	gelaran			nomina	rumah	
selimut	kemul	singeb			nomina	rumah	
kursi	kursi		palenggahan		nomina	rumah	
meja	meja				nomina	rumah	
lemari	lemari	lemantun			nomina	rumah	varK: lemari; sumber berbeda: lemantun juga dicatat sebagai krama desa
lampu	lampu				nomina	rumah	
pelita	diyan	dilah			nomina	rumah	
cermin	pangilon	paningalan			nomina	rumah	varN: kaca
sapu	sapu				nomina	rumah	
piring	piring				nomina	rumah	
gelas	gelas				nomina	rumah	
cangkir	cangkir				nomina	rumah	
sendok	sendhok				nomina	rumah	
panci	panci				nomina	rumah	
wadah	wadhah				nomina	rumah	salah: wadah
ember	ember				nomina	rumah	
sabun	sabun				nomina	rumah	
handuk	andhuk				nomina	rumah	
kunci	kunci				nomina	rumah	
tongkat	teken		lantaran		nomina	rumah	
payung	payung		songsong		nomina	rumah	
baju	klambi	rasukan	ageman		nomina	pakaian	
pakaian	sandhangan		ageman		nomina	pakaian	varKI: busana
celana	kathok	sruwal	lancingan		nomina	pakaian	sumber berbeda: sebagian memberi lancingan sebagai krama
kain jarik	jarik	sinjang	nyamping		nomina	pakaian	varN: jarit
sepatu	sepatu				nomina	pakaian	
sandal	sandhal				nomina	pakaian	
topi	topi				nomina	pakaian	
ikat kepala	iket		dhestar		nomina	pakaian	
kacamata	kacamata	kacamripat	kaca tingal		nomina	pakaian	varKI: kacatingal
cincin	ali-ali		sesupe		nomina	pakaian	
kalung	kalung		sangsangan		nomina	pakaian	
sapu tangan	kacu		usap asta		nomina	pakaian	
batik	bathik	serat			nomina	pakaian	homograf: serat krama 'surat'
keris	keris	dhuwung	wangkingan		nomina	pakaian	
sisir	jungkas	serat	pethat		nomina	pakaian	varN: jungkat; homograf: serat krama 'surat' dan 'batik'
sabuk	sabuk		paningset		nomina	pakaian	homograf: paningset 'tanda ikatan lamaran'
sekolah	sekolah				nomina	sekolah	varK: pamulangan
guru	guru				nomina	sekolah	
murid	murid				nomina	sekolah	varN: siswa
buku	buku				nomina	sekolah	
kertas	dluwang	dlancang			nomina	sekolah	varN: kertas
surat	layang	serat			nomina	sekolah	varKI: nawala; homograf: serat krama 'batik' dan 'sisir'
pena	pulpen				nomina	sekolah	
pensil	potelot				nomina	sekolah	
penggaris	garisan				nomina	sekolah	
tas	tas				nomina	sekolah	
kelas	kelas				nomina	sekolah	varN: klas
pelajaran	wulangan	wucalan			nomina	sekolah	sumber berbeda: Suwadji 2013 memandang wucal krama desa
ajaran	piwulang	piwucal			nomina	sekolah	lihat catatan pada wulangan
pertanyaan	pitakon	pitaken	pandangu		nomina	sekolah	varN: pitakonan
jawaban	wangsulan				nomina	sekolah	
tugas, pekerjaan rumah	garapan				nomina	sekolah	
ujian	ujian				nomina	sekolah	
nilai	biji				nomina	sekolah	
bahasa	basa				nomina	sekolah	
kata	tembung				nomina	sekolah	
kalimat	ukara				nomina	sekolah	
huruf	aksara				nomina	sekolah	krama desa: aksanten (hindari)
tulisan	tulisan	seratan			nomina	sekolah	
gambar	gambar				nomina	sekolah	
cerita	crita	cariyos			nomina	sekolah	varN: carita
tembang, lagu	tembang	sekar			nomina	sekolah	homograf: sekar krama 'bunga'
hitungan	etungan	etangan			nomina	sekolah	
arti	teges				nomina	sekolah	varN: arti; artos dipandang krama desa (Widyaparwa), sumber berbeda
ilmu	ngelmu	ngelmi			nomina	sekolah	varN: ilmu; varK: elmi
pengetahuan	kawruh	seserepan			nomina	sekolah	
benar	bener	leres			adjektiva	sekolah	
salah	salah	lepat			adjektiva	sekolah	varN: luput
keliru	kleru	klintu			adjektiva	sekolah	varN: kliru; varK: klentu
pandai	pinter				adjektiva	sekolah	
bodoh	bodho				adjektiva	sekolah	salah: bodo
rajin	sregep				adjektiva	sekolah	
malas	kesed				adjektiva	sekolah	
lomba	lomba				nomina	sekolah	
papan tulis	blabag				nomina	sekolah	
perpustakaan	perpustakaan				nomina	sekolah	
libur	prei				verba	sekolah	varN: libur
pasar	pasar	peken			nomina	pasar	
uang	dhuwit	yatra	arta		nomina	pasar	varK: arta (lazim sebagai krama umum); sumber berbeda: yatra juga dicatat sebagai krama desa
harga	rega	regi			nomina	pasar	
mahal	larang	awis			adjektiva	pasar	homograf: awis krama 'jarang'
murah	murah	mirah			adjektiva	pasar	
pedagang	bakul				nomina	pasar	
dagangan	dagangan	gramenan			nomina	pasar	
warung	warung	wande			nomina	pasar	homograf: wande krama 'wurung'
toko	toko				nomina	pasar	
kembalian	susuk				nomina	pasar	
untung	bathi				nomina	pasar	
rugi	tuna				nomina	pasar	varN: rugi
utang	utang	sambutan	ampilan		nomina	pasar	sumber berbeda: ampilan; kata jebakan: Indonesia 'sambutan' = atur pambagya, sesorah
berat (bobot)	bobot	wawrat			nomina	pasar	homograf: wawrat krama 'hamil' (meteng)
barang	barang				nomina	pasar	
kilo	kilo				nomina	pasar	
bungkus	bungkus				nomina	pasar	
timbangan	timbangan				nomina	pasar	
dompet	dhompet				nomina	pasar	
belanjaan	blanjan				nomina	pasar	
sisir (pisang)	lirang				nomina	pasar	selirang = satu sisir pisang
jalan	dalan	margi			nomina	perjalanan	varK: radinan; homograf: margi 'karena'
kota	kutha	kitha			nomina	perjalanan	salah: kuta, kota
desa	desa	dhusun			nomina	perjalanan	
kampung	kampung				nomina	perjalanan	
negara	negara	nagari			nomina	perjalanan	varN: nagara
tempat	panggonan	panggenan			nomina	perjalanan	varN: enggon; varK: enggen
tempat, lokasi	papan				nomina	perjalanan	
jauh	adoh	tebih			adjektiva	perjalanan	krama desa: tebah
dekat	cedhak	celak			adjektiva	perjalanan	varK: caket (Sasangka 2004: madya)
jembatan	kreteg				nomina	perjalanan	
perempatan	prapatan				nomina	perjalanan	
stasiun	stasiun				nomina	perjalanan	
kereta api	sepur				nomina	perjalanan	
bus	bis				nomina	perjalanan	
mobil	montor				nomina	perjalanan	varN: mobil
sepeda	pit				nomina	perjalanan	varN: sepedha
perahu	prau	baita			nomina	perjalanan	
kendaraan	tumpakan		titihan		nomina	perjalanan	
karcis	karcis				nomina	perjalanan	
oleh-oleh	oleh-oleh	angsal-angsal			nomina	perjalanan	varK: oleh-oleh (lazim dalam praktik)
tersesat	kesasar				verba	perjalanan	
tergesa-gesa	kesusu	kesesa			adjektiva	perjalanan	
utara	lor	ler			nomina	arah	
selatan	kidul				nomina	arah	
timur	wetan				nomina	arah	
barat	kulon	kilen			nomina	arah	
kiri	kiwa				nomina	arah	
kanan	tengen				nomina	arah	
depan	ngarep	ngajeng	ngarsa		nomina	arah	
belakang	mburi	wingking			nomina	arah	varN: buri
atas	ndhuwur	nginggil			nomina	arah	varN: dhuwur
bawah	ngisor	ngandhap			nomina	arah	
dalam	njero	nglebet			nomina	arah	
luar	njaba	njawi			nomina	arah	
tengah	tengah				nomina	arah	
pinggir	pinggir				nomina	arah	
sisi, sebelah	sisih				nomina	arah	
antara	antara	antawis			nomina	arah	
di sini	ing kene	ing ngriki			frasa	arah	varK: wonten ngriki; madya: teng riki
di situ	ing kono	ing ngriku			frasa	arah	varK: wonten ngriku
di sana	ing kana	ing ngrika			frasa	arah	varK: wonten ngrika
lurus	terus				adverbia	arah	krama desa: teras (hindari); homograf: terus ngoko 'lalu' (banjur)
bumi	bumi				nomina	alam	
langit	langit				nomina	alam	
matahari	srengenge				nomina	alam	krama-ngoko (Suwadji 2013); varK: surya (ragam indah)
bulan (benda langit)	rembulan				nomina	alam	
bintang	lintang				nomina	alam	
awan gelap	mendhung				nomina	alam	
hujan	udan	jawah			nomina	alam	
angin	angin				nomina	alam	
udara	hawa				nomina	alam	
api	geni	latu			nomina	alam	
air terjun	grojogan				nomina	alam	
tanah	lemah	siti			nomina	alam	
batu	watu	sela			nomina	alam	
pasir	wedhi				nomina	alam	salah: wedi ('takut')
gunung	gunung	redi			nomina	alam	varK: ardi
sungai	kali	lepen			nomina	alam	
laut	segara	seganten			nomina	alam	
hutan	alas	wana			nomina	alam	
sawah	sawah	sabin			nomina	alam	
tegalan	tegal	tegil			nomina	alam	varK: tegal; sumber berbeda: tegil kerap dipandang krama desa
pohon	wit				nomina	alam	
kayu	kayu	kajeng			nomina	alam	homograf: kajeng 'keinginan'
daun	godhong	ron			nomina	alam	
bunga	kembang	sekar			nomina	alam	homograf: sekar krama 'tembang'
buah	woh				nomina	alam	
rumput	suket	rumput			nomina	alam	
akar	oyod				nomina	alam	
banjir	banjir	bena			nomina	alam	
emas	emas	jene			nomina	alam	homograf: jene 'kuning'
besi	wesi	tosan			nomina	alam	homograf: tosan 'tulang'
dunia	donya				nomina	alam	salah: dunyo
terang	padhang				adjektiva	alam	sebagian sumber memberi krama pajar
gelap	peteng				adjektiva	alam	
pelangi	kluwung				nomina	alam	
debu	bledug				nomina	alam	
hewan	kewan				nomina	hewan	
anjing	asu	segawon			nomina	hewan	
kucing	kucing				nomina	hewan	
sapi	sapi	lembu			nomina	hewan	
kerbau	kebo	maesa			nomina	hewan	
kambing	wedhus	menda			nomina	hewan	salah: wedus
kuda	jaran	kapal	titihan		nomina	hewan	varK: turangga (ragam indah)
ayam	pitik	ayam			nomina	hewan	
ayam jantan	jago	sawung			nomina	hewan	
itik	bebek	kambangan			nomina	hewan	
burung	manuk	peksi			nomina	hewan	varK: paksi
ular	ula	sawer			nomina	hewan	
harimau	macan	sima			nomina	hewan	
gajah	gajah				nomina	hewan	varK: liman (ragam indah)
kera	kethek				nomina	hewan	varK: rewanda (ragam indah)
babi hutan	celeng	andhapan			nomina	hewan	
rusa	menjangan	sangsam			nomina	hewan	
buaya	baya	bajul			nomina	hewan	
tikus	tikus				nomina	hewan	
semut	semut				nomina	hewan	
nyamuk	lemut				nomina	hewan	varN: nyamuk; jingklong = nyamuk besar, juga bentuk daerah
lalat	laler				nomina	hewan	
lebah	tawon				nomina	hewan	
katak	kodhok				nomina	hewan	
kupu-kupu	kupu				nomina	hewan	
jangkrik	jangkrik				nomina	hewan	
kancil	kancil				nomina	hewan	
kelinci	truwelu				nomina	hewan	
tanduk	sungu	singat			nomina	hewan	
ekor	buntut				nomina	hewan	
warna	warna	warni			nomina	warna	
merah	abang	abrit			adjektiva	warna	
putih	putih	pethak			adjektiva	warna	salah: petak
hitam	ireng	cemeng			adjektiva	warna	
kuning	kuning	jene			adjektiva	warna	homograf: jene krama 'emas'
hijau	ijo	ijem			adjektiva	warna	
biru	biru				adjektiva	warna	
cokelat	soklat				adjektiva	warna	varN: coklat
abu-abu	klawu				adjektiva	warna	
ungu	wungu				adjektiva	warna	homograf: wungu KI 'bangun'
merah muda	jambon				adjektiva	warna	
besar	gedhe	ageng			adjektiva	sifat	salah: gede
kecil	cilik	alit			adjektiva	sifat	
tinggi	dhuwur	inggil			adjektiva	sifat	
pendek, rendah	cendhek	andhap			adjektiva	sifat	varN: endhek
panjang	dawa	panjang			adjektiva	sifat	
pendek (ukuran)	cekak				adjektiva	sifat	
lebar	amba	wiyar			adjektiva	sifat	
luas	jembar	wiyar			adjektiva	sifat	
sempit	ciyut				adjektiva	sifat	
berat	abot	awrat			adjektiva	sifat	
ringan	entheng				adjektiva	sifat	
tebal	kandel				adjektiva	sifat	
tipis	tipis				adjektiva	sifat	
baru	anyar	enggal			adjektiva	sifat	homograf: enggal krama 'segera' (age)
lama (usang)	lawas	lami			adjektiva	sifat	
kuno	kuna	kina			adjektiva	sifat	
muda	enom	enem			adjektiva	sifat	bandingkan enem 'enam' (beda vokal)
tua	tuwa	sepuh			adjektiva	sifat	krama desa: sepah
bagus, baik	apik	sae			adjektiva	sifat	
baik (budi)	becik	sae			adjektiva	sifat	
buruk	elek	awon			adjektiva	sifat	varN: ala
cantik	ayu				adjektiva	sifat	
tampan	bagus				adjektiva	sifat	kata jebakan: bagus (Jawa) khusus laki-laki tampan
kaya	sugih				adjektiva	sifat	
miskin	mlarat				adjektiva	sifat	
bersih	resik				adjektiva	sifat	
kotor	reged				adjektiva	sifat	
sulit	angel				adjektiva	sifat	sumber berbeda: sebagian memberi krama awrat
mudah	gampang	gampil			adjektiva	sifat	
kuat	kuwat	kiyat			adjektiva	sifat	
cepat	cepet				adjektiva	sifat	varN: rikat; sumber berbeda: sebagian memberi krama enggal
pelan	alon				adjektiva	sifat	
ramai	rame				adjektiva	sifat	
sepi	sepi	sepen			adjektiva	sifat	dalam praktik sepi dipakai di semua tingkat
senang, gembira	bungah	bingah	rena		adjektiva	sifat	
susah	susah	sisah			adjektiva	sifat	
jujur	jujur				adjektiva	sifat	
sama	padha	sami			adjektiva	sifat	
berbeda	beda	benten			adjektiva	sifat	
lain	liya	sanes			adjektiva	sifat	varN: seje; homograf: sanes krama 'bukan' (dudu)
panas	panas	benter			adjektiva	sifat	
dingin	adhem	asrep			adjektiva	sifat	salah: adem
kering	garing				adjektiva	sifat	varK: aking
basah	teles				adjektiva	sifat	
keras	atos				adjektiva	sifat	
halus	alus				adjektiva	sifat	
gemuk	lemu	lema			adjektiva	sifat	sumber berbeda: sebagian memberi krama lema; sumber berbeda: lema; sumber berbeda: lemu juga dipakai dalam krama
kurus	kuru	kera			adjektiva	sifat	
penuh	kebak				adjektiva	sifat	
kosong	kothong				adjektiva	sifat	
licin	lunyu				adjektiva	sifat	
cukup	cukup	cekap			adjektiva	sifat	
genap, lengkap	genep	jangkep			adjektiva	sifat	
penting	wigati	wigatos			adjektiva	sifat	
lumrah, biasa	lumrah	limrah			adjektiva	sifat	
utama	utama	utami			adjektiva	sifat	
lucu	lucu				adjektiva	sifat	sebagian sumber memberi krama cucud
galak	galak				adjektiva	sifat	
pelit	cethil				adjektiva	sifat	
rusak	rusak	risak			adjektiva	sifat	
pecah	pecah				adjektiva	sifat	
rukun	rukun				adjektiva	sifat	
berani (gagah)	kendel	purun			adjektiva	sifat	vokal berbeda dengan krama kendel 'berhenti'
sangat	banget	sanget			adverbia	keterangan	
banyak	akeh	kathah			adjektiva	keterangan	salah: kata, katah
sedikit	sethithik	sekedhik			adverbia	keterangan	varN: sithik
juga	uga	ugi			adverbia	keterangan	
saja	wae	kemawon			adverbia	keterangan	varN: bae
hanya	mung	namung			adverbia	keterangan	
masih	isih	taksih			adverbia	keterangan	
sedang	lagi	saweg			adverbia	keterangan	varK: nembe
baru saja	lagi wae	nembe kemawon			frasa	keterangan	varN: mentas
harus	kudu	kedah			adverbia	keterangan	salah: kedhah
akan (pasti)	bakal	badhe			adverbia	keterangan	
tidak usah	ora usah	mboten sisah			frasa	keterangan	
bisa	bisa	saged			adverbia	keterangan	salah: saget
boleh	oleh	angsal			adverbia	keterangan	varN: kena; varK: kenging; bentuk hormat: pareng, kepareng
mendapat	entuk	angsal			verba	keterangan	varN: oleh; varK: pikantuk
perlu	perlu				adverbia	keterangan	
lagi (pengulangan)	maneh	malih			adverbia	keterangan	lisan: meneh
lebih	luwih	langkung			adverbia	keterangan	
paling	paling				adverbia	keterangan	
agak	rada	radi			adverbia	keterangan	
kurang	kurang	kirang			adverbia	keterangan	
hampir	meh				adverbia	keterangan	
memang	pancen				adverbia	keterangan	
pasti	mesthi				adverbia	keterangan	salah: mesti
sungguh-sungguh	temenan	saestu			adverbia	keterangan	varN: tenan
malah	malah				adverbia	keterangan	
bersama	bareng	sareng			adverbia	keterangan	
bersama-sama	bebarengan	sesarengan			adverbia	keterangan	
beberapa	sawetara	sawatawis			numeralia	keterangan	
kira-kira	kira-kira	kinten-kinten			adverbia	keterangan	
mungkin	mbok menawa	mbok menawi			adverbia	keterangan	
katanya	jare	cariyosipun	ngendikanipun		adverbia	keterangan	ngoko alus: ngendikane
terlalu banyak	kakehan	kekathahen			adjektiva	keterangan	
seperti ini	kaya ngene	kados mekaten			frasa	keterangan	
jadi terlaksana	sida	siyos	estu		adverbia	keterangan	
tidak jadi	wurung	sande			adverbia	keterangan	varK: wande (boten wande = ora wurung); homograf: wande krama 'warung'
tetap, ajek	ajeg				adverbia	keterangan	
tiba-tiba	dumadakan				adverbia	keterangan	
dan	lan	kaliyan			konjungsi	kata-tugas	varK: saha, tuwin
dengan	karo	kaliyan			preposisi	kata-tugas	madya: kalih; homograf: kalih 'dua'
atau	utawa	utawi			konjungsi	kata-tugas	
tetapi	nanging				konjungsi	kata-tugas	varN: ning; varK: ananging
karena	amarga	amargi			konjungsi	kata-tugas	varN: merga; varK: margi
sebab	jalaran				konjungsi	kata-tugas	
karena itu, maka	mula	mila			konjungsi	kata-tugas	
supaya	supaya	supados			konjungsi	kata-tugas	
jika	yen	menawi			konjungsi	kata-tugas	varK: bilih
kalau (seandainya)	menawa	menawi			konjungsi	kata-tugas	
meskipun	sanajan	sanadyan			konjungsi	kata-tugas	varN: senajan
seandainya	upama	upami			konjungsi	kata-tugas	
di	ing				preposisi	kata-tugas	varK: wonten ing; lisan: neng, ning, nang
ke	menyang	dhateng			preposisi	kata-tugas	salah: dateng; lisan: nyang
kepada	marang	dhateng			preposisi	kata-tugas	varK: dhumateng
dari	saka	saking			preposisi	kata-tugas	varN: seka
untuk	kanggo	kangge	kagem		preposisi	kata-tugas	kagem hanya untuk milik/keperluan orang yang dihormati
oleh	dening				preposisi	kata-tugas	
tanpa	tanpa				preposisi	kata-tugas	
tentang	bab				preposisi	kata-tugas	
seperti	kaya	kados			preposisi	kata-tugas	
sampai, hingga	nganti tekan	ngantos dumugi			frasa	kata-tugas	
kecuali	kejaba	kejawi			preposisi	kata-tugas	varN: kajaba
yang	sing	ingkang			partikel	kata-tugas	varN: kang (ragam tulis)
si	si	pun			partikel	kata-tugas	
para	para				partikel	kata-tugas	
biar, biarlah	ben	kajengipun	kersanipun		partikel	kata-tugas	
yaitu	yaiku	inggih menika			konjungsi	kata-tugas	varK: inggih punika
misalnya	kayata	kadosta			konjungsi	kata-tugas	
sedangkan, adapun	dene				konjungsi	kata-tugas	varK: wondene
serta	sarta				konjungsi	kata-tugas	varK: saha
bahwa	yen	bilih			konjungsi	kata-tugas	varK: menawi
sesudah itu	sawise iku	sasampunipun menika			frasa	kata-tugas	
selain itu	saliyane iku	kejawi menika			frasa	kata-tugas	varK: kejawi menika; sumber berbeda: kejawi menika; varK: sasanesipun menika, sanesipun menika
tidak hanya	ora mung	mboten namung			frasa	kata-tugas	
di- (pasif)	di-	dipun-			afiks	afiks	diwaca, dipunwaos; salah: diwaos, dipun waos (dipisah)
-nya	-e	-ipun			afiks	afiks	setelah vokal -ne/-nipun: bukune, bukunipun
-kan	-ake	-aken			afiks	afiks	setelah vokal -kake/-kaken; salah: -aken pada kata ngoko
-ku	-ku	kula			afiks	afiks	bukuku, buku kula; salah: buku kulo, bukunipun kula
-mu	-mu	sampeyan	panjenengan		afiks	afiks	bukumu, buku panjenengan; ngoko alus: bukune panjenengan
ku- (pasif persona pertama)	dak-	kula		dalem	afiks	afiks	varN: tak-; dakwaca, kula waos
kau- (pasif persona kedua)	kok-	sampeyan	panjenengan		afiks	afiks	varN: mbok-; kokwaca, panjenengan waos
-i (lokatif)	-i				afiks	afiks	setelah vokal -ni; sama dalam ngoko dan krama
-en (perintah)	-en	dipun-			afiks	afiks	setelah vokal -nen: isinen; wacanen, dipunwaos; halus: mangga dipunwaos
-a (perintah/andaian)	-a				afiks	afiks	dalam krama lazim diganti mangga atau kersaa
-na (perintah)	-na	-aken			afiks	afiks	setelah vokal -kna: tukokna; jupukna, mangga dipunpendhetaken
-an (nomina)	-an				afiks	afiks	
ka- (pasif sastra)	ka-				afiks	afiks	kawaca, kawaos
ke-/-an	ke-an				afiks	afiks	kelangan, kecalan
ke-/-en (terlalu)	ke-en				afiks	afiks	kegedhen, kagengen
sa-/se-	sa-				afiks	afiks	saomah, sagriya
pa-/-an	pa-an				afiks	afiks	panggonan, panggenan
N- (aktif)	N-				afiks	afiks	nulis, nyerat; sama dalam ngoko dan krama
sakit	lara	sakit	gerah		adjektiva	kesehatan	untuk diri sendiri: kula sakit; salah: kula gerah; bandingkan loro 'dua'
penyakit	lelara	sesakit	gerah		nomina	kesehatan	
sehat	waras	saras	dhangan		adjektiva	kesehatan	
sembuh	mari	mantun	dhangan		verba	kesehatan	kata jebakan: Indonesia 'mari' = ayo
pusing	mumet		puyeng		adjektiva	kesehatan	varN: ngelu; sebagian sumber: puyeng krama
batuk	watuk		cekoh		nomina	kesehatan	bandingkan bathuk 'dahi'
lelah	kesel	sayah			adjektiva	kesehatan	
obat	tamba	jampi	usada		nomina	kesehatan	
luka	tatu	labet			nomina	kesehatan	
hamil	meteng	wawrat	nggarbini		verba	kesehatan	varKI: mbobot
dokter	dhokter				nomina	kesehatan	
pilek	pilek				nomina	kesehatan	
jenazah	jisim		layon		nomina	kesehatan	sumber berbeda: layon; varN: mayit; sumber berbeda: layon KN, krama, atau krama inggil
makam	kuburan		pasareyan		nomina	kesehatan	varKI: pasarean; homograf: pasareyan juga KI 'tempat tidur'
pekerjaan	pagaweyan	padamelan			nomina	kerja-budaya	varN: gaweyan
petani	tani				nomina	kerja-budaya	
buruh	buruh	berah			nomina	kerja-budaya	
lurah, kepala desa	lurah				nomina	kerja-budaya	
warga	warga				nomina	kerja-budaya	
upah	opah	epah			nomina	kerja-budaya	
rezeki	rejeki				nomina	kerja-budaya	
kehidupan	panguripan	pagesangan			nomina	kerja-budaya	
pangan	pangan	tedha			nomina	kerja-budaya	
kabar	kabar				nomina	kerja-budaya	varN: warta; varK: pawartos
rasa	rasa	raos			nomina	kerja-budaya	
nasihat	pitutur				nomina	kerja-budaya	ragam hormat: wejangan
permintaan	panjaluk	panedha	pamundhut	panyuwun	nomina	kerja-budaya	
agama	agama	agami			nomina	kerja-budaya	
puasa	pasa	siyam			nomina	kerja-budaya	
doa	donga				nomina	kerja-budaya	
adat	adat				nomina	kerja-budaya	
wayang	wayang	ringgit			nomina	kerja-budaya	
dalang	dhalang				nomina	kerja-budaya	
gamelan	gamelan	gangsa			nomina	kerja-budaya	gamelan juga dipakai dalam krama
tari	joged	beksa			nomina	kerja-budaya	
upacara selamatan	slametan	wilujengan	sugengan		nomina	kerja-budaya	
kerja bakti	gugur gunung				frasa	kerja-budaya	
tata krama	tata krama				frasa	kerja-budaya	
tingkat tutur	unggah-ungguh				nomina	kerja-budaya	
kesalahan	kaluputan	kalepatan			nomina	kerja-budaya	
kebaikan	kabecikan	kasaenan			nomina	kerja-budaya	
kebutuhan	kabutuhan	kabetahan			nomina	kerja-budaya	
musuh	mungsuh	mengsah			nomina	kerja-budaya	
pencuri	maling	pandung			nomina	kerja-budaya	
Jawa	Jawa	Jawi			nomina	kerja-budaya	basa Jawa, basa Jawi
`;
