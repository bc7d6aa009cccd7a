import { lookUp } from './lookup.ts';

const SWAPS: readonly [RegExp, string][] = [
  [/d(?!h)/g, 'dh'],
  [/dh/g, 'd'],
  [/t(?!h)/g, 'th'],
  [/th/g, 't'],
];

/** A known word that differs only in a/o or d/dh, t/th (R24), or nothing. */
export function respell(word: string): string | undefined {
  const vowels = [...new Set([word, ...vowelVariants(word)])];
  const spellings = [...vowels, ...vowels.flatMap(consonantVariants)];
  return spellings.find((spelling) => spelling !== word && lookUp(spelling).length > 0);
}

/** o for the sound of a in the last syllables: sopo, monggo, sedelo. */
function vowelVariants(word: string): string[] {
  const all = word.replace(/o/g, 'a');
  const last = word.replace(/o([^aeiou]*)$/, 'a$1');
  return [all, last];
}

function consonantVariants(word: string): string[] {
  return SWAPS.flatMap(([pattern, replacement]) => {
    const everywhere = word.replace(pattern, replacement);
    const first = word.replace(new RegExp(pattern.source), replacement);
    return [first, everywhere];
  });
}
