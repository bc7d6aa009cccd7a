import { describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { sessionDelayMs, sessionFailure, untilAnswered } from './session-retry.ts';

const failure = (status: number, code: ErrorCode = 'INTERNAL', retryAfterSeconds?: number) =>
  new ApiError({ status, code, message: 'x', retryAfterSeconds });

describe('sessionFailure', () => {
  it.each([
    [failure(409, 'NOT_CURRENT_QUESTION'), 'outdated'],
    [failure(409, 'SESSION_OVER'), 'outdated'],
    [failure(404, 'NOT_FOUND'), 'gone'],
    [failure(400, 'VALIDATION_ERROR'), 'refused'],
    [new TypeError('x'), 'refused'],
  ])('%s: %s', (error, expected) => {
    expect(sessionFailure(error)).toBe(expected);
  });
});

describe('sessionDelayMs', () => {
  it.each([
    [0, undefined, 500],
    [1, undefined, 1_000],
    [3, undefined, 4_000],
    [20, undefined, 4_000],
    [0, 7, 7_000],
  ])('after %i failures, asked for %s: %i', (failures, asked, expected) => {
    expect(sessionDelayMs(failures, failure(429, 'TOO_MANY_REQUESTS', asked))).toBe(expected);
  });
});

describe('untilAnswered', () => {
  const options = () => ({
    wait: vi.fn<(ms: number) => Promise<void>>(async () => undefined),
    onTrouble: vi.fn<(trouble: string) => void>(),
    signal: new AbortController().signal,
  });

  it('tries again until the server answers, and says why it has to', async () => {
    const given = options();
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure(0))
      .mockRejectedValueOnce(failure(503))
      .mockResolvedValue('ok');
    await expect(untilAnswered(call, given)).resolves.toBe('ok');
    expect(given.onTrouble.mock.calls).toEqual([['network'], ['busy']]);
    expect(given.wait.mock.calls).toEqual([[500], [1_000]]);
  });

  it('throws what the server refuses with', async () => {
    const call = () => Promise.reject(failure(409, 'SESSION_OVER'));
    await expect(untilAnswered(call, options())).rejects.toMatchObject({ code: 'SESSION_OVER' });
  });

  it('stops when the screen is left', async () => {
    const abort = new AbortController();
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(failure(0));
    const wait = async () => abort.abort();
    const given = { ...options(), wait, signal: abort.signal };
    await expect(untilAnswered(call, given)).resolves.toBeUndefined();
    expect(call).toHaveBeenCalledOnce();
  });

  it.each([
    ['an answer', () => Promise.resolve('ok')],
    ['a refusal', () => Promise.reject(failure(409))],
  ])('takes no notice of %s that comes after that', async (_, settle) => {
    const abort = new AbortController();
    const call = () => {
      abort.abort();
      return settle();
    };
    await expect(
      untilAnswered(call, { ...options(), signal: abort.signal }),
    ).resolves.toBeUndefined();
  });
});
