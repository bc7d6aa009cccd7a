import { ELDER_NAMES } from './names.ts';
import { isRespected } from './roles.ts';
import type { RoleTable } from './roles.ts';
import type { Token } from './sentence.ts';

/** Somebody named in a sentence, from token `from` up to but not including `to`. */
export type Person = {
  kind: 'self' | 'respected' | 'plain' | 'unknown';
  from: number;
  to: number;
};

export type Viewer = { speaker: string; addressee: string; roles: RoleTable };

/** Words for the speaker. */
export const SELF: ReadonlySet<string> = new Set(['kula', 'aku', 'adalem', 'kawula']);
const HONOURED: ReadonlySet<string> = new Set(['panjenengan', 'panjenenganipun', 'panjenengane']);
const PLAIN_NOUNS: ReadonlySet<string> = new Set(
  'adhi anak ragil kanca bayi ponakan bojo bocah thole gendhuk'.split(' '),
);
const POSSESSORS: ReadonlySet<string> = new Set(['kula', 'aku', 'sampeyan', 'panjenengan']);

/** The person who begins at this token, if there is one. */
export function personAt(
  tokens: readonly Token[],
  from: number,
  viewer: Viewer,
): Person | undefined {
  const token = tokens[from];
  if (!token || token.kind !== 'word' || token.quoted) return;
  if (SELF.has(token.lower)) return { kind: 'self', from, to: from + 1 };
  if (HONOURED.has(token.lower)) return { kind: 'respected', from, to: from + 1 };
  if (token.lower === 'kowe') return { kind: kindOfYou(viewer), from, to: from + 1 };
  if (token.roles.has('title')) return titled(tokens, from, viewer);
  if (token.roles.has('sibling-title')) return sibling(tokens, from);
  if (isAffixedTitle(token)) return { kind: 'respected', from, to: afterPossessor(tokens, from) };
  if (token.roles.has('name')) return named(token, from, viewer);
  if (isOwnBody(token, tokens[from + 1])) return { kind: 'self', from, to: from + 2 };
  if (isPlainNoun(token)) return { kind: 'plain', from, to: afterPossessor(tokens, from) };
  return;
}

/** Pak, Pak Guru, Mbah Karta, Bapak kula. */
function titled(tokens: readonly Token[], from: number, viewer: Viewer): Person {
  let to = from + 1;
  while (isNamePart(tokens[to])) to += 1;
  const words = tokens.slice(from, to).map(({ text }) => text);
  const respected = isRespected(viewer.speaker, words.join(' '), viewer.roles);
  if (isPossessor(tokens, to)) to += 1;
  return { kind: respected ? 'respected' : 'unknown', from, to };
}

/** Mas and Mbak may be honoured or not, so nothing is asked of them; Kang is a sibling. */
function sibling(tokens: readonly Token[], from: number): Person {
  let to = from + 1;
  while (isNamePart(tokens[to])) to += 1;
  if (isPossessor(tokens, to)) to += 1;
  const kind = tokens[from]?.lower === 'kang' ? 'plain' : 'unknown';
  return { kind, from, to };
}

/** kowe for somebody respected is a fault of its own; what follows it may still be right. */
function kindOfYou({ speaker, addressee, roles }: Viewer): Person['kind'] {
  return isRespected(speaker, addressee, roles) ? 'unknown' : 'plain';
}

function named(token: Token, from: number, { speaker, roles }: Viewer): Person {
  const respected = isRespected(speaker, token.text, roles);
  const plain = ELDER_NAMES.has(token.lower) ? 'unknown' : 'plain';
  return { kind: respected ? 'respected' : plain, from, to: from + 1 };
}

function isNamePart(token: Token | undefined): boolean {
  return token !== undefined && (token.roles.has('name') || token.roles.has('title'));
}

/** bapakku, ibumu, simbahe: one's own and others' elders keep krama inggil (R21). */
function isAffixedTitle(token: Token): boolean {
  return token.readings.some(
    ({ form, affixes }) => affixes.length > 0 && ELDERS.has(form) && affixes.every(isPossessive),
  );
}

const ELDERS: ReadonlySet<string> = new Set(
  'bapak ibu simbah mbah rama budhe pakdhe bulik paklik'.split(' '),
);

function isPossessive(affix: string): boolean {
  return affix === '-ku' || affix === '-mu' || affix === '-e' || affix === '-ipun';
}

/** Younger relatives, friends, children and animals never take krama inggil (R8). */
function isPlainNoun(token: Token): boolean {
  return (
    token.readings.length > 0 &&
    token.readings.every(
      ({ lemma, level }) =>
        level !== 'KI' && (lemma.topic === 'hewan' || PLAIN_NOUNS.has(lemma.ngoko)),
    )
  );
}

/** Untu kula, sirah kula: what it feels, the speaker feels. */
function isOwnBody(token: Token, owner: Token | undefined): boolean {
  return (
    SELF.has(owner?.lower ?? '') &&
    token.readings.length > 0 &&
    token.readings.every(({ lemma, level }) => lemma.topic === 'tubuh' && level !== 'KI')
  );
}

function afterPossessor(tokens: readonly Token[], from: number): number {
  return isPossessor(tokens, from + 1) ? from + 2 : from + 1;
}

/** A pronoun right after a noun owns it: Bapak kula, adhi panjenengan. */
function isPossessor(tokens: readonly Token[], at: number): boolean {
  return POSSESSORS.has(tokens[at]?.lower ?? '');
}
