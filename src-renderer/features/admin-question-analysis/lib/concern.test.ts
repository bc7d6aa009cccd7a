import { expect, it } from 'vitest';
import { concernOf } from './concern.ts';
import { sampleAnalysis } from './samples.testing.ts';

const answered = (
  timesAnswered: number,
  timesCorrect: number,
  wrongOptions: number[],
  timeouts = 0,
) => ({
  ...sampleAnalysis,
  timesAnswered,
  timesCorrect,
  shareCorrect: timesAnswered === 0 ? null : timesCorrect / timesAnswered,
  wrongOptions,
  timeouts,
});

it.each([
  ['nobody has answered', answered(0, 0, [0, 0, 0, 0]), null],
  ['too few have answered', answered(4, 0, [4, 0, 0, 0]), null],
  ['most are right', answered(20, 14, [3, 0, 2, 1]), null],
  ['a wrong option leads', answered(20, 6, [12, 0, 2, 0]), 'wrong-leads'],
  ['a wrong option draws level', answered(20, 8, [8, 0, 4, 0]), null],
  ['few are right and the rest is spread', answered(20, 6, [5, 0, 5, 4]), 'hard'],
  ['an essay that few know', answered(20, 6, []), 'hard'],
  ['many run out of time', answered(20, 12, [1, 0, 0, 0], 7), 'slow'],
])('%s', (_case, question, concern) => {
  expect(concernOf(question)).toBe(concern);
});
