import { describe, expect, it } from 'vitest';
import { formatClock, formatPlayTime } from './time.ts';

describe('time of a game as m:ss', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [59.9, '0:59'],
    [60, '1:00'],
    [61, '1:01'],
    [599, '9:59'],
    [600, '10:00'],
    [3_661, '61:01'],
    [-3, '0:00'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('play time in minutes', () => {
  it.each([
    [0, '0m'],
    [1, '1m'],
    [59, '59m'],
    [59.9, '59m'],
    [60, '1j 0m'],
    [61, '1j 1m'],
    [125, '2j 5m'],
    [1_500, '25j 0m'],
    [-1, '0m'],
  ])('%d minutes are %s', (minutes, text) => {
    expect(formatPlayTime(minutes)).toBe(text);
  });
});
