import { BUSY_RETRY_SECONDS } from '#shared/constants/limits.ts';
import { ApiError } from './api-error.ts';
import { waitForNetwork } from './wait-for-network.ts';

/** A whole school is through by then; who is still told to come back must learn that something is wrong. */
const TRIES = 20;

interface WhenFreeOptions {
  /** The server is busy, and the call waits for its turn. */
  onBusy: () => void;
  /** Nobody waits any more. */
  signal: AbortSignal;
}

/**
 * Makes a call, and makes it again as often as the server is too busy for it for the moment, when the
 * server asked for it or up to half as long again: a class must not come back all at once. Throws
 * whatever else it is refused with, and that the server is busy once nobody waits or after so many tries.
 */
export async function whenFree<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { onBusy, signal }: WhenFreeOptions,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call(signal);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'BUSY' || tries === TRIES) throw error;
      onBusy();
      const seconds = error.retryAfterSeconds ?? BUSY_RETRY_SECONDS;
      await waitForNetwork(seconds * 1_000 * (1 + Math.random() / 2), signal);
      if (signal.aborted) throw error;
    }
  }
}
