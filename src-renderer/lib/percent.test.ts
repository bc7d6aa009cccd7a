import { expect, it } from 'vitest';
import { percent } from './percent.ts';

it.each([
  [null, null],
  [0, 0],
  [0.001, 1],
  [0.5, 50],
  [2 / 3, 67],
  [0.999, 99],
  [1, 100],
])('%s is %s percent', (share, whole) => {
  expect(percent(share)).toBe(whole);
});
