import { CHARACTER_NAMES, type CharacterName } from '#shared/constants/characters.ts';
import { LEVELS, type Level } from '#shared/constants/game.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';

export type ExportedBank = Record<CharacterName, Record<Level, PlayQuestion[]>>;

/** The shape of pertanyaan.json: by character, then by level; within a level in the order given. */
export function groupQuestions(questions: readonly PlayQuestion[]): ExportedBank {
  const bank = CHARACTER_NAMES.map((character) => {
    const own = questions.filter((question) => question.character === character);
    const levels = LEVELS.map((level) => [level, own.filter((one) => one.level === level)]);
    return [character, Object.fromEntries(levels)];
  });
  return Object.fromEntries(bank) as ExportedBank;
}
