import { describe, expect, it } from 'vitest';
import { SESSION } from '../constants/game.ts';
import {
  answerOutcome,
  countedSeconds,
  isAnswerRight,
  isLate,
  livesAfter,
  maxEssays,
  secondsLeft,
  secondsUsed,
  sinceServed,
  timeBonus,
} from './session.ts';

describe('seconds since a question was served', () => {
  it.each([
    ['the monotonic clock decides', 4_500, 999_000, 4.5],
    ['whatever the wall clock says', 4_500, -999_000, 4.5],
    ['without limit', 400_000, 0, 400],
    ['after a restart the wall clock does', undefined, 12_000, 12],
    ['but never below zero', undefined, -86_400_000, 0],
    ['and never so that it alone makes an answer late', undefined, 86_400_000, 35],
  ])('%s', (_why, monotonic, wall, expected) => {
    expect(sinceServed({ monotonic, wall, afterFeedback: false })).toBe(expected);
  });

  it('after a restart leaves room for the feedback that was showing', () => {
    const since = sinceServed({ monotonic: undefined, wall: 86_400_000, afterFeedback: true });
    expect(since).toBe(37);
    expect(isLate(secondsUsed({ sinceServed: since, claimed: 0, afterFeedback: true }))).toBe(
      false,
    );
  });
});

describe('seconds that count', () => {
  it.each([
    ['the first question has no feedback before it', 10, 0, false, 10],
    ['later ones have two seconds of it', 10, 0, true, 8],
    ['an answer during the feedback used no time', 1, 0, true, 0],
    ['a larger claim counts', 10, 15, true, 15],
    ['a smaller claim does not', 10, 3, true, 8],
    ['a negative claim does not', 0, -5, false, 0],
  ])('%s', (_why, since, claimed, afterFeedback, expected) => {
    expect(secondsUsed({ sinceServed: since, claimed, afterFeedback })).toBe(expected);
  });
});

describe('timer', () => {
  it.each([
    [0, 30, 5],
    [0.4, 30, 5],
    [1, 29, 4],
    [6, 24, 4],
    [6.1, 24, 4],
    [7, 23, 3],
    [12, 18, 3],
    [18, 12, 2],
    [24, 6, 1],
    [25, 5, 0],
    [29.5, 1, 0],
    [30, 0, 0],
    [34, 0, 0],
    [90, 0, 0],
  ])('after %d s the timer shows %i, the bonus is %i', (used, left, bonus) => {
    expect(secondsLeft(used)).toBe(left);
    expect(timeBonus(used, 3)).toBe(bonus);
    expect(timeBonus(used, 1)).toBe(bonus);
    expect(timeBonus(used, 0)).toBe(0);
  });

  it.each([
    [0, false],
    [30, false],
    [35, false],
    [35.01, true],
    [1e9, true],
  ])('an answer after %d s is late: %s', (used, late) => {
    expect(isLate(used)).toBe(late);
  });

  it.each([
    [0, 0],
    [4.26, 4.3],
    [29.96, 30],
    [35, 30],
    [1e9, 30],
    [-1, 0],
  ])('%d s are kept as %d', (used, counted) => {
    expect(countedSeconds(used, SESSION.questionSeconds)).toBe(counted);
  });
});

describe('right or wrong', () => {
  const choice = { type: 'multiple_choice', correctAnswer: 0, correctAnswerText: '' } as const;
  const essay = { type: 'essay', correctAnswer: 0, correctAnswerText: 'sinau' } as const;

  it.each([
    ['the right option', choice, { selectedAnswer: 0 }, true],
    ['another option', choice, { selectedAnswer: 1 }, false],
    ['time ran out', choice, { selectedAnswer: -1 }, false],
    ['text for a choice', choice, { textAnswer: '0' }, false],
    ['blank text for a choice without a key text', choice, { textAnswer: '' }, false],
    ['nothing', choice, {}, false],
    ['the right text', essay, { textAnswer: ' Sinau. ' }, true],
    ['blank text', essay, { textAnswer: ' ' }, false],
    ['an option for an essay, though its index is 0', essay, { selectedAnswer: 0 }, false],
    ['time ran out on half a text', essay, { selectedAnswer: -1, textAnswer: 'sinau' }, false],
    ['nothing', essay, {}, false],
  ])('%s', (_what, question, answer, expected) => {
    expect(isAnswerRight(question, answer)).toBe(expected);
  });
});

describe('outcome of an answer', () => {
  it.each([
    ['right at once', true, 0, 3, { isCorrect: true, points: 15, lives: 3 }],
    ['right at the last second', true, 30, 3, { isCorrect: true, points: 10, lives: 3 }],
    ['right, held up by the network', true, 35, 3, { isCorrect: true, points: 10, lives: 3 }],
    ['right but late', true, 35.1, 3, { isCorrect: false, points: 0, lives: 2 }],
    ['wrong', false, 0, 3, { isCorrect: false, points: 0, lives: 2 }],
    ['wrong on the last life', false, 0, 1, { isCorrect: false, points: 0, lives: 0 }],
    ['wrong without lives', false, 0, 0, { isCorrect: false, points: 0, lives: 0 }],
    ['right without lives: no bonus', true, 0, 0, { isCorrect: true, points: 10, lives: 0 }],
  ])('%s', (_what, matches, used, lives, expected) => {
    expect(answerOutcome({ matches, used, lives, questionPoints: 10 })).toEqual(expected);
    expect(livesAfter(lives, expected.isCorrect)).toBe(expected.lives);
  });
});

it('at most a third of the drawn questions are essays', () => {
  const thirds = Array.from({ length: 20 }, (_, index) => maxEssays(index + 1));
  expect(thirds).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]);
});
