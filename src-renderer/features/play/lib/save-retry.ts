import { ApiError } from '../../../lib/api-error.ts';
import { ERROR_STATUS } from '#shared/errors.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 10_000;

/** Whether the server may still take it: it did not answer, or it said 'not now'. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.status === 0 || error.status === ERROR_STATUS.TOO_MANY_REQUESTS || error.status >= 500
  );
}

/** Longer each time, up to ten seconds; what the server asks for counts more. */
export function retryDelayMs(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return asked === undefined
    ? Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** failures)
    : asked * 1_000;
}
