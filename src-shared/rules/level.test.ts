import { describe, expect, it } from 'vitest';
import {
  correctFromScore,
  highestUnlocked,
  isLevelCompleted,
  isUnlocked,
  levelScore,
  maxLevelSeconds,
  neededCorrect,
  nextLevel,
  parseLevel,
} from './level.ts';
import { LEVELS } from '../constants/game.ts';

describe('completing a level takes 70 percent, rounded up', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
    [7, 5],
    [9, 7],
    [10, 7],
    [11, 8],
    [13, 10],
    [20, 14],
    [30, 21],
    [100, 70],
  ])('of %i questions %i must be right', (questions, needed) => {
    expect(neededCorrect(questions)).toBe(needed);
    expect(isLevelCompleted(needed, questions)).toBe(true);
    expect(isLevelCompleted(needed - 1, questions)).toBe(false);
  });

  it('a level without questions is never completed', () => {
    expect(isLevelCompleted(0, 0)).toBe(false);
  });

  it('is exact for every size of a level', () => {
    for (let questions = 1; questions <= 500; questions++) {
      const needed = neededCorrect(questions);
      // In whole numbers: the least that is not below 70 percent.
      expect(needed * 10 >= questions * 7 && (needed - 1) * 10 < questions * 7).toBe(true);
    }
  });
});

describe('score of a level', () => {
  it.each([
    [0, 0],
    [1, 100],
    [14, 1_400],
    [20, 2_000],
  ])('%i right answers are %i points, and back', (correct, score) => {
    expect(levelScore(correct)).toBe(score);
    expect(correctFromScore(score, 20)).toBe(correct);
  });

  it.each([50, 101, 2_100, -100, 0.5, NaN, Infinity])('no run of 20 has %d points', (score) => {
    expect(correctFromScore(score, 20)).toBeUndefined();
  });

  it('cannot have taken longer than timer and feedback of each question', () => {
    expect(maxLevelSeconds(20)).toBe(20 * 63);
    expect(maxLevelSeconds(0)).toBe(0);
  });
});

describe('unlocking', () => {
  it.each([
    [[], [1], 1],
    [[1], [1, 2], 2],
    [[1, 2], [1, 2, 3], 3],
    [[1, 2, 3], [1, 2, 3, 4], 4],
    [[1, 2, 3, 4], [1, 2, 3, 4], 4],
    // Only the level just before opens a level.
    [[2], [1, 3], 3],
  ])('with %j completed, %j are open', (completed, open, highest) => {
    const set = new Set(completed);
    expect(LEVELS.filter((level) => isUnlocked(level, set))).toEqual(open);
    expect(highestUnlocked(set)).toBe(highest);
  });

  it('each level is followed by the next, and the last by none', () => {
    expect(LEVELS.map(nextLevel)).toEqual([2, 3, 4, undefined]);
  });
});

describe('a level from storage or a URL', () => {
  it.each([
    [1, 1],
    ['4', 4],
    [' 2 ', 2],
    [0, undefined],
    [5, undefined],
    [1.5, undefined],
    ['', undefined],
    ['dua', undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
    [[1], undefined],
    [{}, undefined],
  ])('%j is %s', (value, expected) => {
    expect(parseLevel(value)).toBe(expected);
  });
});
