import { ERROR_STATUS } from '#shared/errors.ts';
import { ApiError } from './api-error.ts';

/**
 * The one policy for whatever is tried again: half a second after the first failure, twice as long after
 * each further one, up to ten seconds. What the server asks for (`Retry-After`) counts more.
 */
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;

/**
 * Milliseconds to wait after so many failures in a row (from 1), of which `error` was the last. Up to
 * half as long again is chance, so that a class does not come back all at once. `longestMs` is shorter
 * where something is running out meanwhile.
 */
export function retryDelayMs(
  failures: number,
  error?: unknown,
  longestMs = LONGEST_DELAY_MS,
): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  const delay =
    asked === undefined ? Math.min(longestMs, FIRST_DELAY_MS * 2 ** (failures - 1)) : asked * 1_000;
  return delay * (1 + Math.random() / 2);
}

/** Whether the server may still take it: it did not answer, or it said 'not now'. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.status === 0 || error.status === ERROR_STATUS.TOO_MANY_REQUESTS || error.status >= 500
  );
}

interface RetryOptions {
  /** Nobody waits any more. */
  signal: AbortSignal;
  /** After which failures it is tried again; without it, after those that are worth it. */
  when?: (error: unknown) => boolean;
  /** Told of each failure after which it is tried again. */
  onFailure: (error: unknown) => void;
  /** Calls at most; without it as many as it takes. */
  tries?: number;
  longestMs?: number;
}

/**
 * Makes a call, and makes it again by the policy above. Throws what it was refused with, the last
 * failure after `tries` calls, and whatever there was once nobody waits any more.
 */
export async function retry<T>(
  call: () => Promise<T>,
  {
    signal,
    when = isWorthRetrying,
    onFailure,
    tries = Number.POSITIVE_INFINITY,
    longestMs,
  }: RetryOptions,
): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || failures === tries || !when(error)) throw error;
      onFailure(error);
      await waitForNetwork(retryDelayMs(failures, error, longestMs), signal);
      if (signal.aborted) throw error;
    }
  }
}

/** Waits that long, or until the browser finds a network again, or until nobody waits any more. */
export function waitForNetwork(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
