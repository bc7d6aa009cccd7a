import { fromPlayQuestion, type CardQuestion, type Draft, type Verdict } from './card-question.ts';
import type { GivenAnswer } from './level-game-state.ts';
import { verdictOf } from './level-result.ts';

/** One answered question to look at again. */
export interface ReviewItem {
  /** Its place in the game, from 1. */
  number: number;
  question: CardQuestion;
  draft: Draft;
  verdict: Verdict;
}

/** The answers of local play as the review shows them. */
export const reviewItems = (answers: readonly GivenAnswer[]): ReviewItem[] =>
  answers.map((answer, index) => ({
    number: index + 1,
    question: fromPlayQuestion(answer.question),
    draft: { selected: answer.selected, text: answer.text },
    verdict: verdictOf(answer),
  }));

export const isMissed = ({ verdict }: ReviewItem): boolean => verdict.outcome !== 'right';

/** What the player had answered, in words; null when nothing. */
export function answerText({ question, draft }: ReviewItem): string | null {
  if (question.type === 'essay') return draft.text.trim() === '' ? null : draft.text.trim();
  return draft.selected === null ? null : (question.options[draft.selected] ?? null);
}
