import { CHARACTERS, type CharacterProfile } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import type { LevelQuestionStats } from '#shared/contracts/admin.contract.ts';

/** How one level of a character was answered. */
export interface LevelAccuracy {
  level: Level;
  questionCount: number;
  timesAnswered: number;
  /** Whole percent; null while nobody has answered. */
  percent: number | null;
}

export interface CharacterAccuracy {
  character: CharacterProfile;
  levels: LevelAccuracy[];
  timesAnswered: number;
}

/** The statistics of each character, levels in their order. */
export function accuracyByCharacter(stats: readonly LevelQuestionStats[]): CharacterAccuracy[] {
  return CHARACTERS.map((character) => {
    const levels = stats
      .filter((row) => row.characterId === character._id)
      .sort((a, b) => a.level - b.level)
      .map(({ level, questionCount, timesAnswered, shareCorrect }) => ({
        level,
        questionCount,
        timesAnswered,
        percent: shareCorrect === null ? null : Math.round(shareCorrect * 100),
      }));
    return {
      character,
      levels,
      timesAnswered: levels.reduce((sum, row) => sum + row.timesAnswered, 0),
    };
  });
}
