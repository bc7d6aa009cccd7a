import { isPassive } from '../acts.ts';
import { isAlus } from '../frame.ts';
import { honorificNounOf, isOnlyHonorific } from '../honorific.ts';
import { LEXICON } from '../lexicon.ts';
import { personAt } from '../person.ts';
import type { Token } from '../sentence.ts';
import { plainForm } from '../suggest.ts';
import type { Finding } from '../types.ts';
import { finding } from './context.ts';
import type { LineContext } from './context.ts';

const SELF: ReadonlySet<string> = new Set(['kula', 'aku']);
const OWN_ELDERS: ReadonlySet<string> = new Set(
  'bapak kakang mbakyu mbah kakung|mbah putri'.split(/[ |]/),
);

/** bukunipun kula, bukune aku, bukumu panjenengan (R16). */
export function doublePossession({ tokens }: LineContext): Finding[] {
  return tokens.flatMap((token, index) => {
    const owner = tokens[index + 1];
    if (token.quoted || !owner || token.readings.length === 0) return [];
    const ends = (affix: string) => token.readings.every(({ affixes }) => affixes[0] === affix);
    const third = ends('-ipun') || ends('-e');
    const own = third && SELF.has(owner.lower) && !isAgentVerb(tokens[index + 2]);
    const both = (ends('-mu') || ends('-ku')) && PRONOUNS.has(owner.lower);
    if (!own && !both) return [];
    const stem = token.readings[0]?.form ?? '';
    const right = owner.lower === 'aku' ? `${stem}ku` : `${stem} ${owner.lower}`;
    return [finding(token, 'possession', 'R16: pemilik disebut dua kali.', right)];
  });
}

const PRONOUNS: ReadonlySet<string> = new Set(['panjenengan', 'sampeyan', 'kowe', 'kula', 'aku']);

/** asma kula, putra kula, daleme aku: krama inggil for what is one's own (R7). */
export function honouringOwnThings(context: LineContext): Finding[] {
  const { tokens, speechLevel } = context;
  return tokens.flatMap((token, index) => {
    if (token.quoted || !isHonorificNoun(token)) return [];
    const owned =
      token.readings.every(({ affixes }) => affixes.includes('-ku')) ||
      (SELF.has(tokens[index + 1]?.lower ?? '') && !isAgentVerb(tokens[index + 2]));
    if (!owned) return [];
    const lemma = token.readings.find(({ level }) => level === 'KI')?.lemma;
    return [
      finding(
        token,
        'krama-inggil-self',
        'R7: milik sendiri tidak memakai krama inggil.',
        lemma && plainForm(lemma, speechLevel),
      ),
    ];
  });
}

/** asmane adhiku, dalemipun Slamet: krama inggil for the things of somebody plain (R8). */
export function honouringPlainOwners(context: LineContext): Finding[] {
  const { tokens, speechLevel } = context;
  return tokens.flatMap((token, index) => {
    if (token.quoted || !isHonorificNoun(token)) return [];
    const linked = token.readings.every(({ affixes }) => /^-(e|ipun)$/.test(affixes[0] ?? ''));
    if (!linked || personAt(tokens, index + 1, context)?.kind !== 'plain') return [];
    const lemma = token.readings[0]?.lemma;
    return [
      finding(
        token,
        'krama-inggil-person',
        'R8: krama inggil hanya untuk milik orang yang dihormati.',
        lemma && plainForm(lemma, speechLevel),
      ),
    ];
  });
}

/** tangane panjenengan, griyanipun Pak Guru, kangge panjenengan (R4, R6). */
export function missingHonourOfThings(context: LineContext): Finding[] {
  const { tokens, speechLevel } = context;
  if (!isAlus(speechLevel)) return [];
  return tokens.flatMap((token, index) => {
    if (token.quoted) return [];
    const owner = personAt(tokens, index + 1, context);
    if (owner?.kind !== 'respected') return [];
    if (isAgentVerb(tokens[owner.to]) && tokens[index + 1]?.lower === 'panjenengan') return [];
    const honorific = FOR.has(token.lower) ? 'kagem' : honorificNounOf(token);
    if (honorific === undefined || !isLinked(token, tokens[index + 1])) return [];
    return [
      finding(
        token,
        'krama-inggil-missing',
        'R4/R6: milik atau keperluan orang yang dihormati memakai krama inggil.',
        honorific,
      ),
    ];
  });
}

const FOR: ReadonlySet<string> = new Set(['kanggo', 'kangge']);

/** A noun and its owner: with -e or -ipun, or a bare noun before panjenengan. */
function isLinked(token: Token, owner: Token | undefined): boolean {
  if (FOR.has(token.lower) || owner?.lower === 'panjenengan') return true;
  return token.readings.every(
    ({ affixes, form }) => /^-(e|ipun)$/.test(affixes[0] ?? '') || /(e|ipun)$/.test(form),
  );
}

/** dalem is also the humble "I" and sampeyan "you", but what has an owner is a house or a foot. */
const HOMOGRAPHS: ReadonlySet<string> = new Set(['dalem', 'sampeyan']);

function isHonorificNoun(token: Token): boolean {
  const isHomograph = token.readings.some(({ form }) => HOMOGRAPHS.has(form));
  if (!isHomograph && !isOnlyHonorific(token)) return false;
  return token.readings.some(
    ({ lemma }) =>
      lemma.wordClass === 'nomina' && lemma.kramaInggil !== '' && !OWN_ELDERS.has(lemma.ngoko),
  );
}

/**
 * A verb that makes the pronoun before it its agent: an active one (aku ngerti) or a bare root
 * (kula beta, panjenengan pundhut). Words such as ical and kantun say what the thing does.
 */
function isAgentVerb(token: Token | undefined): boolean {
  const isVerb = token?.readings.some(({ lemma }) => lemma.wordClass === 'verba') ?? false;
  if (!token || !isVerb || isPassive(token)) return false;
  return /^[mn]/.test(token.lower) || !LEXICON.forms.has(token.lower) || BARE.has(token.lower);
}

const BARE: ReadonlySet<string> = new Set(['tumbas', 'tuku', 'sade']);
