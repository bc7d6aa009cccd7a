import { expect, it } from 'vitest';
import { playTime } from './play-time.ts';

it.each([
  [0, '0m'],
  [59, '59m'],
  [60, '1j 0m'],
  [61, '1j 1m'],
  [125, '2j 5m'],
  [6_000, '100j 0m'],
])('says %i minutes as %s', (minutes, text) => {
  expect(playTime(minutes)).toBe(text);
});
