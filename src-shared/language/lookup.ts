import { LEXICON } from './lexicon.ts';
import { analyse } from './morphology.ts';
import type { Entry } from './lexicon.ts';
import type { Analysis } from './morphology.ts';
import type { Reading } from './types.ts';

const cache = new Map<string, readonly Reading[]>();

/**
 * All readings of a word or phrase. The form as it stands in the lexicon wins over taking affixes
 * off (R12: dipundhut is di + pundhut only when no row has the whole form).
 */
export function lookUp(form: string): readonly Reading[] {
  const word = form.toLowerCase();
  const known = cache.get(word);
  if (known) return known;
  const readings = read(word);
  cache.set(word, readings);
  return readings;
}

function read(word: string): Reading[] {
  const exact = LEXICON.forms.get(word);
  if (exact) return exact.map((entry) => toReading(entry, word, wholeForm(word, entry)));
  if (word.includes(' ')) return [];
  const known = analyse(word)
    .map((analysis) => ({ analysis, entries: entriesOf(analysis.stem) }))
    .filter(({ entries }) => entries.length > 0);
  const fewest = Math.min(...known.map(({ analysis }) => analysis.affixes.length));
  return known
    .filter(({ analysis }) => analysis.affixes.length === fewest)
    .flatMap(({ analysis, entries }) =>
      entries.map((entry) => toReading(entry, analysis.stem, analysis)),
    );
}

/** kagunganipun and mundhutaken are rows of their own, but still end like krama. */
function wholeForm(word: string, { level }: Entry): Pick<Analysis, 'affixes' | 'affixLevel'> {
  const honorific = level === 'KI' || level === 'KD';
  return { affixes: [], affixLevel: honorific && /(ipun|aken)$/.test(word) ? 'K' : 'S' };
}

function entriesOf(stem: string): readonly Entry[] {
  return [...(LEXICON.forms.get(stem) ?? []), ...(LEXICON.roots.get(stem) ?? [])];
}

function toReading(
  entry: Entry,
  form: string,
  { affixes, affixLevel }: Pick<Analysis, 'affixes' | 'affixLevel'>,
): Reading {
  return { lemma: entry.lemma, level: entry.level, form, affixes, affixLevel };
}
