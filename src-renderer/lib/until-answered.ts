import { ERROR_STATUS } from '#shared/errors.ts';
import { ApiError } from './api-error.ts';
import { isWorthRetrying, retry } from './retry.ts';

/** The clock of the question runs on the server: nobody can wait long between two attempts. */
const LONGEST_DELAY_MS = 4_000;

/** Why the server has not answered yet. */
export type Trouble = 'network' | 'busy';

/** What a failure of a call means for a run. */
export type RunFailure =
  /** The server has moved on: the run must be read again. */
  | 'outdated'
  /** It is not the player's, or not there at all. */
  | 'gone'
  /** The player has been signed out. */
  | 'signed-out'
  | 'refused';

export function runFailure(error: unknown): RunFailure {
  if (!(error instanceof ApiError)) return 'refused';
  if (error.status === ERROR_STATUS.UNAUTHENTICATED) return 'signed-out';
  if (error.code === 'NOT_CURRENT_QUESTION' || error.code === 'SESSION_OVER') return 'outdated';
  return error.status === ERROR_STATUS.NOT_FOUND ? 'gone' : 'refused';
}

/** Whether a call of a run is made again: the server did not answer, or the class is paused. */
export const mayYetBeTaken = (error: unknown): boolean => isWorthRetrying(error) || isPaused(error);

/** The class was paused before this screen heard of it: the answer waits. */
const isPaused = (error: unknown): boolean =>
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
      when: mayYetBeTaken,
      onFailure: (error) => onTrouble(troubleOf(error)),
      longestMs: LONGEST_DELAY_MS,
    });
    return signal.aborted ? undefined : answer;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
