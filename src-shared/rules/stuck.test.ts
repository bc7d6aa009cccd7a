import { describe, expect, it } from 'vitest';
import { isStuck, usualSeconds } from './stuck.ts';

describe('what a class usually takes', () => {
  it.each([
    [[], undefined],
    [[5, 5, 5, 5], undefined],
    [[9, 1, 5, 7, 3], 5],
    [[10, 2, 4, 8, 60, 6], 7],
  ])('of %j is %s', (durations, usual) => {
    expect(usualSeconds(durations)).toBe(usual);
  });
});

it.each([
  [39.9, undefined, false],
  [40, undefined, true],
  [40, 10, true],
  [40, 20, false],
  [40.1, 20, true],
  [59, 30, false],
])('%d seconds where %s are usual: stuck is %s', (seconds, usual, stuck) => {
  expect(isStuck(seconds, usual)).toBe(stuck);
});
