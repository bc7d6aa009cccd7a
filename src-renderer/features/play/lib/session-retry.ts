import { ERROR_STATUS } from '#shared/errors.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isWorthRetrying, retry } from '../../../lib/retry.ts';
import type { Trouble } from './session-state.ts';

/** The clock of the question runs on the server: nobody can wait long between two attempts. */
const LONGEST_DELAY_MS = 4_000;

/** What a failure of a call means for the session. */
export type SessionFailure =
  /** The server has moved on: the session must be read again. */
  | 'outdated'
  /** It is not the player's, or not there at all. */
  | 'gone'
  | 'refused';

export function sessionFailure(error: unknown): SessionFailure {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.code === 'NOT_CURRENT_QUESTION' || error.code === 'SESSION_OVER') return 'outdated';
  return error.status === ERROR_STATUS.NOT_FOUND ? 'gone' : 'refused';
}

/** The class was paused before this screen heard of it: the answer waits. */
export const isPaused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CLASS_PAUSED';

const troubleOf = (error: unknown): Trouble =>
  error instanceof ApiError && error.status === 0 ? 'network' : 'busy';

interface RetryOptions {
  onTrouble: (trouble: Trouble) => void;
  signal: AbortSignal;
}

/**
 * Makes a call until the server has given its word on it. Throws what the server refused with, and
 * resolves to undefined when the screen was left meanwhile.
 */
export async function untilAnswered<T>(
  call: () => Promise<T>,
  { onTrouble, signal }: RetryOptions,
): Promise<T | undefined> {
  try {
    const answer = await retry(call, {
      signal,
      when: (error) => isWorthRetrying(error) || isPaused(error),
      onFailure: (error) => onTrouble(troubleOf(error)),
      longestMs: LONGEST_DELAY_MS,
    });
    return signal.aborted ? undefined : answer;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
