import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError } from './api-error.ts';
import { isWorthRetrying, retry, retryDelayMs } from './retry.ts';

const failure = (status: number, code: ErrorCode = 'INTERNAL', retryAfterSeconds?: number) =>
  new ApiError({ status, code, message: 'x', retryAfterSeconds });

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
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    [1, undefined, undefined, 500],
    [2, undefined, undefined, 1_000],
    [30, undefined, undefined, 10_000],
    [30, undefined, 4_000, 4_000],
    [1, 20, undefined, 20_000],
    [1, 20, 4_000, 20_000],
  ])('after %i failures, asked for %s: %i', (failures, asked, longest, least) => {
    const error = failure(429, 'TOO_MANY_REQUESTS', asked);
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(retryDelayMs(failures, error, longest)).toBe(least);
    vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
    expect(retryDelayMs(failures, error, longest)).toBeCloseTo(least * 1.5, -1);
  });
});

describe('retry', () => {
  let abort: AbortController;
  const failures: unknown[] = [];
  const options = () => ({
    signal: abort.signal,
    onFailure: (error: unknown) => failures.push(error),
  });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    abort = new AbortController();
    failures.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('tries again until the server answers, and tells of each failure', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure(0))
      .mockRejectedValueOnce(failure(503))
      .mockResolvedValue('ok');
    const answer = retry(call, options());
    await vi.advanceTimersByTimeAsync(499);
    expect(call).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(750 + 1_500);
    await expect(answer).resolves.toBe('ok');
    expect(failures).toEqual([failure(0), failure(503)]);
  });

  it('tries again at once when the network is back', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(failure(0))
      .mockResolvedValue('ok');
    const answer = retry(call, options());
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    await expect(answer).resolves.toBe('ok');
  });

  it('throws a refusal', async () => {
    const call = () => Promise.reject(failure(409, 'SESSION_OVER'));
    await expect(retry(call, options())).rejects.toMatchObject({ code: 'SESSION_OVER' });
    expect(failures).toEqual([]);
  });

  it('repeats only what it is told to, and only so often', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockImplementation(() => Promise.reject(failure(503, 'BUSY', 3)));
    const when = (error: unknown) => error instanceof ApiError && error.code === 'BUSY';
    const answer = retry(call, { ...options(), when, tries: 2 });
    const refused = expect(answer).rejects.toMatchObject({ code: 'BUSY' });
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    expect(call).toHaveBeenCalledTimes(2);
    const other = retry(() => Promise.reject(failure(0)), { ...options(), when });
    await expect(other).rejects.toMatchObject({ status: 0 });
  });

  it('ends when nobody waits any more', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockImplementation(() => Promise.reject(failure(0)));
    const answer = retry(call, options());
    const refused = expect(answer).rejects.toMatchObject({ status: 0 });
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    await refused;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledOnce();
  });
});
