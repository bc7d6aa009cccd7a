/** How the speaker stands to a person: up (respected), down, peer, or formal (adults not close). */
export type Relation = 'up' | 'down' | 'peer' | 'formal';

const CHILD = 1;
export const YOUNG_ADULT = 2;
export const ADULT = 3;
const ELDER = 4;

/** The table of R20: rank by name or by the title that a name begins with. */
const RANK_BY_TITLE: Readonly<Record<string, number>> = {
  mbah: ELDER,
  simbah: ELDER,
  eyang: ELDER,
  ki: ELDER,
  nyi: ELDER,
  kyai: ELDER,
  pak: ADULT,
  bapak: ADULT,
  bu: ADULT,
  ibu: ADULT,
  rama: ADULT,
  simbok: ADULT,
  mbok: ADULT,
  budhe: ADULT,
  pakdhe: ADULT,
  bulik: ADULT,
  paklik: ADULT,
  lik: ADULT,
  semar: ADULT,
  bakul: ADULT,
  tamu: ADULT,
  petugas: ADULT,
  kondektur: ADULT,
  juragan: ADULT,
  guru: ADULT,
  lurah: ADULT,
  mas: YOUNG_ADULT,
  mbak: YOUNG_ADULT,
};

const STRANGERS: ReadonlySet<string> = new Set([
  'bakul',
  'kondektur',
  'tamu',
  'juragan',
  'petugas',
]);
const OFFICES: ReadonlySet<string> = new Set(['guru', 'lurah', 'dhokter', 'carik', 'camat']);

export type RoleTable = Readonly<Record<string, number>>;

/** Rank of a person named as in the speaker prefix; unknown names are children. */
export function rankOf(person: string, extra: RoleTable = {}): number {
  const lower = person.trim().toLowerCase();
  const own = extra[person] ?? extra[lower];
  if (own !== undefined) return own;
  const words = lower.split(/\s+/);
  if (words.some((word) => OFFICES.has(word)) && words.length > 1) return ADULT + 0.5;
  return RANK_BY_TITLE[words[0] ?? ''] ?? CHILD;
}

export function relationOf(speaker: string, addressee: string, extra: RoleTable = {}): Relation {
  const from = rankOf(speaker, extra);
  const to = rankOf(addressee, extra);
  const strangers = isStranger(speaker) || isStranger(addressee);
  if (strangers) return 'formal';
  if (from >= ADULT && to >= ADULT && Math.abs(from - to) < 1) return 'formal';
  if (to > from) return to - from < 1.5 && to < ADULT ? 'peer' : 'up';
  return to === from ? 'peer' : 'down';
}

/** True when what this person does takes krama inggil in the mouth of the speaker (R8). */
export function isRespected(speaker: string, person: string, extra: RoleTable = {}): boolean {
  const to = rankOf(person, extra);
  return to >= YOUNG_ADULT && to >= rankOf(speaker, extra);
}

function isStranger(person: string): boolean {
  return STRANGERS.has(person.trim().toLowerCase().split(/\s+/)[0] ?? '');
}
