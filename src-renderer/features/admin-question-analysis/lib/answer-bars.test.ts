import { expect, it } from 'vitest';
import { answerBars } from './answer-bars.ts';
import { sampleAnalysis } from './samples.testing.ts';

const inShort = (question: typeof sampleAnalysis) =>
  answerBars(question).map(({ kind, letter, count }) => `${kind} ${letter} ${count}`);

it('shows the options in their order, then who ran out of time', () => {
  expect(inShort(sampleAnalysis)).toEqual([
    'wrong A 3',
    'right B 14',
    'wrong C 2',
    'wrong D 0',
    'timeout  1',
  ]);
});

it('shows the right and the wrong texts of an essay', () => {
  const essay = {
    ...sampleAnalysis,
    questionType: 'essay' as const,
    options: [],
    wrongOptions: [],
    timesCorrect: 14,
    otherWrong: 6,
    timeouts: 0,
  };
  expect(inShort(essay)).toEqual(['right  14', 'other  6']);
});

it('accounts for every answer once', () => {
  const total = answerBars(sampleAnalysis).reduce((sum, { share }) => sum + share, 0);
  expect(total).toBeCloseTo(1);
});

it('has no shares where nobody has answered', () => {
  const fresh = { ...sampleAnalysis, timesAnswered: 0, timesCorrect: 0, timeouts: 0 };
  expect(answerBars({ ...fresh, wrongOptions: [0, 0, 0, 0] }).every((b) => b.share === 0)).toBe(
    true,
  );
});
