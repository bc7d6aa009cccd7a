import { actsOf, invitations } from '../acts.ts';
import { isAlus } from '../frame.ts';
import { honorificOf, humbleOf, isOnlyHonorific, isOnlyHumble } from '../honorific.ts';
import { personAt, SELF } from '../person.ts';
import type { Person } from '../person.ts';
import type { Token } from '../sentence.ts';
import { plainForm } from '../suggest.ts';
import type { Finding } from '../types.ts';
import { finding } from './context.ts';
import type { LineContext } from './context.ts';

/** Krama inggil for one's own act: kula dhahar, aku sare (R7). */
export function honouringOneself(context: LineContext): Finding[] {
  return actsOf(context)
    .filter(({ agent, verb }) => agent === 'self' && isOnlyHonorific(verb) && !isLending(verb))
    .map(({ verb }) =>
      finding(
        verb,
        'krama-inggil-self',
        'R7: krama inggil tidak untuk diri sendiri.',
        plainOf(verb, context),
      ),
    );
}

/** kagem is for somebody honoured, never for oneself (R7). */
export function honouringOwnGain(context: LineContext): Finding[] {
  const { tokens } = context;
  return tokens.flatMap((token, at) => {
    const isForMe =
      token.lower === 'kagem' && !token.quoted && SELF.has(tokens[at + 1]?.lower ?? '');
    if (!isForMe) return [];
    const plain = plainOf(token, context);
    return [
      finding(token, 'krama-inggil-self', 'R7: krama inggil tidak untuk diri sendiri.', plain),
    ];
  });
}

/** Krama inggil for a child, a friend or an animal (R8). */
export function honouringTheWrong(context: LineContext): Finding[] {
  return actsOf(context)
    .filter(({ agent, verb }) => agent === 'plain' && isOnlyHonorific(verb))
    .map(({ verb }) =>
      finding(
        verb,
        'krama-inggil-person',
        'R8: krama inggil hanya untuk orang yang dihormati.',
        plainOf(verb, context),
      ),
    );
}

/** A plain verb for what a respected person does (R4, R6). */
export function missingHonour(context: LineContext): Finding[] {
  if (!isAlus(context.speechLevel)) return [];
  return [...actsOf(context), ...invitations(context)].flatMap(({ agent, verb }) => {
    const honorific =
      agent === 'respected'
        ? honorificOf(verb, context.tokens[context.tokens.indexOf(verb) + 1])
        : undefined;
    if (honorific === undefined) return [];
    return [
      finding(
        verb,
        'krama-inggil-missing',
        'R4/R6: tindakan orang yang dihormati memakai krama inggil.',
        honorific,
      ),
    ];
  });
}

/** Krama andhap with a respected agent: panjenengan matur, Pak Guru sowan (R9). */
export function humbleForTheRespected(context: LineContext): Finding[] {
  return [...actsOf(context), ...invitations(context)]
    .filter(({ agent, verb }) => agent === 'respected' && isOnlyHumble(verb))
    .filter(({ verb, who }) => {
      const object = objectOf(verb, context)?.kind;
      return object !== 'respected' && (object === 'self' || !isParentBelow(who, context));
    })
    .map(({ verb }) =>
      finding(
        verb,
        'krama-andhap',
        'R9: krama andhap tidak untuk tindakan orang yang dihormati.',
        verb.readings[0]?.lemma.kramaInggil,
      ),
    );
}

/** One's own parent is humble too before a grandparent, a teacher or the lurah. */
function isParentBelow(who: string, { addressee, respectsAddressee }: LineContext): boolean {
  const isParent = /^(bapak|ibu)(ku| kula)?$/.test(who);
  return isParent && respectsAddressee && !/^(semar|ibu|bapak)$/i.test(addressee);
}

/** The person right after the verb: toward somebody honoured krama andhap is right even of elders. */
function objectOf(verb: Token, context: LineContext): Person | undefined {
  const { tokens } = context;
  return personAt(tokens, tokens.indexOf(verb) + 1, context);
}

/** A plain verb for one's own act toward a respected person: aku kandha marang Ibu (R4, R10). */
export function missingHumility(context: LineContext): Finding[] {
  if (!isAlus(context.speechLevel)) return [];
  return actsOf(context).flatMap(({ agent, verb }) => {
    const humble = agent === 'self' ? humbleOf(verb) : undefined;
    if (humble === undefined || !isTowardRespected(verb, context)) return [];
    return [
      finding(
        verb,
        'krama-andhap-missing',
        'R4/R10: tindakan sendiri kepada orang yang dihormati memakai krama andhap.',
        humble,
      ),
    ];
  });
}

/** The person after the verb; without one, what is said or asked goes to the addressee. */
function isTowardRespected(verb: Token, context: LineContext): boolean {
  const { tokens } = context;
  const at = tokens.indexOf(verb) + 1;
  const object = TOWARD.has(tokens[at]?.lower ?? '') ? at + 1 : at;
  const person = personAt(tokens, object, context);
  if (person) return person.kind === 'respected';
  return context.respectsAddressee && object === at && SAID.has(verb.lower);
}

const SAID: ReadonlySet<string> = new Set(['takon', 'taken', 'njaluk', 'kandha', 'criyos']);

/** Krama andhap toward somebody below: aku matur marang adhik (R9). */
export function humbleDownward({ tokens, ...context }: LineContext): Finding[] {
  return tokens.flatMap((token, index) => {
    if (!isOnlyHumble(token) || token.quoted) return [];
    const person = personAt(tokens, recipientAt(tokens, index), context);
    if (person?.kind !== 'plain') return [];
    const plain = token.readings[0] && plainForm(token.readings[0].lemma, context.speechLevel);
    return [
      finding(token, 'krama-andhap', 'R9: krama andhap hanya untuk orang yang dihormati.', plain),
    ];
  });
}

/** Right after the verb, or after marang within the next few words: nyuwun gula marang adhik. */
function recipientAt(tokens: readonly Token[], verb: number): number {
  const near = tokens.slice(verb + 1, verb + 4);
  const stop = near.findIndex(({ kind }) => kind === 'mark');
  const toward = near
    .slice(0, stop < 0 ? undefined : stop)
    .findIndex(({ lower }) => TOWARD.has(lower));
  return toward < 0 ? verb + 1 : verb + toward + 2;
}

const TOWARD: ReadonlySet<string> = new Set(
  'marang menyang karo dhateng kaliyan dhumateng'.split(' '),
);

/** kula ampil is the passive of nyuwun ngampil, the humble way to borrow. */
function isLending(verb: Token): boolean {
  return verb.readings.some(({ lemma }) => lemma.kramaInggil === 'ngampil');
}

function plainOf(verb: Token, { speechLevel }: LineContext): string | undefined {
  const lemma = verb.readings[0]?.lemma;
  return lemma && plainForm(lemma, speechLevel);
}
