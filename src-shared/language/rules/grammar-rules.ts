import { ELDER_NAMES } from '../names.ts';
import { rankOf, YOUNG_ADULT } from '../roles.ts';
import type { Token } from '../sentence.ts';
import type { Finding } from '../types.ts';
import { finding } from './context.ts';
import type { LineContext } from './context.ts';

const VERB_NOT: ReadonlySet<string> = new Set(['ora', 'mboten', 'boten']);

/** ora and mboten before a person or a thing, where dudu and sanes belong (R18). */
export function nounNegation({ tokens, speechLevel }: LineContext): Finding[] {
  const right = speechLevel.startsWith('krama') ? 'sanes' : 'dudu';
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    if (token.quoted || !VERB_NOT.has(token.lower) || !next || next.kind !== 'word') return [];
    const noun = NEGATED_NOUNS.has(next.lower) || isOwnedThing(next) || next.roles.has('name');
    if (!noun) return [];
    return [finding(token, 'negation', 'R18: kata benda dinafikan dengan dudu/sanes.', right)];
  });
}

const NEGATED_NOUNS: ReadonlySet<string> = new Set(['aku', 'kula', 'kowe', 'guru', 'murid']);
const THING_TOPICS: ReadonlySet<string> = new Set([
  'keluarga',
  'rumah',
  'pakaian',
  'sekolah',
  'hewan',
]);

/** tasku, bapakku, bukune: a noun with its owner. */
function isOwnedThing(token: Token): boolean {
  return (
    token.readings.length > 0 &&
    token.readings.every(
      ({ lemma, affixes }) =>
        lemma.wordClass === 'nomina' &&
        THING_TOPICS.has(lemma.topic) &&
        (affixes[0] === '-ku' || affixes[0] === '-mu'),
    )
  );
}

/** A bare order with -en or -na to a respected person (R17). */
export function bareImperative(context: LineContext): Finding[] {
  if (!context.respectsAddressee) return [];
  return context.tokens
    .filter(
      ({ readings, quoted }) =>
        !quoted &&
        readings.length > 0 &&
        readings.every(({ lemma, affixes }) => lemma.wordClass === 'verba' && isOrder(affixes)),
    )
    .map((token) =>
      finding(
        token,
        'imperative',
        'R17: permintaan kepada orang yang dihormati memakai mangga atau nyuwun tulung.',
        'mangga ...',
      ),
    );
}

function isOrder(affixes: readonly string[]): boolean {
  return (affixes[0] === '-en' || affixes[0] === '-na') && !affixes.includes('ke-');
}

/** The bare name of a respected person (R20). */
export function bareName({ tokens, speaker, roles }: LineContext): Finding[] {
  if (rankOf(speaker, roles) >= YOUNG_ADULT) return [];
  return tokens.flatMap((token, index) => {
    if (token.quoted || !ELDER_NAMES.has(token.lower) || !token.roles.has('name')) return [];
    const before = tokens[index - 1];
    const titled =
      before !== undefined && (before.roles.has('title') || before.roles.has('sibling-title'));
    const isIntroduced = before?.readings.some(({ lemma }) => lemma.ngoko === 'jeneng') ?? false;
    const isOwnName = before?.lower === 'kula' || before?.lower === 'aku';
    if (titled || isIntroduced || isOwnName) return [];
    return [
      finding(
        token,
        'address',
        'R20: kepada yang lebih tua nama didahului sapaan.',
        `Pak ${token.text}`,
      ),
    ];
  });
}
