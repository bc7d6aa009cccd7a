import type { GameSession, SessionQuestion } from '#shared/contracts/game.contract.ts';
import type { SessionAnswer } from '#shared/contracts/run.ts';
import { SESSION } from '#shared/constants/game.ts';
import { isAnswerRight } from '#shared/rules/session.ts';
import { currentStreak } from '#shared/rules/streak.ts';
import {
  toCardQuestion,
  type CardQuestion,
  type Draft,
  type Outcome,
  type Verdict,
} from './card-question.ts';
import type { ProgressCell } from './progress-cell.ts';

/** A question of a session as the card shows it. */
export const toCard = (question: SessionQuestion): CardQuestion =>
  toCardQuestion(question, {
    key: question._id,
    type: question.questionType,
    questionLine: question.question,
  });

/** Whether an answer matches the key and was refused all the same: it came too late. */
export const isLateAnswer = (question: SessionQuestion, answer: SessionAnswer): boolean =>
  !answer.isCorrect &&
  isAnswerRight(
    {
      type: question.questionType,
      correctAnswer: question.correctAnswer ?? SESSION.noChoice,
      correctAnswerText: question.correctAnswerText ?? '',
    },
    answer,
  );

/** What is shown about an answer. */
export function verdictOf(question: SessionQuestion, answer: SessionAnswer): Verdict {
  const isEssay = question.questionType === 'essay';
  const { correctAnswer = SESSION.noChoice, correctAnswerText = '', explanation = '' } = question;
  return {
    outcome: outcomeOf(question, answer),
    correctIndex: isEssay ? null : correctAnswer,
    correctText: isEssay ? correctAnswerText : (question.options[correctAnswer] ?? ''),
    explanation,
  };
}

function outcomeOf(question: SessionQuestion, answer: SessionAnswer): Outcome {
  if (answer.isCorrect) return 'right';
  const ranOut = answer.selectedAnswer === SESSION.noChoice || isLateAnswer(question, answer);
  return ranOut ? 'timeout' : 'wrong';
}

/** What the player had put in. A right answer that came too late must not look like a right one. */
export function draftOf(question: SessionQuestion, answer: SessionAnswer): Draft {
  const { selectedAnswer, textAnswer } = answer;
  const hides = selectedAnswer === SESSION.noChoice || isLateAnswer(question, answer);
  return { selected: hides ? null : selectedAnswer, text: textAnswer ?? '' };
}

/** One cell for each question. */
export function progressCells(session: GameSession, showsVerdict: boolean): ProgressCell[] {
  return session.questions.map((_, index) => {
    const answer = session.answers[index];
    if (answer !== undefined) return answer.isCorrect ? 'right' : 'wrong';
    return index === session.currentQuestionIndex && !showsVerdict ? 'current' : 'open';
  });
}

/** Which answers of one run after the other are right. */
export const verdictsOf = (runs: readonly GameSession[]): boolean[] =>
  runs.flatMap(({ answers }) => answers.map((answer) => answer.isCorrect));

/** Right answers in a row up to now; of several runs one after the other it goes on. */
export const runningStreak = (...runs: readonly GameSession[]): number =>
  currentStreak(verdictsOf(runs));

/** The score in the header: that of a play goes on from level to level. */
export const scoreOf = (...runs: readonly GameSession[]): number =>
  runs.reduce((sum, { score }) => sum + score, 0);
