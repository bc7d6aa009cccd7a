import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRuns, pupilMark } from './mark.ts';

const run = (level: number, correct: number, questions = 10) => ({
  characterId: 'semar',
  level,
  correct,
  questions,
});

describe('the mark', () => {
  it.each([
    [{ answered: 0, right: 0, levelQuestions: 0, levelRight: 0 }, null],
    [{ answered: 10, right: 7, levelQuestions: 0, levelRight: 0 }, 70],
    [{ answered: 0, right: 0, levelQuestions: 20, levelRight: 20 }, 100],
    [{ answered: 10, right: 5, levelQuestions: 20, levelRight: 18 }, 77],
    [{ answered: 3, right: 0, levelQuestions: 0, levelRight: 0 }, 0],
  ])('of %j is %s', (parts, mark) => {
    expect(pupilMark(parts)).toBe(mark);
  });

  it('is never lowered by playing a level once more', () => {
    const level = fc.record({ level: fc.integer({ min: 1, max: 4 }), correct: fc.nat(10) });
    fc.assert(
      fc.property(fc.array(level, { minLength: 1 }), fc.nat(10), (played, correct) => {
        const runs = played.map((one) => run(one.level, one.correct));
        const again = run(runs[0]?.level ?? 1, correct);
        const markOf = (all: typeof runs) => {
          const best = bestRuns(all);
          const levelQuestions = best.reduce((sum, one) => sum + one.questions, 0);
          const levelRight = best.reduce((sum, one) => sum + one.correct, 0);
          return pupilMark({ answered: 0, right: 0, levelQuestions, levelRight }) ?? 0;
        };
        expect(markOf([...runs, again])).toBeGreaterThanOrEqual(markOf(runs));
      }),
    );
  });

  it('takes the best share when a level has grown', () => {
    expect(bestRuns([run(1, 9, 10), run(1, 10, 20), run(2, 1, 5)])).toEqual([
      run(1, 9, 10),
      run(2, 1, 5),
    ]);
  });
});
