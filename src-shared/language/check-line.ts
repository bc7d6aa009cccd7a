import { isRespected, relationOf } from './roles.ts';
import type { RoleTable } from './roles.ts';
import type { Rule } from './rules/context.ts';
import { familiarYou, frameFaults } from './rules/frame-rules.ts';
import { bareImperative, bareName, nounNegation } from './rules/grammar-rules.ts';
import {
  honouringOneself,
  honouringOwnGain,
  honouringTheWrong,
  humbleDownward,
  humbleForTheRespected,
  missingHonour,
  missingHumility,
} from './rules/honorific-rules.ts';
import { lineLevel } from './rules/line-level-rule.ts';
import { numberFaults } from './rules/number-rules.ts';
import {
  doublePossession,
  honouringOwnThings,
  honouringPlainOwners,
  missingHonourOfThings,
} from './rules/possession-rules.ts';
import { affixApart, kalihForKaliyan, wordFaults } from './rules/word-rules.ts';
import { readSentence } from './sentence.ts';
import type { Finding, SpeechLevel } from './types.ts';

export type LineToCheck = {
  /** With or without the speaker in front. */
  text: string;
  speaker: string;
  addressee: string;
  speechLevel: SpeechLevel;
  /** Ranks of people that the built-in table does not know or ranks otherwise. */
  roles?: RoleTable;
  /** Names that count as known words. */
  names?: readonly string[];
  /** Level of the game, 1 to 4, when the line belongs to a question. */
  gameLevel?: number;
};

/** In the order of how much they tell: only the first finding on a word is kept. */
const RULES: readonly Rule[] = [
  wordFaults,
  kalihForKaliyan,
  affixApart,
  numberFaults,
  doublePossession,
  familiarYou,
  honouringOneself,
  honouringOwnGain,
  honouringTheWrong,
  honouringOwnThings,
  honouringPlainOwners,
  humbleForTheRespected,
  humbleDownward,
  frameFaults,
  bareImperative,
  missingHonour,
  missingHumility,
  missingHonourOfThings,
  nounNegation,
  bareName,
  lineLevel,
];

/** All faults of one line in the order of their position; an empty list means that none was found. */
export function checkLine(line: LineToCheck): Finding[] {
  const roles = line.roles ?? {};
  const context = {
    tokens: readSentence(line.text, [line.speaker, line.addressee, ...(line.names ?? [])]),
    speechLevel: line.speechLevel,
    speaker: line.speaker,
    addressee: line.addressee,
    relation: relationOf(line.speaker, line.addressee, roles),
    respectsAddressee: isRespected(line.speaker, line.addressee, roles),
    roles,
    gameLevel: line.gameLevel,
  };
  return onePerWord(RULES.flatMap((rule) => rule(context))).sort((a, b) => a.start - b.start);
}

/** The first rule that speaks about a word is the clearest; later ones would repeat it. */
function onePerWord(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ start, rule }) => {
    const key = rule === 'line-level' ? rule : String(start);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
