import { FIXED_PHRASES, LEVELLED_GREETING } from './fixed-phrases.ts';
import { LEXICON } from './lexicon.ts';
import { readNote } from './lexicon-notes.ts';
import { lookUp } from './lookup.ts';
import {
  ELDER_SIBLING_TITLES,
  INTERJECTIONS,
  NAMES,
  RESPECTED_TITLES,
  YOUNGER_CALLS,
} from './names.ts';
import { tokenise } from './tokenise.ts';
import type { RawToken } from './tokenise.ts';
import type { Reading } from './types.ts';

export type Role = 'name' | 'title' | 'sibling-title' | 'younger-call' | 'interjection' | 'fixed';

/** A word, fixed phrase, number, mark or blank with all its readings. */
export type Token = RawToken & {
  lower: string;
  readings: readonly Reading[];
  roles: ReadonlySet<Role>;
};

const fixedPhrases: ReadonlySet<string> = new Set([
  ...FIXED_PHRASES,
  ...LEXICON.lemmas
    .filter((row) => row.topic === 'salam' && row.krama === '')
    .flatMap((row) => [row.ngoko, row.kramaAndhap, ...readNote(row.note).variants.K])
    .map((form) => form.toLowerCase())
    .filter((form) => form.includes(' ') && !LEVELLED_GREETING.test(form)),
]);

const longestFixed = Math.max(...[...fixedPhrases].map((phrase) => phrase.split(' ').length));

/** Cuts a line into tokens; phrases of the lexicon and fixed phrases become one token each (R23). */
export function readSentence(line: string, extraNames: readonly string[] = []): Token[] {
  const names = new Set(extraNames.flatMap((name) => name.toLowerCase().split(/\s+/)));
  const raw = tokenise(line);
  const tokens: Token[] = [];
  for (let index = 0; index < raw.length;) {
    const { token, used } =
      fixedAt(raw, index) ?? phraseAt(raw, index) ?? wordAt(raw, index, names);
    tokens.push(token);
    index += used;
  }
  return tokens;
}

type Match = { token: Token; used: number };

/** A proverb keeps its inner commas, so marks are skipped while matching. */
function fixedAt(raw: readonly RawToken[], from: number): Match | undefined {
  const words: string[] = [];
  let best: Match | undefined;
  for (let index = from; index < raw.length && words.length < longestFixed; index += 1) {
    const token = raw[index];
    if (!token || (token.kind !== 'word' && token.text !== ',')) break;
    if (token.kind === 'word') words.push(token.text.toLowerCase());
    const phrase = words.join(' ');
    if (token.kind === 'word' && words.length > 1 && fixedPhrases.has(phrase))
      best = { token: joined(raw, from, index, phrase, ['fixed'], []), used: index - from + 1 };
  }
  return best;
}

function phraseAt(raw: readonly RawToken[], from: number): Match | undefined {
  const words: string[] = [];
  let best: Match | undefined;
  for (let index = from; index < raw.length && words.length < LEXICON.longestPhrase; index += 1) {
    const token = raw[index];
    if (token?.kind !== 'word') break;
    words.push(token.text.toLowerCase());
    if (words.length < 2) continue;
    const phrase = words.join(' ');
    if (!LEXICON.forms.has(phrase) || isComposed(phrase)) continue;
    best = { token: joined(raw, from, index, phrase, [], lookUp(phrase)), used: index - from + 1 };
  }
  return best;
}

/** A phrase whose words all mean themselves (apa wae) is read word by word. */
function isComposed(phrase: string): boolean {
  const words = phrase.split(' ');
  if (/\b(kula|aku|kowe|sampeyan|panjenengan)\b/.test(phrase)) return true;
  const rows = LEXICON.forms.get(phrase) ?? [];
  if (rows.every(({ lemma }) => KEPT_TOPICS.has(lemma.topic))) return false;
  return words.every((word) => lookUp(word).length > 0) && !KEPT_PHRASES.has(phrase);
}

const KEPT_TOPICS: ReadonlySet<string> = new Set(['bilangan']);

/** Phrases whose parts would be judged wrongly one by one. */
const KEPT_PHRASES: ReadonlySet<string> = new Set([
  'nyambut gawe',
  'nyambut damel',
  'nyuwun pirsa',
  'nyuwun priksa',
  'nyuwun ngampil',
  'mundhut priksa',
  'maringi pirsa',
  'ngaturi pirsa',
  'mbah kakung',
  'mbah putri',
  'eyang kakung',
  'eyang putri',
  'kena apa',
  'kenging menapa',
  'kados pundi',
  'awake dhewe',
  'kala wingi',
  'lagi wae',
  'nembe kemawon',
  'tata krama',
  'putra mantu',
  'tiyang sepuh',
  'wong tuwa',
  'kamar mandi',
]);

function wordAt(raw: readonly RawToken[], from: number, names: ReadonlySet<string>): Match {
  const token = raw[from] as RawToken;
  const lower = token.text.toLowerCase();
  const isWord = token.kind === 'word';
  const roles = isWord ? rolesOf(lower, token.text, names) : new Set<Role>();
  return { token: { ...token, lower, roles, readings: isWord ? lookUp(lower) : [] }, used: 1 };
}

function rolesOf(lower: string, text: string, names: ReadonlySet<string>): Set<Role> {
  const roles = new Set<Role>();
  const capital = text !== lower;
  if (capital && isName(lower, names)) roles.add('name');
  if (RESPECTED_TITLES.has(lower)) roles.add('title');
  if (ELDER_SIBLING_TITLES.has(lower)) roles.add('sibling-title');
  if (YOUNGER_CALLS.has(lower)) roles.add('younger-call');
  if (INTERJECTIONS.has(lower)) roles.add('interjection');
  return roles;
}

/** A known name, its short call (Met, Sar) or the name with an ending (Petruke). */
function isName(lower: string, names: ReadonlySet<string>): boolean {
  const known = (word: string) => NAMES.has(word) || names.has(word);
  if (known(lower)) return true;
  const bare = lower.replace(/(ne|e|nipun|ipun)$/, '');
  if (bare !== lower && lookUp(lower).length === 0 && known(bare)) return true;
  const isCall = (name: string) => name.startsWith(lower) || name.endsWith(lower);
  return lower.length > 2 && lookUp(lower).length === 0 && [...names].some(isCall);
}

function joined(
  raw: readonly RawToken[],
  from: number,
  to: number,
  lower: string,
  roles: Role[],
  readings: readonly Reading[],
): Token {
  const first = raw[from] as RawToken;
  const last = raw[to] as RawToken;
  return {
    text: lower,
    lower,
    start: first.start,
    end: last.end,
    kind: 'word',
    quoted: first.quoted,
    roles: new Set(roles),
    readings,
  };
}
