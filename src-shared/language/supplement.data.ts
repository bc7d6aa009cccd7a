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
teka-teki	cangkriman				nomina	tambahan	sumber: tessdata
jawaban teka-teki	batangan				nomina	tambahan	sumber: tessdata
puisi berima	parikan				nomina	tambahan	sumber: tessdata
geguritan, puisi	geguritan				nomina	tambahan	sumber: tessdata
nama tingkat tutur ngoko	ngoko				nomina	tambahan	sumber: tessdata
nama tingkat tutur krama	krama				nomina	tambahan	sumber: tessdata
lugu, nama tingkat tutur	lugu				adjektiva	tambahan	sumber: tessdata
mengurutkan, urutan	urut				nomina	tambahan	sumber: tessdata
anak kerbau	gudel				nomina	tambahan	sumber: tessdata
anak sapi	pedhet				nomina	tambahan	sumber: tessdata
anak kuda	belo				nomina	tambahan	sumber: tessdata
anak kambing	cempe				nomina	tambahan	sumber: tessdata
anak ayam	kuthuk				nomina	tambahan	sumber: tessdata
anak bebek	meri				nomina	tambahan	sumber: tessdata
anak anjing	kirik				nomina	tambahan	sumber: tessdata
anak macan	gogor				nomina	tambahan	sumber: tessdata
anak burung	piyik				nomina	tambahan	sumber: tessdata
anak katak	precil				nomina	tambahan	sumber: tessdata
kandang	kandhang				nomina	tambahan	sumber: tessdata
jengger	jengger				nomina	tambahan	sumber: tessdata
gubuk	gubug				nomina	tambahan	sumber: tessdata
wujud	rupa	rupi			nomina	tambahan	sumber: tessdata
telapak, tapak	tapak				nomina	tambahan	sumber: tessdata
menyusu	nusu	nesep			verba	tambahan	sumber: tessdata
bertengkar	padu				verba	tambahan	sumber: tessdata
jelas	cetha				adjektiva	tambahan	sumber: tessdata
keburu	selak				adverbia	tambahan	sumber: tessdata
kencang	banter				adjektiva	tambahan	sumber: tessdata
tambah	tambah				verba	tambahan	sumber: tessdata
memesan	pesen				verba	tambahan	sumber: tessdata
terbalik	kuwalik				verba	tambahan	sumber: tessdata
mendengkur	ngorok				verba	tambahan	sumber: tessdata
terdengar	keprungu	kepireng			verba	tambahan	sumber: tessdata
membangunkan	nggugah	nggigah	mungu		verba	tambahan	sumber: tessdata
kering (air)	asat				adjektiva	tambahan	sumber: tessdata
memasang	masang				verba	tambahan	sumber: tessdata
meniru	niru				verba	tambahan	sumber: tessdata
tampak	katon	ketingal			verba	tambahan	sumber: tessdata
bersembunyi	ndhelik				verba	tambahan	sumber: tessdata
duduk mengobrol	jagongan				verba	tambahan	sumber: tessdata
menghadiri hajatan	kondangan				verba	tambahan	sumber: tessdata
boleh, diizinkan		kepareng			verba	tambahan	sumber: tessdata
menjunjung di kepala	nyunggi				verba	tambahan	sumber: tessdata
memikul di bahu	manggul				verba	tambahan	sumber: tessdata
menjinjing	njinjing				verba	tambahan	sumber: tessdata
pandai besi	pandhe				nomina	tambahan	sumber: tessdata
tukang kayu	undhagi				nomina	tambahan	sumber: tessdata
bengkel	bengkel				nomina	tambahan	sumber: tessdata
ongkos	ongkos				nomina	tambahan	sumber: tessdata
ojek	ojek				nomina	tambahan	sumber: tessdata
HP	hp				nomina	tambahan	sumber: tessdata
pulsa	pulsa				nomina	tambahan	sumber: tessdata
warung internet	warnet				nomina	tambahan	sumber: tessdata
grup	grup				nomina	tambahan	sumber: tessdata
kartu	kertu				nomina	tambahan	sumber: tessdata
salak	salak				nomina	tambahan	sumber: tessdata
pecel	pecel				nomina	tambahan	sumber: tessdata
bakso	bakso				nomina	tambahan	sumber: tessdata
wedang ronde	ronde				nomina	tambahan	sumber: tessdata
nasi kucing, warung dorong	angkringan				nomina	tambahan	sumber: tessdata
wadah bambu bundar	tenong				nomina	tambahan	sumber: tessdata
ayam utuh	ingkung				nomina	tambahan	sumber: tessdata
urap sayur	gudhangan				nomina	tambahan	sumber: tessdata
selamatan weton anak	bancakan				nomina	tambahan	sumber: tessdata
kenduri	kenduren				nomina	tambahan	sumber: tessdata
ronda	ronda				nomina	tambahan	sumber: tessdata
kentungan	kenthongan				nomina	tambahan	sumber: tessdata
gotong royong	sambatan				nomina	tambahan	sumber: tessdata
nyadran	nyadran				verba	tambahan	sumber: tessdata
tujuh bulanan	mitoni				verba	tambahan	sumber: tessdata
lima hari bayi	sepasaran				nomina	tambahan	sumber: tessdata
malam sebelum akad	midodareni				nomina	tambahan	sumber: tessdata
sungkem	sungkem				verba	tambahan	sumber: tessdata
lebaran	bakda				nomina	tambahan	sumber: tessdata
pidato penyambutan	pambagyaharja				nomina	tambahan	sumber: tessdata
sekaten	sekaten				nomina	tambahan	sumber: tessdata
ketupat	kupat				nomina	tambahan	sumber: tessdata
bermain gamelan	klenengan				verba	tambahan	sumber: tessdata
saron	saron				nomina	tambahan	sumber: tessdata
gending	gendhing				nomina	tambahan	sumber: tessdata
macapat	macapat				nomina	tambahan	sumber: tessdata
pocung	pocung				nomina	tambahan	sumber: tessdata
gambuh	gambuh				nomina	tambahan	sumber: tessdata
kinanthi	kinanthi				nomina	tambahan	sumber: tessdata
musim	mangsa				nomina	tambahan	sumber: tessdata
pranata	pranata				nomina	tambahan	sumber: tessdata
jamu gendong	gendhong				nomina	tambahan	sumber: tessdata
egrang	egrang				nomina	tambahan	sumber: tessdata
engklek	engklek				nomina	tambahan	sumber: tessdata
jamuran	jamuran				nomina	tambahan	sumber: tessdata
dakon	dakon				nomina	tambahan	sumber: tessdata
cublak	cublak				nomina	tambahan	sumber: tessdata
giwang	suweng				nomina	tambahan	sumber: tessdata
layang-layang	layangan				nomina	tambahan	sumber: tessdata
sepak bola	bal-balan				verba	tambahan	sumber: tessdata
bola	bal				nomina	tambahan	sumber: tessdata
gol	gol				nomina	tambahan	sumber: tessdata
penjaga gawang	kiper				nomina	tambahan	sumber: tessdata
gobag sodor	gobag sodor				nomina	tambahan	sumber: tessdata
benthik	benthik				nomina	tambahan	sumber: tessdata
celengan	celengan				nomina	tambahan	sumber: tessdata
andong	andhong				nomina	tambahan	sumber: tessdata
surjan	surjan				nomina	tambahan	sumber: tessdata
blangkon	blangkon				nomina	tambahan	sumber: tessdata
beskap	beskap				nomina	tambahan	sumber: tessdata
lurik	lurik				nomina	tambahan	sumber: tessdata
setagen	stagen				nomina	tambahan	sumber: tessdata
kebaya	kebaya				nomina	tambahan	sumber: tessdata
hanacaraka	hanacaraka				nomina	tambahan	sumber: tessdata
lakon	lakon				nomina	tambahan	sumber: tessdata
raja	ratu				nomina	tambahan	sumber: tessdata
panen	panen				nomina	tambahan	sumber: tessdata
tangga (alat)	andha				nomina	tambahan	sumber: Bausastra Jawa
asam jawa	asem				nomina	tambahan	sumber: Bausastra Jawa
bank	bank				nomina	tambahan	sumber: Bausastra Jawa
dewa, batara	bathara				nomina	tambahan	sumber: Bausastra Jawa
bawaan dari selamatan	berkat				nomina	tambahan	sumber: Bausastra Jawa
bocor	bocor				adjektiva	tambahan	sumber: Bausastra Jawa
berlubang	bolong				adjektiva	tambahan	sumber: Bausastra Jawa
busuk	bosok				adjektiva	tambahan	sumber: Bausastra Jawa
botol	botol				nomina	tambahan	sumber: Bausastra Jawa
rusak	bubrah				adjektiva	tambahan	sumber: Bausastra Jawa
tambahan	imbuh				nomina	tambahan	sumber: Bausastra Jawa
Ismaya	ismaya				nomina	tambahan	sumber: Bausastra Jawa
musim keempat pranata mangsa	kapat				numeralia	tambahan	sumber: Bausastra Jawa
tersisa, tinggal	kari	kantun			verba	tambahan	sumber: Bausastra Jawa
kahyangan	kayangan				nomina	tambahan	sumber: Bausastra Jawa
periuk	kendhil				nomina	tambahan	sumber: Bausastra Jawa
berayun	lembehan				verba	tambahan	sumber: Bausastra Jawa
beranak	manak				verba	tambahan	sumber: Bausastra Jawa
memanjat	menek				verba	tambahan	sumber: Bausastra Jawa
terengah-engah	menggeh-menggeh				adjektiva	tambahan	sumber: Bausastra Jawa
terpejam	merem				verba	tambahan	sumber: Bausastra Jawa
berbunyi	muni	mungel			verba	tambahan	sumber: Bausastra Jawa
menyala	murub				verba	tambahan	sumber: Bausastra Jawa
ke utara	ngalor	ngaler			adverbia	tambahan	sumber: Bausastra Jawa
mengasah	ngasah				verba	tambahan	sumber: Bausastra Jawa
ke timur	ngetan				adverbia	tambahan	sumber: Bausastra Jawa
ke selatan	ngidul				adverbia	tambahan	sumber: Bausastra Jawa
mengintip	ngintip				verba	tambahan	sumber: Bausastra Jawa
mengejar	ngoyak				verba	tambahan	sumber: Bausastra Jawa
ke barat	ngulon	ngilen			adverbia	tambahan	sumber: Bausastra Jawa
memetik hasil	ngundhuh				verba	tambahan	sumber: Bausastra Jawa
cangkul	pacul				nomina	tambahan	sumber: Bausastra Jawa
pas, tepat	pas				adjektiva	tambahan	sumber: Bausastra Jawa
sekalian	pisan				adverbia	tambahan	sumber: Bausastra Jawa
dengarkan	rungokna				verba	tambahan	sumber: Bausastra Jawa
salam	salam				nomina	tambahan	sumber: Bausastra Jawa
sampah	sampah				nomina	tambahan	sumber: Bausastra Jawa
kesatria	satriya				nomina	tambahan	sumber: Bausastra Jawa
tetap	tetep				adverbia	tambahan	sumber: Bausastra Jawa
bekas	tilas				nomina	tambahan	sumber: Bausastra Jawa
patah	tugel				verba	tambahan	sumber: Bausastra Jawa
tumpeng	tumpeng				nomina	tambahan	sumber: Bausastra Jawa
wangi	wangi				adjektiva	tambahan	sumber: Bausastra Jawa
agar	amrih				konjungsi	tambahan	sumber: Bausastra Jawa
arisan	arisan				nomina	tambahan	sumber: Bausastra Jawa
beruntung	begja				adjektiva	tambahan	sumber: Bausastra Jawa
bersih	bersih				adjektiva	tambahan	sumber: Bausastra Jawa
bosan	bosen				adjektiva	tambahan	sumber: Bausastra Jawa
melatih	gulang				verba	tambahan	sumber: Bausastra Jawa
kalbu	kalbu				nomina	tambahan	sumber: Bausastra Jawa
lagu	lagu				nomina	tambahan	sumber: Bausastra Jawa
tajam pikiran	lantip				adjektiva	tambahan	sumber: Bausastra Jawa
mencicipi	ngicipi				verba	tambahan	sumber: Bausastra Jawa
memandang	nyawang				verba	tambahan	sumber: Bausastra Jawa
hari raya	riyaya	riyadi			nomina	tambahan	sumber: Bausastra Jawa
rujak	rujak				nomina	tambahan	sumber: Bausastra Jawa
isyarat	sasmita				nomina	tambahan	sumber: Bausastra Jawa
utuh	wutuh	wetah			adjektiva	tambahan	sumber: Bausastra Jawa
`;
