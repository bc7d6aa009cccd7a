import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MARK_MIN_ANSWERED } from '../constants/classroom.ts';
import { markOf, meanMark, practiceOf, type PracticeRun } from './mark.ts';

const level = (right: number, more: Partial<PracticeRun> = {}): PracticeRun => ({
  kind: 'level',
  characterId: 'semar',
  level: 1,
  questions: 20,
  answered: 20,
  right,
  ...more,
});
const challenge = (right: number, answered = 10): PracticeRun =>
  level(right, { kind: 'challenge', level: null, questions: 10, answered });

describe('a mark', () => {
  it.each([
    [{ questions: 0, answered: 0, right: 0 }, null],
    [{ questions: 20, answered: 20, right: 14 }, 70],
    // What was not answered is wrong.
    [{ questions: 20, answered: 10, right: 10 }, 50],
    [{ questions: 10, answered: 10, right: 0 }, 0],
    // One right answer is no hundred.
    [{ questions: 1, answered: 1, right: 1 }, null],
    [{ questions: 9, answered: MARK_MIN_ANSWERED - 1, right: 9 }, null],
  ])('of %j is %s', (tally, mark) => {
    expect(markOf(tally)).toBe(mark);
  });

  it('is averaged over those that there are', () => {
    expect(meanMark([80, null, 71])).toBe(76);
    expect(meanMark([null])).toBeNull();
  });
});

describe('practice', () => {
  it('counts every challenge, and of each level of each character the best run', () => {
    const runs = [
      challenge(7),
      challenge(2, 3),
      level(9),
      level(15),
      level(12),
      level(4, { level: 2, answered: 5 }),
      level(6, { characterId: 'bagong' }),
    ];
    expect(practiceOf(runs)).toEqual({
      questions: 10 + 10 + 20 + 20 + 20,
      answered: 10 + 3 + 20 + 5 + 20,
      right: 7 + 2 + 15 + 4 + 6,
    });
    expect(practiceOf([])).toEqual({ questions: 0, answered: 0, right: 0 });
  });

  it('takes the best share when a level has grown', () => {
    const small = level(9, { questions: 10, answered: 10 });
    expect(practiceOf([level(10), small])).toEqual({ questions: 10, answered: 10, right: 9 });
  });

  it('is never lowered by playing a level once more', () => {
    const played = fc.record({ level: fc.integer({ min: 1, max: 4 }), right: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(played, { minLength: 1 }), fc.nat(20), (all, right) => {
        const runs = all.map((one) => level(one.right, { level: one.level }));
        const again = level(right, { level: all[0]?.level ?? 1 });
        const before = markOf(practiceOf(runs)) ?? 0;
        expect(markOf(practiceOf([...runs, again])) ?? 0).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
