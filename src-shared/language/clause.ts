import type { Token } from './sentence.ts';

/** A stretch of tokens with one predicate, without its punctuation. */
export type Clause = readonly Token[];

const ENDS_CLAUSE = /^[,.;:!?…"“”()–-]$/;

/** Conjunctions after which a new subject may stand. */
const OPENS_CLAUSE: ReadonlySet<string> = new Set(
  `nanging mula mila amarga amargi merga supaya supados yen menawi menawa bilih nalika banjur
  lajeng sadurunge saderengipun sawise sasampunipun sanajan sanadyan mumpung dene jalaran nganti
  ngantos utawa utawi terus mulane milanipun waton anggere`.split(/\s+/),
);

/** Cuts a sentence at its marks and conjunctions; the conjunction stays at the head of its clause. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'mark' && ENDS_CLAUSE.test(token.text)) {
      clauses.push([]);
      continue;
    }
    if (OPENS_CLAUSE.has(token.lower)) clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

const LIGHT_CLASSES: ReadonlySet<string> = new Set([
  'adverbia',
  'konjungsi',
  'partikel',
  'interjeksi',
]);
const LIGHT_TOPICS: ReadonlySet<string> = new Set(['kata-tanya', 'waktu', 'hari']);
const LIGHT_WORDS: ReadonlySet<string> = new Set(
  `iki kuwi iku kae menika punika ngene ngono mekaten dhewe piyambak kabeh sedaya padha sami sing
  ingkang mangga sumangga kersa kepengin pengin ora mboten boten aja sampun ampun wiwit kados
  sareng bareng waton anggere saged wae kemawon ya inggih iya kok lagi wis uwis`.split(/\s+/),
);

/** Words that may stand before a subject or between it and its verb. */
export function isLight(token: Token): boolean {
  if (token.roles.has('interjection') || token.roles.has('fixed')) return true;
  if (LIGHT_WORDS.has(token.lower)) return true;
  return (
    token.readings.length > 0 &&
    token.readings.some(
      ({ lemma }) => LIGHT_CLASSES.has(lemma.wordClass) || LIGHT_TOPICS.has(lemma.topic),
    ) &&
    !token.readings.some(({ lemma }) => lemma.wordClass === 'verba')
  );
}

/** Verbs, and adjectives that say what a person feels or does. */
export function isPredicate(token: Token): boolean {
  return token.readings.some(
    ({ lemma }) => lemma.wordClass === 'verba' || lemma.wordClass === 'adjektiva',
  );
}
