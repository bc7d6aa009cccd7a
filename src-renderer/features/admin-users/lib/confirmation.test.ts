import { expect, it } from 'vitest';
import { isConfirmed } from './confirmation.ts';

it.each([
  ['Ani', 'Ani', true],
  [' Ani ', 'Ani', true],
  ['ani', 'Ani', false],
  ['', 'Ani', false],
  ['', '', false],
  ['Se\u0301kar', 'Sékar', true],
])('typed %o for %o: %s', (typed, username, confirmed) => {
  expect(isConfirmed(typed, username)).toBe(confirmed);
});
