/**
 * Words beside the lexicon, in its eight columns: surely known words that questions use, and words
 * that the lexicon only names inside a note.
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
`;
