import type { Token } from '../sentence.ts';
import type { Finding } from '../types.ts';
import { finding } from './context.ts';
import type { LineContext } from './context.ts';

/** Number words that change before a unit (R19). */
const LINKED: Readonly<Record<string, string>> = {
  loro: 'rong',
  telu: 'telung',
  papat: 'patang',
  lima: 'limang',
  enem: 'nem',
  pitu: 'pitung',
  wolu: 'wolung',
  sanga: 'sangang',
  tiga: 'tigang',
  sekawan: 'kawan',
};
const LINKERS: ReadonlySet<string> = new Set(Object.values(LINKED));

const UNITS: ReadonlySet<string> = new Set(
  `puluh atus ewu dasa yuta dina dinten sasi wulan taun minggu menit wengi bengi dalu kilo meter
  liter rupiah lirang lembar iji wiji puluhe atuse ewune`.split(/\s+/),
);

/** Tens and twenties that have a word of their own in every level. */
const OWN_WORD: Readonly<Record<string, string>> = {
  'limang puluh': 'seket',
  'gangsal dasa': 'seket',
  'nem puluh': 'sewidak',
  'enem puluh': 'sewidak',
  'enem dasa': 'sewidak',
  'nem dasa': 'sewidak',
  'limang likur': 'selawe',
  'lima likur': 'selawe',
  'gangsal likur': 'selangkung',
};

/** After these words the number is an ordinal, not a count: jam sanga dalu. */
const COUNTS_AFTER: ReadonlySet<string> = new Set(
  'jam kelas tanggal kaping ping nomer pukul tabuh'.split(' '),
);

const ONES: ReadonlySet<string> = new Set(
  'siji loro telu papat lima enem pitu wolu sanga'.split(' '),
);

/** Numbers before units, and tens with a name of their own (R19). */
export function numberFaults({ tokens }: LineContext): Finding[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || token.quoted) return [];
    if (COUNTS_AFTER.has(tokens[index - 1]?.lower ?? '')) return [];
    return numberFault(token, tokens[index + 1], tokens[index + 2]) ?? [];
  });
}

function numberFault(token: Token, next: Token | undefined, then: Token | undefined) {
  const words = `${token.lower} ${next?.lower ?? ''}`.trim();
  const own =
    OWN_WORD[words] ??
    OWN_WORD[token.lower] ??
    (token.lower === 'sepuluh' && ONES.has(next?.lower ?? '') ? '-welas / -las' : undefined);
  if (own !== undefined)
    return finding(token, 'number', 'R19: bilangan ini mempunyai kata sendiri.', own);
  const linked = LINKED[token.lower];
  if (linked !== undefined && next && isUnit(next) && !isCounted(next, then))
    return finding(token, 'number', 'R19: di depan satuan bilangan berubah bentuk.', linked);
  if (LINKERS.has(token.lower) && token.lower !== 'rong' && isEnd(next))
    return finding(
      token,
      'number',
      'R19: bentuk ini hanya di depan satuan.',
      Object.entries(LINKED).find(([, form]) => form === token.lower)?.[0],
    );
  return;
}

function isUnit(token: Token): boolean {
  return UNITS.has(token.lower);
}

/** "telu, minggu papat": the unit already belongs to the number after it. */
function isCounted(unit: Token, then: Token | undefined): boolean {
  return unit.lower === 'minggu' && then !== undefined && then.lower in LINKED;
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || (token.kind === 'mark' && /^[.,!?;]$/.test(token.text));
}
