import { SESSION } from '../constants/game.ts';
import type { QuestionType } from '../contracts/question.ts';
import { isChoiceCorrect, isEssayCorrect } from './grading.ts';

/** Since when a question has been on the table, on both clocks; in milliseconds. */
export interface ServedTimes {
  /** By the monotonic clock; undefined when the server has been restarted since. */
  monotonic: number | undefined;
  /** By the wall clock, which may have been set meanwhile. */
  wall: number;
  /** Whether the client was still showing feedback of the question before. */
  afterFeedback: boolean;
}

/** Seconds that a question has been on the table before feedback and network are taken off. */
const allowance = (afterFeedback: boolean): number =>
  SESSION.questionSeconds +
  SESSION.networkGraceSeconds +
  (afterFeedback ? SESSION.feedbackSeconds : 0);

/**
 * Seconds since the server first served a question. Only the monotonic clock can make an answer
 * late: after a restart the wall clock stands in, but never beyond what is still in time, because
 * a power cut is not the player's fault and the clock may be wrong (reliability 3.8).
 */
export function sinceServed({ monotonic, wall, afterFeedback }: ServedTimes): number {
  if (monotonic !== undefined) return monotonic / 1000;
  return Math.min(allowance(afterFeedback), Math.max(0, wall / 1000));
}

/** What the clock says about one answer; all in seconds. */
export interface AnswerClock {
  /** Since the server first served the question. */
  sinceServed: number;
  /** What the client claims. */
  claimed: number;
  /** Whether the client was still showing feedback of the question before. */
  afterFeedback: boolean;
}

/**
 * Seconds that count for an answer: the larger of the server's measure, less the feedback that was
 * still showing, and the client's claim; never negative (decisions).
 */
export function secondsUsed({ sinceServed, claimed, afterFeedback }: AnswerClock): number {
  const measured = sinceServed - (afterFeedback ? SESSION.feedbackSeconds : 0);
  return Math.max(0, measured, claimed);
}

/** Whether an answer came too late to count: past the timer and the network's allowance. */
export const isLate = (used: number): boolean =>
  used > SESSION.questionSeconds + SESSION.networkGraceSeconds;

/**
 * Whole seconds left, 0 to 30, as the timer shows them: the second that is running still counts.
 * Were it cut off, the full bonus would be out of everyone's reach.
 */
export const secondsLeft = (used: number): number =>
  Math.max(0, Math.min(SESSION.questionSeconds, Math.ceil(SESSION.questionSeconds - used)));

/** Seconds as an answer keeps them for statistics: to the tenth, at most the question's (reliability 3.8). */
export const countedSeconds = (used: number, questionSeconds: number): number =>
  Math.round(Math.max(0, Math.min(questionSeconds, used)) * 10) / 10;

/** Bonus for speed: one point for each six seconds left, none without lives (decisions). */
export const timeBonus = (used: number, lives: number): number =>
  lives > 0 ? Math.floor(secondsLeft(used) / SESSION.secondsPerBonusPoint) : 0;

/** What was answered; one of the two is given. */
export interface GivenAnswer {
  selectedAnswer?: number | null | undefined;
  textAnswer?: string | null | undefined;
}

/** Whether an answer is the right one, whenever it came (section 5). 'Time ran out' never is. */
export function isAnswerRight(
  question: { type: QuestionType; correctAnswer: number; correctAnswerText: string },
  { selectedAnswer, textAnswer }: GivenAnswer,
): boolean {
  if (selectedAnswer === SESSION.noChoice) return false;
  return question.type === 'essay'
    ? isEssayCorrect(textAnswer ?? '', question.correctAnswerText)
    : isChoiceCorrect(selectedAnswer, question.correctAnswer);
}

/** Whether the time ran out over a question with nothing chosen or typed. */
export const isUntouched = ({ selectedAnswer, textAnswer }: GivenAnswer): boolean =>
  selectedAnswer === SESSION.noChoice && (textAnswer ?? '').trim() === '';

export interface AnswerOutcome {
  isCorrect: boolean;
  /** Points earned by this answer. */
  points: number;
  /** Lives left after it, 0 to 3. */
  lives: number;
}

/** Lives after one more answer: a wrong or late one costs one, as long as there are any (decisions). */
export const livesAfter = (lives: number, isCorrect: boolean): number =>
  isCorrect ? lives : Math.max(0, lives - 1);

/** What is known of an answer when it is judged. */
export interface JudgedAnswer {
  /** It is the right one, whenever it came. */
  matches: boolean;
  /** Seconds that count. */
  used: number;
  /** Lives before it. */
  lives: number;
  questionPoints: number;
}

/** Outcome of one answer of a challenge: a wrong or late one costs a life (decisions). */
export function answerOutcome(answer: JudgedAnswer): AnswerOutcome {
  const isCorrect = answer.matches && !isLate(answer.used);
  return {
    isCorrect,
    points: isCorrect ? answer.questionPoints + timeBonus(answer.used, answer.lives) : 0,
    lives: livesAfter(answer.lives, isCorrect),
  };
}

/** Most essays among `count` drawn questions (decisions). */
export const maxEssays = (count: number): number => Math.floor(count / SESSION.questionsPerEssay);

/** Most essays that may be drawn beside so many other questions. */
export const maxEssaysBeside = (others: number): number =>
  Math.floor(others / (SESSION.questionsPerEssay - 1));
