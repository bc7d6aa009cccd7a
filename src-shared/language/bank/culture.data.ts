import type { BANK_CHARACTERS } from './bank-question.ts';

export type CultureItem = {
  character: (typeof BANK_CHARACTERS)[number];
  level: number;
  name: string;
  /** The words by which a question is seen to be about it. */
  words: RegExp;
};

type Row = readonly [name: string, words: RegExp];

/** Things of Javanese life, each in one question of its cell (bank-v2.md, section 8). */
export const CULTURE: readonly CultureItem[] = [
  ...cell('Semar', 1, [
    ['wiwitan', /\bwiwitan/],
    ['ronda, kenthongan', /\b(ronda|kenthongan)/],
    ['cangkriman gudel', /\bgudel/],
  ]),
  ...cell('Gareng', 1, [
    ['egrang', /\begrang/],
    ['weton', /\b(weton|legi|pahing|wage|kliwon)/],
    ['engklek', /\bengklek/],
    ['jamuran', /\bjamuran/],
  ]),
  ...cell('Petruk', 1, [
    ['parikan', /\bparikan/],
    ['dakon', /\bdakon/],
    ['cublak-cublak suweng', /\bcublak/],
    ['layangan', /\blayangan/],
  ]),
  ...cell('Bagong', 1, [
    ['pecel', /\bpecel/],
    ['bakso', /\bbakso/],
    ['bal-balan', /\bbal-balan/],
  ]),
  ...cell('Semar', 2, [
    ['tenong, berkat', /\b(tenong|berkat)/],
    ['sambatan', /\bsambatan/],
    ['nyadran', /\b(ny|s)adran/],
    ['Semar = Bathara Ismaya', /\bismaya/],
  ]),
  ...cell('Gareng', 2, [
    ['hanacaraka name plate', /\b(hanacaraka|aksara)/],
    ['gobag sodor', /\bgobag/],
    ['geguritan contest', /\bgeguritan/],
    ['benthik', /\bbenthik/],
  ]),
  ...cell('Petruk', 2, [
    ['Pasar Pon', /\bpasar\p{L}* pon\b|\bpon\b/u],
    ['celengan', /\bcelengan/],
    ['andhong', /\bandhong/],
    ['HP without pulsa', /\bpulsa/],
  ]),
  ...cell('Bagong', 2, [
    ['surjan, kondangan', /\b(surjan|kondangan)/],
    ['wedang ronde', /\bronde/],
    ['jajan pasar', /\bjajan\p{L}* pasar/u],
    ["Bagong from Semar's shadow", /\b(wayangan|bayangan|ayang-ayang)/],
  ]),
  ...cell('Semar', 3, [
    ['kenduren', /\bkenduren/],
    ['mitoni', /\bmitoni/],
    ['tembang Pocung', /\bpocung/],
    ['pranata mangsa', /\bmangsa/],
  ]),
  ...cell('Gareng', 3, [
    ['library card', /\b(kertu|perpustakaan|perpus)/],
    ['class chat group', /\bgrup/],
    ['tembang Gambuh', /\bgambuh/],
    ['jamu gendhong', /\bjampi|\bjamu/],
  ]),
  ...cell('Petruk', 3, [
    ['bargaining for salak', /\bsalak/],
    ['KRL Jogja-Sala', /\bkrl/],
    ['Beringharjo', /\bberingharjo/],
    ['topeng', /\btopeng/],
  ]),
  ...cell('Bagong', 3, [
    ['iket, blangkon', /\b(iket|blangkon)/],
    ['angkringan, sega kucing', /\b(angkringan|sekul kucing|sega kucing)/],
    ['warnet', /\bwarnet/],
  ]),
  ...cell('Semar', 4, [
    ['sungkem, Bakda', /\b(sungkem|bakda)/],
    ['midodareni', /\bmidodareni/],
    ['bersih desa', /\b(bersih|resik) (desa|dhusun)/],
    ['Kinanthi', /\bkinanthi/],
  ]),
  ...cell('Gareng', 4, [
    ['layang ijin', /\b(ijin|serat|layang)/],
    ['pambagyaharja', /\b(pambagyaharja|pambagya)/],
    ['Kemis Pahing in adat dress', /\b(kemis|kemis) pahing/],
    ['Gareng dadi ratu', /\b(dadi|dados) (ratu|raja)/],
  ]),
  ...cell('Petruk', 4, [
    ['Petruk dadi ratu', /\b(dadi|dados) (ratu|raja)/],
    ['klenengan, saron', /\b(klenengan|saron)/],
    ['ojek online', /\bojek/],
    ['Sekaten', /\bsekaten/],
  ]),
  ...cell('Bagong', 4, [
    ['kupat, Bakda Kupat', /\bkupat/],
    ['HP at table before elders', /\bhp\b/],
    ['cangkriman jago', /\b(jago|sawung)/],
  ]),
];

function cell(
  character: CultureItem['character'],
  level: number,
  rows: readonly Row[],
): CultureItem[] {
  return rows.map(([name, words]) => ({
    character,
    level,
    name,
    words: new RegExp(words.source, 'iu'),
  }));
}
