import { PRAISE } from '../constants/game.ts';

/** Share of right answers in whole percent; 0 without questions. */
export const accuracyPercent = (correct: number, total: number): number =>
  total > 0 ? Math.round((correct / total) * 100) : 0;

/** Praise for an accuracy in percent (section 2, result screen). */
export function praiseFor(percent: number): string {
  const [best, good, fair, rest] = PRAISE;
  return ([best, good, fair].find((praise) => percent >= praise.fromPercent) ?? rest).text;
}
