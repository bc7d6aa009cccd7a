import { LEXICON } from '../lexicon.ts';
import { readSentence } from '../sentence.ts';
import type { Token } from '../sentence.ts';
import type { Reading, WordLevel } from '../types.ts';

/** Tells a word of Indonesian from outside the lexicon; lower-case. */
export type IsIndonesian = (word: string) => boolean;

const cache = new Map<string, readonly Token[]>();

/** The words of an option or key, names and marks included, with their readings. */
export function wordsOf(text: string): readonly Token[] {
  const known = cache.get(text);
  if (known) return known;
  const words = readSentence(text).filter(({ kind }) => kind === 'word');
  cache.set(text, words);
  return words;
}

/** True when one of the words is of Indonesian and has no Javanese reading. */
export function hasIndonesianWord(text: string, isIndonesian: IsIndonesian): boolean {
  return wordsOf(text).some(
    ({ lower, readings, roles }) =>
      readings.length === 0 &&
      roles.size === 0 &&
      (LEXICON.indonesian.has(lower) || isIndonesian(lower)),
  );
}

/** Rows of the lexicon that the words belong to; the Indonesian column counts. */
export function rowsOf(text: string): ReadonlySet<number> {
  const rows = new Set<number>();
  for (const { lower, readings } of wordsOf(text)) {
    for (const { lemma } of readings) rows.add(lemma.id);
    for (const { id } of LEXICON.indonesian.get(lower) ?? []) rows.add(id);
  }
  return rows;
}

/** For each option the size of the largest group of options that share a row with it. */
export function familySizes(options: readonly string[]): number[] {
  const rows = options.map(rowsOf);
  return rows.map((own) =>
    Math.max(1, ...[...own].map((row) => rows.filter((other) => other.has(row)).length)),
  );
}

/** The most forms of one row that stand among the options: a grid of two verbs has two of each. */
export function formsOfOneRow(options: readonly string[]): number {
  const forms = new Map<number, Set<string>>();
  for (const { lower, readings } of options.flatMap(wordsOf)) {
    const rows = [...readings.map(({ lemma }) => lemma), ...(LEXICON.indonesian.get(lower) ?? [])];
    for (const { id } of rows) forms.set(id, (forms.get(id) ?? new Set()).add(lower));
  }
  return Math.max(0, ...[...forms.values()].map(({ size }) => size));
}

/** True when a word has a reading of one of the levels whose affixes are not of the kinds given. */
export function hasReading(
  text: string,
  levels: readonly WordLevel[],
  refused: readonly Reading['affixLevel'][] = [],
): boolean {
  return wordsOf(text).some(({ readings }) =>
    readings.some(
      ({ level, affixLevel }) => levels.includes(level) && !refused.includes(affixLevel),
    ),
  );
}

/** True when every word can be read as ngoko or as shared by all levels. */
export function isNgoko(text: string): boolean {
  return wordsOf(text).every(
    ({ roles, readings }) =>
      roles.size > 0 ||
      readings.some(
        ({ level, affixLevel }) =>
          (level === 'N' || level === 'S') && affixLevel !== 'K' && affixLevel !== 'mixed',
      ),
  );
}

/** Lower-case text for comparison: inner white space folded, ending marks left out. */
export function normalised(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!?,]+$/, '')
    .trim();
}
