import type { LevelProgress } from '#shared/contracts/progress.contract.ts';
import { FIRST_LEVEL, LEVELS, type Level } from '#shared/constants/game.ts';

/** How a level card looks: not open yet, open and unfinished, completed. */
export type LevelCardState = 'locked' | 'open' | 'done';

/** What a level card shows. */
export interface LevelCardView {
  level: Level;
  state: LevelCardState;
  /** Best score; null where nothing was completed. */
  score: number | null;
  /** Null while there were none. */
  attempts: number | null;
}

/** What is known when nothing could be loaded: level 1 is open, the others are locked (section 4). */
export const defaultLevels = (): LevelProgress[] =>
  LEVELS.map((level) => ({
    level,
    isUnlocked: level === FIRST_LEVEL,
    isCompleted: false,
    score: 0,
    attempts: 0,
  }));

/** The four cards in order; a level that the server left out looks as it does by default. */
export function levelCards(levels: readonly LevelProgress[]): LevelCardView[] {
  return defaultLevels().map((fallback) => {
    const known = levels.find((candidate) => candidate.level === fallback.level) ?? fallback;
    return {
      level: fallback.level,
      state: cardState(known),
      score: known.isCompleted ? known.score : null,
      attempts: known.attempts > 0 ? known.attempts : null,
    };
  });
}

function cardState({ isUnlocked, isCompleted }: LevelProgress): LevelCardState {
  if (!isUnlocked) return 'locked';
  return isCompleted ? 'done' : 'open';
}
