import type { Token } from './sentence.ts';
import type { Lemma, Reading } from './types.ts';

/** Rows whose krama inggil is disputed or belongs to other sentences, so nobody must use it. */
const NOT_DEMANDED: ReadonlySet<string> = new Set(
  `arep bakal ngenteni mudhun isin dolanan dolan mikir cukur ngumbah nginep sida slamet
  bungah karep dhewe dandan omah-omah balung getih kursi gulu`.split(/\s+/),
);

/** Nouns that are part of a person, so that a respected owner asks for krama inggil (R4). */
const PERSONAL_NOUNS: ReadonlySet<string> = new Set(
  'jeneng umur anak bojo putu adhi omah klambi sandhangan duwekku duwekmu duweke'.split(' '),
);

/** Only krama inggil: no other reading of the word is ngoko, krama, shared or humble. */
export function isOnlyHonorific(token: Token): boolean {
  return token.readings.length > 0 && token.readings.every(({ level }) => level === 'KI');
}

/** Only krama andhap, the humble act of the lower person. */
export function isOnlyHumble(token: Token): boolean {
  return token.readings.length > 0 && token.readings.every(({ level }) => level === 'KD');
}

/** The krama inggil that every reading of a plain verb or adjective has, or nothing. */
export function honorificOf(token: Token, next: Token | undefined): string | undefined {
  return commonHonorific(likelyReadings(token, next), ({ lemma }) => isDemanded(lemma));
}

/** The krama andhap that every reading of a plain verb has, or nothing. */
export function humbleOf({ readings }: Token): string | undefined {
  const humble = readings.every(
    ({ lemma, level }) => lemma.kramaAndhap !== '' && level !== 'KI' && level !== 'KD',
  );
  const isVerb = readings.some(({ lemma }) => lemma.wordClass === 'verba');
  return humble && isVerb ? readings[0]?.lemma.kramaAndhap : undefined;
}

/** What comes next tells dhateng "come" from "to", and criyos "say" from "tell a story". */
function likelyReadings(token: Token, next: Token | undefined): readonly Reading[] {
  const isSaying = next?.lower === 'bilih' || next?.lower === 'menawi';
  const wanted =
    token.lower === 'dhateng' && next?.kind !== 'word'
      ? 'teka'
      : token.lower === 'criyos' && isSaying
        ? 'kandha'
        : undefined;
  if (wanted === undefined) return verbsOf(token.readings);
  return token.readings.filter(({ lemma }) => lemma.ngoko === wanted);
}

/** A noun does not take di- or dak-: dipangan is of eating, not of food. */
function verbsOf(readings: readonly Reading[]): readonly Reading[] {
  const verbs = readings.filter(({ lemma }) => lemma.wordClass === 'verba');
  const isPassive = readings.some(({ affixes }) => affixes.some((affix) => PASSIVE.has(affix)));
  return isPassive && verbs.length > 0 ? verbs : readings;
}

const PASSIVE: ReadonlySet<string> = new Set(['di-', 'dipun-', 'dak-', 'tak-', 'kok-']);

/** The krama inggil of a plain noun that belongs to the person: tangan, umur, omah. */
export function honorificNounOf(token: Token): string | undefined {
  return commonHonorific(
    token.readings,
    ({ lemma }) =>
      isDemanded(lemma) && (lemma.topic === 'tubuh' || PERSONAL_NOUNS.has(lemma.ngoko)),
  );
}

function isDemanded(lemma: Lemma): boolean {
  return lemma.kramaInggil !== '' && !NOT_DEMANDED.has(lemma.ngoko);
}

function commonHonorific(
  readings: readonly Reading[],
  wanted: (reading: Reading) => boolean,
): string | undefined {
  const plain = readings.every(({ level }) => level === 'N' || level === 'K' || level === 'S');
  if (readings.length === 0 || !plain || !readings.every(wanted)) return undefined;
  return readings[0]?.lemma.kramaInggil;
}
