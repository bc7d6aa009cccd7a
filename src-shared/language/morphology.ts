import { denasalise } from './nasal.ts';
import { unreduplicate } from './reduplication.ts';

/** A word with affixes taken off. `affixLevel` is mixed when ngoko and krama affixes meet. */
export type Analysis = {
  stem: string;
  affixes: readonly string[];
  affixLevel: 'S' | 'N' | 'K' | 'mixed';
};

type AffixLevel = 'S' | 'N' | 'K';
type Cut = { stem: string; affix: string; level: AffixLevel };
type Suffix = { ending: string; affix: string; level: AffixLevel; after: 'V' | 'C' | 'any' };

const PREFIXES: readonly [string, AffixLevel][] = [
  ['dipun', 'K'],
  ['mbok', 'N'],
  ['dak', 'N'],
  ['tak', 'N'],
  ['kok', 'N'],
  ['di', 'N'],
  ['sak', 'S'],
  ['pra', 'S'],
  ['ka', 'S'],
  ['ke', 'S'],
  ['sa', 'S'],
  ['se', 'S'],
  ['pa', 'S'],
  ['pi', 'S'],
];

/** Longest endings first, since -kake also ends in -e. */
const SUFFIXES: readonly Suffix[] = [
  { ending: 'nipun', affix: '-ipun', level: 'K', after: 'V' },
  { ending: 'ipun', affix: '-ipun', level: 'K', after: 'C' },
  { ending: 'kaken', affix: '-aken', level: 'K', after: 'V' },
  { ending: 'aken', affix: '-aken', level: 'K', after: 'any' },
  { ending: 'kake', affix: '-ake', level: 'N', after: 'V' },
  { ending: 'ake', affix: '-ake', level: 'N', after: 'any' },
  { ending: 'kna', affix: '-na', level: 'N', after: 'V' },
  { ending: 'nana', affix: '-ana', level: 'N', after: 'V' },
  { ending: 'ana', affix: '-ana', level: 'N', after: 'C' },
  { ending: 'nen', affix: '-en', level: 'N', after: 'V' },
  { ending: 'na', affix: '-na', level: 'N', after: 'C' },
  { ending: 'en', affix: '-en', level: 'N', after: 'C' },
  { ending: 'ku', affix: '-ku', level: 'N', after: 'any' },
  { ending: 'mu', affix: '-mu', level: 'N', after: 'any' },
  { ending: 'ne', affix: '-e', level: 'N', after: 'V' },
  { ending: 'e', affix: '-e', level: 'N', after: 'C' },
  { ending: 'ni', affix: '-i', level: 'S', after: 'V' },
  { ending: 'i', affix: '-i', level: 'S', after: 'C' },
  { ending: 'nan', affix: '-an', level: 'S', after: 'V' },
  { ending: 'an', affix: '-an', level: 'S', after: 'any' },
  { ending: 'n', affix: '-an', level: 'S', after: 'V' },
  { ending: 'a', affix: '-a', level: 'S', after: 'any' },
];

const ENDS_IN_VOWEL = /[aeiou]$/;
const STARTS_WITH_VOWEL = /^[aeiou]/;
const SHORTEST_STEM = 3;
/** Below this length sound changes would read almost any word as some other. */
const SHORTEST_CHANGED_STEM = 4;
const MOST_AFFIXES = 3;

/** All ways to take affixes, nasals and reduplication off a lower-case word, the word itself first. */
export function analyse(word: string): Analysis[] {
  const found = new Map<string, Analysis>();
  const queue: Analysis[] = [{ stem: word, affixes: [], affixLevel: 'S' }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const key = `${next.stem}/${next.affixLevel}`;
    if (found.has(key)) continue;
    found.set(key, next);
    if (next.affixes.length >= MOST_AFFIXES) continue;
    for (const cut of cutsOf(next.stem)) {
      if (cut.stem.length < SHORTEST_STEM) continue;
      queue.push({
        stem: cut.stem,
        affixes: [...next.affixes, cut.affix],
        affixLevel: combine(next.affixLevel, cut.level),
      });
    }
  }
  return [...found.values()].map(kePlusEnIsShared);
}

function cutsOf(word: string): Cut[] {
  return [...suffixCuts(word), ...prefixCuts(word), ...shapeCuts(word)];
}

function suffixCuts(word: string): Cut[] {
  const cuts: Cut[] = [];
  for (const { ending, affix, level, after } of SUFFIXES) {
    if (!word.endsWith(ending)) continue;
    // nukokaken is nukok + aken, not nukokake + n.
    const isAken = affix !== '-aken' && word.endsWith('aken');
    if (isAken && ending === 'n') continue;
    const stem = word.slice(0, -ending.length);
    const vowelBefore = ENDS_IN_VOWEL.test(stem);
    if (after === 'V' && !vowelBefore) continue;
    if (after === 'C' && vowelBefore) continue;
    const changed = isAken ? [] : vowelChanges(stem, affix).filter(isLongEnough);
    for (const candidate of [stem, ...changed]) cuts.push({ stem: candidate, affix, level });
  }
  return cuts;
}

/** Final vowels change before a suffix: tuku gives tukokake, isi isekake, tuku tukon, crita critan. */
function vowelChanges(stem: string, affix: string): string[] {
  if (KEEPS_VOWEL.has(affix)) return [];
  const changes: string[] = [];
  if (stem.endsWith('o')) changes.push(`${stem.slice(0, -1)}u`);
  if (stem.endsWith('e')) changes.push(`${stem.slice(0, -1)}i`, `${stem.slice(0, -1)}a`);
  if (affix === '-an' || affix === '-en') {
    if (!ENDS_IN_VOWEL.test(stem)) changes.push(`${stem}a`, `${stem}i`, `${stem}e`);
    if (stem.endsWith('y') || stem.endsWith('w')) changes.push(stem.slice(0, -1));
  }
  return changes;
}

const KEEPS_VOWEL: ReadonlySet<string> = new Set(['-e', '-ipun', '-ku', '-mu', '-a']);

function prefixCuts(word: string): Cut[] {
  const cuts: Cut[] = [];
  for (const [prefix, level] of PREFIXES) {
    if (!word.startsWith(prefix)) continue;
    const stem = word.slice(prefix.length);
    cuts.push({ stem, affix: `${prefix}-`, level });
    // The vowels of prefix and stem merge: ke + ilang + an = kelangan, ke + akeh + an = kakehan.
    if (/^k[ae]$/.test(prefix) && !STARTS_WITH_VOWEL.test(stem) && /[ae]n$/.test(stem))
      for (const vowel of ['i', 'a', 'e', 'u'])
        cuts.push({ stem: `${vowel}${stem}`, affix: `${prefix}-`, level });
    if (prefix === 'pa')
      for (const root of denasalise(stem).filter(isLongEnough))
        cuts.push({ stem: root, affix: 'paN-', level });
  }
  if (/^k[aeiou].{3,}[ae]n$/.test(word))
    cuts.push({ stem: word.slice(1), affix: 'ka-', level: 'S' });
  return cuts;
}

function shapeCuts(word: string): Cut[] {
  const cuts: Cut[] = unreduplicate(word).map((stem) => ({ stem, affix: 'R', level: 'S' }));
  for (const root of denasalise(word)) cuts.push({ stem: root, affix: 'N-', level: 'S' });
  const infixed = /^([bcdghjklprstw]|[dt]h)(in|um)([aeiou].+)$/.exec(word);
  if (infixed)
    cuts.push({ stem: `${infixed[1]}${infixed[3]}`, affix: `-${infixed[2]}-`, level: 'S' });
  return cuts;
}

function isLongEnough(stem: string): boolean {
  return stem.length >= SHORTEST_CHANGED_STEM;
}

function combine(a: Analysis['affixLevel'], b: AffixLevel): Analysis['affixLevel'] {
  if (b === 'S' || a === b) return a;
  return a === 'S' ? b : 'mixed';
}

/** ke-...-en (too much) is the same in ngoko and krama: kegedhen, kagengen. */
function kePlusEnIsShared(analysis: Analysis): Analysis {
  const { affixes } = analysis;
  const tooMuch =
    affixes.includes('-en') && affixes.some((affix) => affix === 'ke-' || affix === 'ka-');
  const other = affixes.some((affix) => affix !== '-en' && affixLevelOf(affix) !== 'S');
  return tooMuch && !other ? { ...analysis, affixLevel: 'S' } : analysis;
}

function affixLevelOf(affix: string): AffixLevel {
  const suffix = SUFFIXES.find((entry) => entry.affix === affix);
  if (suffix) return suffix.level;
  return PREFIXES.find(([prefix]) => `${prefix}-` === affix)?.[1] ?? 'S';
}
