import type { PlayQuestion } from '#shared/contracts/question.ts';
import { isChoiceCorrect, isEssayCorrect } from '#shared/rules/grading.ts';
import type { Draft, Verdict } from '../../features/play/lib/card-question.ts';

/** What the game would say to an answer. */
export function judge(question: PlayQuestion, draft: Draft): Verdict {
  const isEssay = question.type === 'essay';
  const isRight = isEssay
    ? isEssayCorrect(draft.text, question.correctAnswerText)
    : isChoiceCorrect(draft.selected, question.correctAnswer);
  return {
    outcome: isRight ? 'right' : 'wrong',
    correctIndex: isEssay ? null : question.correctAnswer,
    correctText: isEssay
      ? question.correctAnswerText
      : (question.options[question.correctAnswer] ?? ''),
    explanation: question.explanation,
  };
}
