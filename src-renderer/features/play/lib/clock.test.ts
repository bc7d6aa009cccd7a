import { describe, expect, it } from 'vitest';
import { secondsUntil, untilNextSecond } from './clock.ts';

describe('secondsUntil', () => {
  it.each([
    [0, 60],
    [1, 60],
    [1_000, 59],
    [59_999, 1],
    [60_000, 0],
    [90_000, 0],
  ])('at %i: %i', (now, seconds) => {
    expect(secondsUntil(60_000, now)).toBe(seconds);
  });
});

describe('untilNextSecond', () => {
  it.each([
    [0, 1_000],
    [400, 600],
    [1_000, 1_000],
    [59_400, 600],
  ])('at %i: %i', (now, milliseconds) => {
    expect(untilNextSecond(60_000, now)).toBe(milliseconds);
    expect(secondsUntil(60_000, now + milliseconds)).toBe(secondsUntil(60_000, now) - 1);
  });
});
