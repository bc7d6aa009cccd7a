import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError } from './api-error.ts';
import { runFailure, untilAnswered } from './until-answered.ts';

const failure = (status: number, code: ErrorCode = 'INTERNAL', retryAfterSeconds?: number) =>
  new ApiError({ status, code, message: 'x', retryAfterSeconds });

describe('runFailure', () => {
  it.each([
    [failure(409, 'NOT_CURRENT_QUESTION'), 'outdated'],
    [failure(409, 'SESSION_OVER'), 'outdated'],
    [failure(404, 'NOT_FOUND'), 'gone'],
    [failure(400, 'VALIDATION_ERROR'), 'refused'],
    [new TypeError('x'), 'refused'],
  ])('%s: %s', (error, expected) => {
    expect(runFailure(error)).toBe(expected);
  });
});

describe('untilAnswered', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const options = () => ({
    onTrouble: vi.fn<(trouble: string) => void>(),
    signal: new AbortController().signal,
  });

  it('tries again until the server answers, soon enough for its clock, and says why it has to', async () => {
    const given = options();
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure(0))
      .mockRejectedValueOnce(failure(503))
      .mockRejectedValueOnce(failure(409, 'CLASS_PAUSED'))
      .mockRejectedValueOnce(failure(0))
      .mockRejectedValueOnce(failure(0))
      .mockResolvedValue('ok');
    const answer = untilAnswered(call, given);
    await vi.advanceTimersByTimeAsync(1.5 * (500 + 1_000 + 2_000 + 4_000 + 4_000));
    await expect(answer).resolves.toBe('ok');
    expect(given.onTrouble.mock.calls.flat()).toEqual([
      'network',
      'busy',
      'busy',
      'network',
      'network',
    ]);
  });

  it('throws what the server refuses with', async () => {
    const call = () => Promise.reject(failure(409, 'SESSION_OVER'));
    await expect(untilAnswered(call, options())).rejects.toMatchObject({ code: 'SESSION_OVER' });
  });

  it('stops when the screen is left', async () => {
    const abort = new AbortController();
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(failure(0));
    const answer = untilAnswered(call, { ...options(), signal: abort.signal });
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    await expect(answer).resolves.toBeUndefined();
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
