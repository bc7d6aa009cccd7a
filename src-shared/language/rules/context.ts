import type { Relation, RoleTable } from '../roles.ts';
import type { Token } from '../sentence.ts';
import type { Finding, RuleName, SpeechLevel } from '../types.ts';

/** What a rule knows about the line it judges. */
export type LineContext = {
  tokens: readonly Token[];
  speechLevel: SpeechLevel;
  speaker: string;
  addressee: string;
  relation: Relation;
  /** Krama inggil is due to the person spoken to. */
  respectsAddressee: boolean;
  roles: RoleTable;
  /** Level of the game, 1 to 4, when the line belongs to a question. */
  gameLevel: number | undefined;
};

export type Rule = (context: LineContext) => Finding[];

export function finding(
  token: Pick<Token, 'start' | 'end' | 'text'>,
  rule: RuleName,
  reason: string,
  suggestion?: string,
): Finding {
  const base = { start: token.start, end: token.end, word: token.text, rule, reason };
  return suggestion ? { ...base, suggestion } : base;
}

/** Words whose form is judged: no names, titles, fixed phrases, sounds or quoted words. */
export function isJudged(token: Token): boolean {
  if (token.kind !== 'word' || token.quoted) return false;
  return token.roles.size === 0;
}
