import type { GameSession, SessionQuestion } from '#shared/contracts/game.contract.ts';
import type { SessionAnswer } from '#shared/contracts/run.ts';
import { SESSION } from '#shared/constants/game.ts';
import { accuracyPercent } from '#shared/rules/praise.ts';
import { isAnswerRight } from '#shared/rules/session.ts';
import { bestStreak, currentStreak } from '#shared/rules/streak.ts';
import {
  toCardQuestion,
  type CardQuestion,
  type Draft,
  type Outcome,
  type Verdict,
} from './card-question.ts';
import type { Tally } from './level-result.ts';
import type { ProgressCell } from './progress-cell.ts';
import type { ReviewItem } from './review.ts';

/** A question of a session as the card shows it. */
export const fromSessionQuestion = (question: SessionQuestion): CardQuestion =>
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
export function sessionVerdict(question: SessionQuestion, answer: SessionAnswer): Verdict {
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
export function sessionDraft(question: SessionQuestion, answer: SessionAnswer): Draft {
  const { selectedAnswer, textAnswer } = answer;
  const hides = selectedAnswer === SESSION.noChoice || isLateAnswer(question, answer);
  return { selected: hides ? null : selectedAnswer, text: textAnswer ?? '' };
}

/** Points of a right answer taken apart. */
export const bonusOf = (question: SessionQuestion, points: number): number =>
  Math.max(0, points - question.points);

/** One cell for each question. */
export function sessionCells(session: GameSession, showsVerdict: boolean): ProgressCell[] {
  return session.questions.map((_, index) => {
    const answer = session.answers[index];
    if (answer !== undefined) return answer.isCorrect ? 'right' : 'wrong';
    return index === session.currentQuestionIndex && !showsVerdict ? 'current' : 'open';
  });
}

const verdictsOf = ({ answers }: GameSession): boolean[] =>
  answers.map((answer) => answer.isCorrect);

/** Right answers in a row up to now. */
export const sessionStreak = (session: GameSession): number => currentStreak(verdictsOf(session));

/** What a finished session came to. */
export function sessionTally(session: GameSession): Tally {
  const { answers, totalQuestions, score } = session;
  const verdicts = verdictsOf(session);
  const correct = verdicts.filter(Boolean).length;
  return {
    correct,
    total: totalQuestions,
    score,
    accuracy: accuracyPercent(correct, totalQuestions),
    bestStreak: bestStreak(verdicts),
    seconds: Math.round(answers.reduce((sum, answer) => sum + answer.timeSpent, 0)),
  };
}

/** The answered questions as the review shows them. */
export function sessionReview({ questions, answers }: GameSession): ReviewItem[] {
  return questions.flatMap((question, index) => {
    const answer = answers[index];
    if (answer === undefined) return [];
    return {
      number: index + 1,
      question: fromSessionQuestion(question),
      draft: sessionDraft(question, answer),
      verdict: sessionVerdict(question, answer),
    };
  });
}
