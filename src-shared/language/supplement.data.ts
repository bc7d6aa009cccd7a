/**
 * Words beside the lexicon, in its eight columns: surely known words that questions use, and words
 * that the lexicon only names inside a note. `sumber: tessdata` in the note: the form stands in the Javanese
 * word list of the Tesseract project; meaning and level are the writers' own knowledge.
 */
export const SUPPLEMENT_TSV = `
kok (heran)	kok				partikel	tambahan	
kan, bukan?	ta				partikel	tambahan	
kan	rak				partikel	tambahan	
lah, dong	mbok				partikel	tambahan	
kan, toh	je				partikel	tambahan	
selagi	mumpung				konjungsi	tambahan	
terima kasih (akrab)	nuwun				interjeksi	tambahan	
ialah	iku	menika			partikel	tambahan	
rapat	rapat				nomina	tambahan	
jahe	jahe				nomina	tambahan	
langkah, jalan	laku	lampah			nomina	tambahan	
sini	kene	ngriki			adverbia	tambahan	
situ	kono	ngriku			adverbia	tambahan	
sana	kana	ngrika			adverbia	tambahan	
belas (satuan)	welas				numeralia	tambahan	
likur (satuan)	likur				numeralia	tambahan	
enam (di depan satuan)	nem				numeralia	tambahan	
tujuh (di depan satuan)	pitung				numeralia	tambahan	
delapan (di depan satuan)	wolung				numeralia	tambahan	
sembilan (di depan satuan)	sangang				numeralia	tambahan	
kali	ping	kaping			numeralia	tambahan	
dua (kali)	pindho	kalih			numeralia	tambahan	
usah, perlu	usah	sisah			adverbia	tambahan	
malam	wengi	dalu			nomina	tambahan	
mbah	mbah				nomina	tambahan	
menemani	ngancani				verba	tambahan	
arang	areng				nomina	tambahan	
bulu	wulu				nomina	tambahan	
menabrak	nabrak				verba	tambahan	
menginjak	ngidak				verba	tambahan	
nenek atau kakek	simbah				nomina	tambahan	
kudapan	jajan				nomina	tambahan	
mencampur	nyampur				verba	tambahan	
hangus	gosong				adjektiva	tambahan	
kasihan	mesakake	mesakaken			adjektiva	tambahan	
menang	menang				verba	tambahan	
kalah	kalah				verba	tambahan	
menata	nata				verba	tambahan	
arah	arah				nomina	tambahan	
nomor	nomer				nomina	tambahan	
isi	isi				nomina	tambahan	
parah, keras	nemen	sanget			adjektiva	tambahan	
paribasan	paribasan				nomina	tambahan	
boleh, diizinkan		kepareng			verba	tambahan	sumber: tessdata
bengkak	abuh				adjektiva	tambahan	sumber: Bausastra Jawa
berharga	aji				adjektiva	tambahan	sumber: Bausastra Jawa
harga, martabat	ajining				nomina	tambahan	sumber: Bausastra Jawa
alun-alun	alun-alun				nomina	tambahan	sumber: Bausastra Jawa
berantakan, hancur	ambyar				adjektiva	tambahan	sumber: Bausastra Jawa
agar	amrih				konjungsi	tambahan	sumber: Bausastra Jawa
tangga (alat)	andha				nomina	tambahan	sumber: Bausastra Jawa
andong	andhong				nomina	tambahan	sumber: tessdata
nasi kucing, warung dorong	angkringan				nomina	tambahan	sumber: tessdata
menguap	angop				verba	tambahan	sumber: Bausastra Jawa
arisan	arisan				nomina	tambahan	sumber: Bausastra Jawa
sabit	arit				nomina	tambahan	sumber: Bausastra Jawa
kering (air)	asat				adjektiva	tambahan	sumber: tessdata
asam jawa	asem				nomina	tambahan	sumber: Bausastra Jawa
bayangan	ayang-ayang				nomina	tambahan	sumber: Bausastra Jawa
babak	babak				nomina	tambahan	sumber: Bausastra Jawa
lebaran	bakda				nomina	tambahan	sumber: tessdata
bakso	bakso				nomina	tambahan	sumber: tessdata
bola	bal				nomina	tambahan	sumber: tessdata
sepak bola	bal-balan				verba	tambahan	sumber: tessdata
selamatan weton anak	bancakan				nomina	tambahan	sumber: tessdata
bandeng	bandeng				nomina	tambahan	sumber: Bausastra Jawa
bank	bank				nomina	tambahan	sumber: Bausastra Jawa
kencang	banter				adjektiva	tambahan	sumber: tessdata
jawaban teka-teki	batangan				nomina	tambahan	sumber: tessdata
dewa, batara	bathara				nomina	tambahan	sumber: Bausastra Jawa
beruntung	begja				adjektiva	tambahan	sumber: Bausastra Jawa
wancahan sambel pedhes	beldhes				nomina	tambahan	sumber: Bausastra Jawa
anak kuda	belo				nomina	tambahan	sumber: tessdata
bengkel	bengkel				nomina	tambahan	sumber: tessdata
benthik	benthik				nomina	tambahan	sumber: tessdata
bawaan dari selamatan	berkat				nomina	tambahan	sumber: Bausastra Jawa
bersih	bersih				adjektiva	tambahan	sumber: Bausastra Jawa
beskap	beskap				nomina	tambahan	sumber: tessdata
bibi	bibi				nomina	tambahan	sumber: Bausastra Jawa
biasa	biyasa				adjektiva	tambahan	sumber: Bausastra Jawa
blangkon	blangkon				nomina	tambahan	sumber: tessdata
bocor	bocor				adjektiva	tambahan	sumber: Bausastra Jawa
berlubang	bolong				adjektiva	tambahan	sumber: Bausastra Jawa
boros	boros				adjektiva	tambahan	sumber: Bausastra Jawa
busuk	bosok				adjektiva	tambahan	sumber: Bausastra Jawa
botol	botol				nomina	tambahan	sumber: Bausastra Jawa
rusak	bubrah				adjektiva	tambahan	sumber: Bausastra Jawa
bukti	bukti				nomina	tambahan	sumber: Bausastra Jawa
berikut, susulan	candhak				nomina	tambahan	sumber: Bausastra Jawa
teka-teki	cangkriman				nomina	tambahan	sumber: tessdata
celengan	celengan				nomina	tambahan	sumber: tessdata
anak kambing	cempe				nomina	tambahan	sumber: tessdata
jelas	cetha				adjektiva	tambahan	sumber: tessdata
coret	coret				verba	tambahan	sumber: Bausastra Jawa
cublak	cublak				nomina	tambahan	sumber: tessdata
permainan menebak anting	cublak-cublak				nomina	tambahan	sumber: Bausastra Jawa
dakon	dakon				nomina	tambahan	sumber: tessdata
dawet	dhawet				nomina	tambahan	sumber: Bausastra Jawa
dijual	didol	dipunsade			verba	tambahan	sumber: Bausastra Jawa
egrang	egrang				nomina	tambahan	sumber: tessdata
tidak mau	emoh				verba	tambahan	sumber: Bausastra Jawa
engklek	engklek				nomina	tambahan	sumber: tessdata
es	es				nomina	tambahan	sumber: Bausastra Jawa
gambuh	gambuh				nomina	tambahan	sumber: tessdata
cepat, lekas	gancang				adjektiva	tambahan	sumber: Bausastra Jawa
bergantian	gantian				verba	tambahan	sumber: Bausastra Jawa
gawang	gawang				nomina	tambahan	sumber: Bausastra Jawa
geguritan, puisi	geguritan				nomina	tambahan	sumber: tessdata
berkelahi	gelut				verba	tambahan	sumber: Bausastra Jawa
hemat	gemi				adjektiva	tambahan	sumber: Bausastra Jawa
genting	gendheng				nomina	tambahan	sumber: Bausastra Jawa
gending	gendhing				nomina	tambahan	sumber: tessdata
jamu gendong	gendhong				nomina	tambahan	sumber: tessdata
tempayan	genthong				nomina	tambahan	sumber: Bausastra Jawa
giliran	giliran				nomina	tambahan	sumber: Bausastra Jawa
gobag sodor	gobag sodor				nomina	tambahan	sumber: tessdata
anak macan	gogor				nomina	tambahan	sumber: tessdata
gol	gol				nomina	tambahan	sumber: tessdata
grup	grup				nomina	tambahan	sumber: tessdata
gubuk	gubug				nomina	tambahan	sumber: tessdata
anak kerbau	gudel				nomina	tambahan	sumber: tessdata
urap sayur	gudhangan				nomina	tambahan	sumber: tessdata
gudeg	gudheg				nomina	tambahan	sumber: Bausastra Jawa
melatih	gulang				verba	tambahan	sumber: Bausastra Jawa
heran	gumun				verba	tambahan	sumber: Bausastra Jawa
berlumuran	gupak				verba	tambahan	sumber: Bausastra Jawa
hanacaraka	hanacaraka				nomina	tambahan	sumber: tessdata
HP	hp				nomina	tambahan	sumber: tessdata
biji, butir	iji				nomina	tambahan	sumber: Bausastra Jawa
tambahan	imbuh				nomina	tambahan	sumber: Bausastra Jawa
ayam utuh	ingkung				nomina	tambahan	sumber: tessdata
Ismaya	ismaya				nomina	tambahan	sumber: Bausastra Jawa
duduk mengobrol	jagongan				verba	tambahan	sumber: tessdata
jamuran	jamuran				nomina	tambahan	sumber: tessdata
berdampingan	jejer				verba	tambahan	sumber: Bausastra Jawa
jenang, bubur manis	jenang				nomina	tambahan	sumber: Bausastra Jawa
jengger	jengger				nomina	tambahan	sumber: tessdata
kedinginan	kadhemen	kasrepen			adjektiva	tambahan	sumber: Bausastra Jawa
kalbu	kalbu				nomina	tambahan	sumber: Bausastra Jawa
kandang	kandhang				nomina	tambahan	sumber: tessdata
musim keempat pranata mangsa	kapat				numeralia	tambahan	sumber: Bausastra Jawa
tersisa, tinggal	kari	kantun			verba	tambahan	sumber: Bausastra Jawa
karung	karung				nomina	tambahan	sumber: Bausastra Jawa
kasar	kasar				adjektiva	tambahan	sumber: Bausastra Jawa
terlambat	kasep				adjektiva	tambahan	sumber: Bausastra Jawa
tampak	katon	ketingal			verba	tambahan	sumber: tessdata
kesiangan	kawanen				adjektiva	tambahan	sumber: Bausastra Jawa
kahyangan	kayangan				nomina	tambahan	sumber: Bausastra Jawa
cepat	kebat				adjektiva	tambahan	sumber: Bausastra Jawa
kebaya	kebaya				nomina	tambahan	sumber: tessdata
biji dakon	kecik				nomina	tambahan	sumber: Bausastra Jawa
kekecilan	keciliken	kealiten			adjektiva	tambahan	sumber: Bausastra Jawa
terkena percikan	kecipratan				verba	tambahan	sumber: Bausastra Jawa
kepanjangan	kedawan				adjektiva	tambahan	sumber: Bausastra Jawa
kebagian	keduman				verba	tambahan	sumber: Bausastra Jawa
terantuk	kejedhug				verba	tambahan	sumber: Bausastra Jawa
kembar	kembar				adjektiva	tambahan	sumber: Bausastra Jawa
kendi	kendhi				nomina	tambahan	sumber: Bausastra Jawa
periuk	kendhil				nomina	tambahan	sumber: Bausastra Jawa
kenduri	kenduren				nomina	tambahan	sumber: tessdata
kentungan	kenthongan				nomina	tambahan	sumber: tessdata
terdengar	keprungu	kepireng			verba	tambahan	sumber: tessdata
kartu	kertu				nomina	tambahan	sumber: tessdata
tersiram	kesiram				verba	tambahan	sumber: Bausastra Jawa
kesorean	kesoren				adjektiva	tambahan	sumber: Bausastra Jawa
kelihatan, ketahuan	ketara	ketawis			verba	tambahan	sumber: Bausastra Jawa
terbentur	ketatap				verba	tambahan	sumber: Bausastra Jawa
kemalaman	kewengen				adjektiva	tambahan	sumber: Bausastra Jawa
kinanthi	kinanthi				nomina	tambahan	sumber: tessdata
kios	kios				nomina	tambahan	sumber: Bausastra Jawa
penjaga gawang	kiper				nomina	tambahan	sumber: tessdata
anak anjing	kirik				nomina	tambahan	sumber: tessdata
bermain gamelan	klenengan				verba	tambahan	sumber: tessdata
klepon	klepon				nomina	tambahan	sumber: Bausastra Jawa
klethik (kudapan renyah)	klethik				nomina	tambahan	sumber: Bausastra Jawa
terlewat	kliwat				adjektiva	tambahan	sumber: Bausastra Jawa
kehujanan	kodanan	kejawahan			verba	tambahan	sumber: Bausastra Jawa
hirup	kokop				verba	tambahan	sumber: Bausastra Jawa
menghadiri hajatan	kondangan				verba	tambahan	sumber: tessdata
nama tingkat tutur krama	krama				nomina	tambahan	sumber: tessdata
kereta listrik	krl				nomina	tambahan	sumber: Bausastra Jawa
membeli untuk dijual lagi	kulakan				verba	tambahan	sumber: Bausastra Jawa
ketupat	kupat				nomina	tambahan	sumber: tessdata
kusir	kusir				nomina	tambahan	sumber: Bausastra Jawa
anak ayam	kuthuk				nomina	tambahan	sumber: tessdata
terbalik	kuwalik				verba	tambahan	sumber: tessdata
lagu	lagu				nomina	tambahan	sumber: Bausastra Jawa
lakon	lakon				nomina	tambahan	sumber: tessdata
tiang rambatan	lanjaran				nomina	tambahan	sumber: Bausastra Jawa
tajam pikiran	lantip				adjektiva	tambahan	sumber: Bausastra Jawa
layang-layang	layangan				nomina	tambahan	sumber: tessdata
lumpur	lendhut				nomina	tambahan	sumber: Bausastra Jawa
suka memberi	loman				adjektiva	tambahan	sumber: Bausastra Jawa
lugu, nama tingkat tutur	lugu				adjektiva	tambahan	sumber: tessdata
lumpang	lumpang				nomina	tambahan	sumber: Bausastra Jawa
lurik	lurik				nomina	tambahan	sumber: tessdata
tungku	luweng				nomina	tambahan	sumber: Bausastra Jawa
terbang	mabur				verba	tambahan	sumber: Bausastra Jawa
macapat	macapat				nomina	tambahan	sumber: tessdata
maju	maju				verba	tambahan	sumber: Bausastra Jawa
mahkota	makutha				nomina	tambahan	sumber: Bausastra Jawa
berbau	mambu				adjektiva	tambahan	sumber: Bausastra Jawa
beranak	manak				verba	tambahan	sumber: Bausastra Jawa
memikul di bahu	manggul				verba	tambahan	sumber: tessdata
mangkuk	mangkok				nomina	tambahan	sumber: Bausastra Jawa
musim	mangsa				nomina	tambahan	sumber: tessdata
memasang	masang				verba	tambahan	sumber: tessdata
menebak	mbedhek				verba	tambahan	sumber: Bausastra Jawa
memecahkan	mecahake	mecahaken			verba	tambahan	sumber: Bausastra Jawa
tetap saja	meksa				adverbia	tambahan	sumber: Bausastra Jawa
hantu	memedi				nomina	tambahan	sumber: Bausastra Jawa
memanjat	menek				verba	tambahan	sumber: Bausastra Jawa
terengah-engah	menggeh-menggeh				adjektiva	tambahan	sumber: Bausastra Jawa
baru saja	mentas				adverbia	tambahan	sumber: Bausastra Jawa
menjemur	mepe				verba	tambahan	sumber: Bausastra Jawa
terpejam	merem				verba	tambahan	sumber: Bausastra Jawa
anak bebek	meri				nomina	tambahan	sumber: tessdata
memetik	methik				verba	tambahan	sumber: Bausastra Jawa
menjemput	methuk				verba	tambahan	sumber: Bausastra Jawa
malam sebelum akad	midodareni				nomina	tambahan	sumber: tessdata
tujuh bulanan	mitoni				verba	tambahan	sumber: tessdata
berbunyi	muni	mungel			verba	tambahan	sumber: Bausastra Jawa
menyala	murub				verba	tambahan	sumber: Bausastra Jawa
menabuh	nabuh				verba	tambahan	sumber: Bausastra Jawa
nanas	nanas				nomina	tambahan	sumber: Bausastra Jawa
menawarkan	nawakake	nawakaken			verba	tambahan	sumber: Bausastra Jawa
bersembunyi	ndhelik				verba	tambahan	sumber: tessdata
menyembunyikan	ndhelikake	ndhelikaken			verba	tambahan	sumber: Bausastra Jawa
menjahit	ndondomi				verba	tambahan	sumber: Bausastra Jawa
kelereng	neker				nomina	tambahan	sumber: Bausastra Jawa
menelepon	nelpun				verba	tambahan	sumber: Bausastra Jawa
dua puluh enam	nemlikur				numeralia	tambahan	sumber: Bausastra Jawa
meneteskan	netesi				verba	tambahan	sumber: Bausastra Jawa
ke utara	ngalor	ngaler			adverbia	tambahan	sumber: Bausastra Jawa
mengasah	ngasah				verba	tambahan	sumber: Bausastra Jawa
menghaturkan	ngaturake	ngaturaken			verba	tambahan	sumber: Bausastra Jawa
ke timur	ngetan				adverbia	tambahan	sumber: Bausastra Jawa
berteduh	ngeyub				verba	tambahan	sumber: Bausastra Jawa
menggendong	nggendhong				verba	tambahan	sumber: Bausastra Jawa
membangunkan	nggugah	nggigah	mungu		verba	tambahan	sumber: tessdata
mencicipi	ngicipi				verba	tambahan	sumber: Bausastra Jawa
ke selatan	ngidul				adverbia	tambahan	sumber: Bausastra Jawa
makan sirih	nginang				verba	tambahan	sumber: Bausastra Jawa
mengintip	nginceng				verba	tambahan	sumber: Bausastra Jawa
mengintip	ngintip				verba	tambahan	sumber: Bausastra Jawa
nama tingkat tutur ngoko	ngoko				nomina	tambahan	sumber: tessdata
mendengkur	ngorok				verba	tambahan	sumber: tessdata
mengejar	ngoyak				verba	tambahan	sumber: Bausastra Jawa
dengarkanlah	ngrungokna				verba	tambahan	sumber: Bausastra Jawa
ke barat	ngulon	ngilen			adverbia	tambahan	sumber: Bausastra Jawa
memetik hasil	ngundhuh				verba	tambahan	sumber: Bausastra Jawa
menelan	nguntal				verba	tambahan	sumber: Bausastra Jawa
menimba	nimba				verba	tambahan	sumber: Bausastra Jawa
meniru	niru				verba	tambahan	sumber: tessdata
menjinjing	njinjing				verba	tambahan	sumber: tessdata
menyusu	nusu	nesep			verba	tambahan	sumber: tessdata
nyadran	nyadran				verba	tambahan	sumber: tessdata
memandang	nyawang				verba	tambahan	sumber: Bausastra Jawa
memanggil	nyeluk				verba	tambahan	sumber: Bausastra Jawa
memasukkan ke air	nyemplungake	nyemplungaken			verba	tambahan	sumber: Bausastra Jawa
menyerah	nyerah				verba	tambahan	sumber: Bausastra Jawa
menyetir	nyetir				verba	tambahan	sumber: Bausastra Jawa
mencoret	nyoret				verba	tambahan	sumber: Bausastra Jawa
menjunjung di kepala	nyunggi				verba	tambahan	sumber: tessdata
ojek	ojek				nomina	tambahan	sumber: tessdata
ongkos	ongkos				nomina	tambahan	sumber: tessdata
anak tunggal	ontang-anting				nomina	tambahan	sumber: Bausastra Jawa
opor	opor				nomina	tambahan	sumber: Bausastra Jawa
cangkul	pacul				nomina	tambahan	sumber: Bausastra Jawa
bertengkar	padu				verba	tambahan	sumber: tessdata
perintah	pakon				nomina	tambahan	sumber: Bausastra Jawa
paku	paku				nomina	tambahan	sumber: Bausastra Jawa
paman	paman				nomina	tambahan	sumber: Bausastra Jawa
pidato penyambutan	pambagyaharja				nomina	tambahan	sumber: tessdata
pandai besi	pandhe				nomina	tambahan	sumber: tessdata
panen	panen				nomina	tambahan	sumber: tessdata
pantas	pantes				adjektiva	tambahan	sumber: Bausastra Jawa
puisi berima	parikan				nomina	tambahan	sumber: tessdata
pas, tepat	pas				adjektiva	tambahan	sumber: Bausastra Jawa
pecel	pecel				nomina	tambahan	sumber: tessdata
anak sapi	pedhet				nomina	tambahan	sumber: tessdata
pera, tidak pulen	pera				adjektiva	tambahan	sumber: Bausastra Jawa
memesan	pesen				verba	tambahan	sumber: tessdata
piknik	piknik				verba	tambahan	sumber: Bausastra Jawa
pincang	pincang				adjektiva	tambahan	sumber: Bausastra Jawa
sekalian	pisan				adverbia	tambahan	sumber: Bausastra Jawa
anak burung	piyik				nomina	tambahan	sumber: tessdata
pocung	pocung				nomina	tambahan	sumber: tessdata
foto	potret				nomina	tambahan	sumber: Bausastra Jawa
pranata	pranata				nomina	tambahan	sumber: tessdata
bersahaja	prasaja				adjektiva	tambahan	sumber: Bausastra Jawa
anak katak	precil				nomina	tambahan	sumber: tessdata
pucat	pucet				adjektiva	tambahan	sumber: Bausastra Jawa
pulsa	pulsa				nomina	tambahan	sumber: tessdata
punuk	punuk				nomina	tambahan	sumber: Bausastra Jawa
puskesmas	puskesmas				nomina	tambahan	sumber: Bausastra Jawa
badan, raga	raga				nomina	tambahan	sumber: Bausastra Jawa
rantang	rantang				nomina	tambahan	sumber: Bausastra Jawa
rapor	rapot				nomina	tambahan	sumber: Bausastra Jawa
raja	ratu				nomina	tambahan	sumber: tessdata
berebut	rebutan				verba	tambahan	sumber: Bausastra Jawa
hari raya	riyaya	riyadi			nomina	tambahan	sumber: Bausastra Jawa
ronda	ronda				nomina	tambahan	sumber: tessdata
wedang ronde	ronde				nomina	tambahan	sumber: tessdata
rujak	rujak				nomina	tambahan	sumber: Bausastra Jawa
dengarkan	rungokna				verba	tambahan	sumber: Bausastra Jawa
wujud	rupa	rupi			nomina	tambahan	sumber: tessdata
sering mendatangi	saba				verba	tambahan	sumber: Bausastra Jawa
salak	salak				nomina	tambahan	sumber: tessdata
salam	salam				nomina	tambahan	sumber: Bausastra Jawa
gotong royong	sambatan				nomina	tambahan	sumber: tessdata
sambal	sambel				nomina	tambahan	sumber: Bausastra Jawa
sampah	sampah				nomina	tambahan	sumber: Bausastra Jawa
bersanding	sandhing				verba	tambahan	sumber: Bausastra Jawa
ranting kering	sangkrah				nomina	tambahan	sumber: Bausastra Jawa
saron	saron				nomina	tambahan	sumber: tessdata
isyarat	sasmita				nomina	tambahan	sumber: Bausastra Jawa
kesatria	satriya				nomina	tambahan	sumber: Bausastra Jawa
sedikit, sejumput	sejumput				numeralia	tambahan	sumber: Bausastra Jawa
sekaten	sekaten				nomina	tambahan	sumber: tessdata
keburu	selak				adverbia	tambahan	sumber: tessdata
janji	semaya				nomina	tambahan	sumber: Bausastra Jawa
senter	senter				nomina	tambahan	sumber: Bausastra Jawa
lima hari bayi	sepasaran				nomina	tambahan	sumber: tessdata
setagen	stagen				nomina	tambahan	sumber: tessdata
sungkem	sungkem				verba	tambahan	sumber: tessdata
surjan	surjan				nomina	tambahan	sumber: tessdata
sobek	suwek				adjektiva	tambahan	sumber: Bausastra Jawa
giwang	suweng				nomina	tambahan	sumber: tessdata
pemukul gamelan	tabuh				nomina	tambahan	sumber: Bausastra Jawa
tambah	tambah				verba	tambahan	sumber: tessdata
tampah	tampah				nomina	tambahan	sumber: Bausastra Jawa
telapak, tapak	tapak				nomina	tambahan	sumber: tessdata
terlambat	telat				adjektiva	tambahan	sumber: Bausastra Jawa
wadah bambu bundar	tenong				nomina	tambahan	sumber: tessdata
tetap	tetep				adverbia	tambahan	sumber: Bausastra Jawa
lipat	tikel				nomina	tambahan	sumber: Bausastra Jawa
bekas	tilas				nomina	tambahan	sumber: Bausastra Jawa
titipan	titipan				nomina	tambahan	sumber: Bausastra Jawa
topeng	topeng				nomina	tambahan	sumber: Bausastra Jawa
patah	tugel				verba	tambahan	sumber: Bausastra Jawa
tumpeng	tumpeng				nomina	tambahan	sumber: Bausastra Jawa
bersisa, lebih	turah				verba	tambahan	sumber: Bausastra Jawa
lepas	ucul				verba	tambahan	sumber: Bausastra Jawa
tukang kayu	undhagi				nomina	tambahan	sumber: tessdata
mengurutkan, urutan	urut				nomina	tambahan	sumber: tessdata
wajik	wajik				nomina	tambahan	sumber: Bausastra Jawa
terbalik	walik				adjektiva	tambahan	sumber: Bausastra Jawa
singkatan	wancahan				nomina	tambahan	sumber: Bausastra Jawa
wangi	wangi				adjektiva	tambahan	sumber: Bausastra Jawa
warung internet	warnet				nomina	tambahan	sumber: tessdata
asal	waton				konjungsi	tambahan	sumber: Bausastra Jawa
utuh	wutuh	wetah			adjektiva	tambahan	sumber: Bausastra Jawa
lepas, copot	coplok				verba	tambahan	sumber: Bausastra Jawa
burung emprit	emprit				nomina	tambahan	sumber: Bausastra Jawa
duri	eri				nomina	tambahan	sumber: Bausastra Jawa
bahan tertawaan	geguyon				nomina	tambahan	sumber: Bausastra Jawa
jamur	jamur				nomina	tambahan	sumber: Bausastra Jawa
terlaksana	kelakon				verba	tambahan	sumber: Bausastra Jawa
silam	kepungkur				adjektiva	tambahan	sumber: Bausastra Jawa
berkokok	kluruk				verba	tambahan	sumber: Bausastra Jawa
kosong	kosong				adjektiva	tambahan	sumber: Bausastra Jawa
kotak	kothak				nomina	tambahan	sumber: Bausastra Jawa
berhenti, istirahat	leren				verba	tambahan	sumber: Bausastra Jawa
mengikat	naleni				verba	tambahan	sumber: Bausastra Jawa
parut	parut				nomina	tambahan	sumber: Bausastra Jawa
tali	tali				nomina	tambahan	sumber: Bausastra Jawa
tanggal	tanggal				nomina	tambahan	sumber: Bausastra Jawa
lanjutan	terusan				nomina	tambahan	sumber: Bausastra Jawa
angka	angka				nomina	tambahan	sumber: Bausastra Jawa
hasil	asil				nomina	tambahan	sumber: Bausastra Jawa
cecak (sandangan)	cecak				nomina	tambahan	sumber: Sandhangan aksara Jawa
gorengan	gorengan				nomina	tambahan	sumber: Bausastra Jawa
kaku	kaku				adjektiva	tambahan	sumber: Bausastra Jawa
layar (sandangan)	layar				nomina	tambahan	sumber: Sandhangan aksara Jawa
menyasar	nyasar				verba	tambahan	sumber: Bausastra Jawa
receh	receh				adjektiva	tambahan	sumber: Bausastra Jawa
seberapa	sepira	sepinten			kata tanya	tambahan	sumber: Bausastra Jawa
titip	titip				verba	tambahan	sumber: Bausastra Jawa
macam	werna	warni			nomina	tambahan	sumber: Bausastra Jawa
wignyan (sandangan)	wignyan				nomina	tambahan	sumber: Sandhangan aksara Jawa
bunyi tawa	hihihi				interjeksi	tambahan	sumber: Bausastra Jawa
bunyi batuk	uhuk-uhuk				interjeksi	tambahan	sumber: Bausastra Jawa
biji	wiji				nomina	tambahan	sumber: Bausastra Jawa
bendahara	bendhahara				nomina	tambahan	sumber: Bausastra Jawa
buka	buka				verba	tambahan	sumber: Bausastra Jawa
empat	catur				numeralia	tambahan	sumber: Serat Wulangreh
yang dibicarakan	cinatur				verba	tambahan	sumber: Serat Wulangreh
gabung	gabung				verba	tambahan	sumber: Bausastra Jawa
pematang	galengan				nomina	tambahan	sumber: Bausastra Jawa
iuran	iuran				nomina	tambahan	sumber: Bausastra Jawa
kebetulan	kabeneran	kaleresan			adverbia	tambahan	sumber: Bausastra Jawa
terlanjur	kalantur				adjektiva	tambahan	sumber: Serat Wulangreh
termasuk	kalebu	kalebet			verba	tambahan	sumber: Bausastra Jawa
kebablasan	kebablasan				adjektiva	tambahan	sumber: Bausastra Jawa
petak sawah	kedhok				nomina	tambahan	sumber: Bausastra Jawa
memberi upah	ngopahi				verba	tambahan	sumber: Bausastra Jawa
mencontoh	nuladha				verba	tambahan	sumber: Bausastra Jawa
menyusul	nututi				verba	tambahan	sumber: Bausastra Jawa
menyembah	nyembah				verba	tambahan	sumber: Bausastra Jawa
oli	oli				nomina	tambahan	sumber: Bausastra Jawa
tingkah	polah				nomina	tambahan	sumber: Bausastra Jawa
siap	siyaga				adjektiva	tambahan	sumber: Bausastra Jawa
tersedia	cumawis				adjektiva	tambahan	sumber: Bausastra Jawa
teguh	dira				adjektiva	tambahan	sumber: paribasan sura dira jayaningrat
senjata	gaman				nomina	tambahan	sumber: Bausastra Jawa
hadiah	hadiah				nomina	tambahan	sumber: Bausastra Jawa
izin	ijin				nomina	tambahan	sumber: Bausastra Jawa
kejayaan dunia	jayaningrat				nomina	tambahan	sumber: paribasan sura dira jayaningrat
halaman buku	kaca				nomina	tambahan	sumber: Bausastra Jawa
kehujanan	kudanan				verba	tambahan	sumber: Bausastra Jawa
memanggil ayam	kur-kur-kur				interjeksi	tambahan	sumber: Bausastra Jawa
kuatir	kuwatir	kuwatos			adjektiva	tambahan	sumber: Bausastra Jawa
luluh	lebur				verba	tambahan	sumber: Bausastra Jawa
mundur	mundur				verba	tambahan	sumber: Bausastra Jawa
menagih	nagih				verba	tambahan	sumber: Bausastra Jawa
mengalahkan	ngalahake	ngawonaken			verba	tambahan	sumber: Bausastra Jawa
menjerit	njerit				verba	tambahan	sumber: Bausastra Jawa
kelembutan budi	pangastuti				nomina	tambahan	sumber: paribasan sura dira jayaningrat
mengeluh	sambat				verba	tambahan	sumber: Bausastra Jawa
sarung	sarung				nomina	tambahan	sumber: Bausastra Jawa
berani	sura				adjektiva	tambahan	sumber: paribasan sura dira jayaningrat
asal, sarat	uger				konjungsi	tambahan	sumber: Bausastra Jawa
wayangan	wayangan				nomina	tambahan	sumber: Bausastra Jawa
lari	playu	playon			nomina	tambahan	sumber: Bausastra Jawa
hafal	apal				adjektiva	tambahan	sumber: Bausastra Jawa
berdebar-debar	dheg-dhegan				adjektiva	tambahan	sumber: Bausastra Jawa
baris tembang	gatra				nomina	tambahan	sumber: istilah tembang macapat
miring	miring				adjektiva	tambahan	sumber: Bausastra Jawa
tempat hinggap	pencokan				nomina	tambahan	sumber: tembang Pocung
berderet	renteng-renteng				adjektiva	tambahan	sumber: tembang Pocung
suku kata	wanda				nomina	tambahan	sumber: istilah tembang macapat
setuju	sarujuk				adjektiva	tambahan	sumber: Bausastra Jawa
kereta	kreta				nomina	tambahan	sumber: Bausastra Jawa
coretan	corekan				nomina	tambahan	sumber: Bausastra Jawa
terlalu cepat	kecepeten				adjektiva	tambahan	sumber: Bausastra Jawa
`;
