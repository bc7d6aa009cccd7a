import { STREAK } from '../constants/game.ts';

/** Right answers in a row up to the last answer. */
export const currentStreak = (answers: readonly boolean[]): number =>
  answers.length - 1 - answers.lastIndexOf(false);

/** Most right answers in a row. */
export function bestStreak(answers: readonly boolean[]): number {
  let best = 0;
  let current = 0;
  for (const isRight of answers) {
    current = isRight ? current + 1 : 0;
    best = Math.max(best, current);
  }
  return best;
}

/** Whether a streak of this length is worth celebrating. */
export const isStreakMilestone = (streak: number): boolean =>
  streak > 0 && streak % STREAK.celebratedEvery === 0;
