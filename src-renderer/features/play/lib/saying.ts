import { isStreakMilestone } from '#shared/rules/streak.ts';
import { playTexts } from '../texts.ts';
import type { Verdict } from './card-question.ts';

/** What the character says to an answer, in Javanese. */
export const sayingOf = ({ outcome }: Verdict, streak: number): string =>
  playTexts.saying[outcome === 'right' && isStreakMilestone(streak) ? 'streak' : outcome];
