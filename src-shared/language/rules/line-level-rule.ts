import { isKrama } from '../frame.ts';
import { ADULT, rankOf, YOUNG_ADULT } from '../roles.ts';
import type { Finding } from '../types.ts';
import { finding } from './context.ts';
import type { LineContext } from './context.ts';

/** Families and teachers: here the table "who speaks how to whom" leaves no choice. */
const CLOSE =
  /^(semar|ibu|bapak|simbah|mbah|budhe|pakdhe|bulik|paklik|pak guru|bu guru|pak lurah|bu lurah)\b/i;

/** A line whose level does not suit speaker and addressee (section 1, who speaks how to whom). */
export function lineLevel(context: LineContext): Finding[] {
  const reason = reasonFor(context);
  const [first] = context.tokens;
  const last = context.tokens.at(-1);
  if (reason === undefined || !first || !last) return [];
  return [
    finding(
      { start: first.start, end: last.end, text: `${context.speaker} > ${context.addressee}` },
      'line-level',
      reason,
    ),
  ];
}

function reasonFor(context: LineContext): string | undefined {
  const { speaker, addressee, speechLevel, relation, tokens, gameLevel } = context;
  const says = (level: string) =>
    `Baris ini ${speechLevel}; ${speaker} kepada ${addressee}: ${level}.`;
  if (relation === 'down' && CLOSE.test(speaker) && isYoung(addressee, context))
    return isKrama(speechLevel) ? says('ngoko') : undefined;
  if (relation === 'peer' && isYoung(speaker, context) && areFriends(context))
    return isKrama(speechLevel) ? says('ngoko') : undefined;
  if (relation !== 'up' || !CLOSE.test(addressee)) return;
  const onlyFixed = tokens.every(({ roles, kind }) => kind !== 'word' || roles.size > 0);
  if (onlyFixed) return;
  if (speechLevel === 'ngoko lugu') return says('ngoko alus atau krama alus');
  if (speechLevel === 'krama lugu') return says('krama alus');
  if (speechLevel === 'ngoko alus' && (gameLevel ?? 0) >= 3 && rankOf(addressee) >= ADULT)
    return says('krama alus');
  return;
}

function isYoung(person: string, { roles }: LineContext): boolean {
  return person !== EVERYBODY && rankOf(person, roles) < YOUNG_ADULT;
}

/** The addressee of lines spoken to all, where any level may be right. */
const EVERYBODY = 'kabeh';

const FRIENDS: ReadonlySet<string> = new Set([
  'gareng',
  'petruk',
  'bagong',
  'slamet',
  'sari',
  'dimas',
]);

function areFriends({ speaker, addressee }: LineContext): boolean {
  return FRIENDS.has(speaker.toLowerCase()) && FRIENDS.has(addressee.toLowerCase());
}
