import { ANALYSIS_ANSWERS_MIN } from '#shared/constants/limits.ts';
import type { QuestionAnalysis } from '#shared/contracts/question-analysis.contract.ts';

/** Why a question is worth a look. */
export type Concern = 'wrong-leads' | 'hard' | 'slow';

/** Four options give a quarter to those who guess; a question that teaches lies well above it. */
const HARD_BELOW = 0.35;
/** A third without an answer in time. */
const SLOW_FROM = 1 / 3;

/** What is conspicuous about how a question is answered, the worst first; null when nothing is. */
export function concernOf(question: QuestionAnalysis): Concern | null {
  const { timesAnswered, timesCorrect, wrongOptions, timeouts, shareCorrect } = question;
  if (timesAnswered < ANALYSIS_ANSWERS_MIN) return null;
  if (Math.max(0, ...wrongOptions) > timesCorrect) return 'wrong-leads';
  if ((shareCorrect ?? 1) < HARD_BELOW) return 'hard';
  return timeouts / timesAnswered >= SLOW_FROM ? 'slow' : null;
}
