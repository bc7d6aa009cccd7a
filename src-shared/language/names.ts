/** Kin and role titles that may stand alone as the name of a respected person (R20). */
export const RESPECTED_TITLES: ReadonlySet<string> = new Set(
  `pak bu bapak ibu rama simbok mbah simbah eyang budhe pakdhe bulik paklik lik guru lurah
  kyai nyai ki nyi dhalang dhokter carik mbok den embah kakung putri kepala`.split(/\s+/),
);

/** Titles of somewhat older people among the young; polite, but ngoko stays right. */
export const ELDER_SIBLING_TITLES: ReadonlySet<string> = new Set(
  'kang mas mbak yu mbakyu kakang'.split(' '),
);

/** Short calls for younger people. */
export const YOUNGER_CALLS: ReadonlySet<string> = new Set(
  'le ndhuk dhik dhi nak ngger thole gendhuk'.split(' '),
);

/** People, places and things with a name of their own; in lower case. */
export const NAMES: ReadonlySet<string> = new Set(
  `semar gareng petruk bagong mar reng truk gong punakawan
  slamet met wira karta darmi bayu sastra marta harja sari wati ratna tini tinah yanti ani
  budi joko jaka wahyu agus bambang sri sumi siti lestari dewi rini ningsih tuti
  karyo karya wongso wangsa prawira kerta darma wagiman paiman parto marto kromo
  jogja yogyakarta ngayogyakarta sala solo surakarta klaten sleman bantul kulonprogo wonosari
  magelang semarang malioboro beringharjo prambanan borobudur merapi merbabu jakarta surabaya
  indonesia gedhe arjuna werkudara bima kresna pandawa karang kadempel tumaritis
  ratri dimas suta laras tini wulan tanto yanto ismaya ngawi kartasura
  bakul pawiyatan`.split(/\s+/),
);

/** Sounds and calls without a level. */
export const INTERJECTIONS: ReadonlySet<string> = new Set(
  `o oo oh ah eh e he ha hah hei hi hore lho lo lha wah wadhuh waduh adhuh dhuh walah nah hus cup hmm
  wo ee wee sst ssst psst aduh ya yo hayo huu uh hem ehem haha hehe hihi guk-guk kriuk kukuruyuk
  a i u meong guk ting tong kring dor byur gubrak brak prang jebul`.split(/\s+/),
);

/** Elders who are never called by the bare name (R20). */
export const ELDER_NAMES: ReadonlySet<string> = new Set(
  'semar karta darmi sastro sastra wira darma marta'.split(' '),
);
