import { describe, expect, it } from 'vitest';
import { bestStreak, currentStreak, isStreakMilestone } from './streak.ts';

/** r is right, w is wrong. */
const answers = (text: string): boolean[] => [...text].map((letter) => letter === 'r');

describe('streak', () => {
  it.each([
    ['', 0, 0],
    ['w', 0, 0],
    ['r', 1, 1],
    ['rrr', 3, 3],
    ['rrrw', 0, 3],
    ['wrr', 2, 2],
    ['rrrwrr', 2, 3],
    ['rwrrwrrrr', 4, 4],
  ])('of %j is %i now and %i at best', (text, current, best) => {
    expect(currentStreak(answers(text))).toBe(current);
    expect(bestStreak(answers(text))).toBe(best);
  });

  it('is celebrated at every fifth right answer', () => {
    const lengths = Array.from({ length: 16 }, (_, length) => length);
    expect(lengths.filter(isStreakMilestone)).toEqual([5, 10, 15]);
  });
});
