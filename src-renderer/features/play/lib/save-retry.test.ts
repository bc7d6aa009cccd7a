import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { isWorthRetrying, retryDelayMs } from './save-retry.ts';

const failure = (status: number, retryAfterSeconds?: number) =>
  new ApiError({ status, code: 'INTERNAL', message: 'x', retryAfterSeconds });

describe('isWorthRetrying', () => {
  it.each([
    [0, true],
    [429, true],
    [500, true],
    [503, true],
    [507, true],
    [400, false],
    [401, false],
    [409, false],
  ])('%i: %s', (status, expected) => {
    expect(isWorthRetrying(failure(status))).toBe(expected);
  });

  it('is not for mistakes of the program', () => {
    expect(isWorthRetrying(new TypeError('x'))).toBe(false);
  });
});

describe('retryDelayMs', () => {
  it.each([
    [0, undefined, 1_000],
    [2, undefined, 4_000],
    [30, undefined, 10_000],
    [0, 20, 20_000],
  ])('after %i failures, asked for %s: %i', (failures, asked, expected) => {
    expect(retryDelayMs(failures, failure(429, asked))).toBe(expected);
  });
});
