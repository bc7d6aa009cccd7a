import { expect, it } from 'vitest';
import { idleSecondsLeft } from './idle.ts';

it('warns for the last of ten minutes', () => {
  const start = 5_000;
  const after = (seconds: number) => idleSecondsLeft(start, start + seconds * 1_000);
  expect(after(0)).toBeNull();
  expect(after(539)).toBeNull();
  expect(after(540)).toBe(60);
  expect(after(599.5)).toBe(1);
  expect(after(600)).toBe(0);
  expect(after(4_000)).toBe(0);
});
