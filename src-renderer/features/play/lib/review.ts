import type { CardQuestion, Draft, Verdict } from './card-question.ts';

/** One answered question to look at again. */
export interface ReviewItem {
  /** Its place in the game, from 1. */
  number: number;
  question: CardQuestion;
  draft: Draft;
  verdict: Verdict;
}

export const isMissed = ({ verdict }: ReviewItem): boolean => verdict.outcome !== 'right';

/** What the player had answered, in words; null when nothing. */
export function answerText({ question, draft }: ReviewItem): string | null {
  if (question.type === 'essay') return draft.text.trim() === '' ? null : draft.text.trim();
  return draft.selected === null ? null : (question.options[draft.selected] ?? null);
}
