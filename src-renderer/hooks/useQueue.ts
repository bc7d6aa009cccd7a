import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { retry } from '../lib/retry.ts';

/** A whole school is through by then; who is still told to come back must learn that something is wrong. */
const TRIES = 20;

const isBusy = (error: unknown) => error instanceof ApiError && error.code === 'BUSY';

/** Makes a call in its turn; the signal ends with the screen. */
export type Queue = <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Calls that wait for their turn while the server is too busy for them, for as long as the screen is
 * there. `isQueued` from the first time that the server said so until the call is through.
 */
export function useQueue() {
  const [isQueued, setIsQueued] = useState(false);
  const screen = useRef(new AbortController());

  useEffect(() => {
    const here = new AbortController();
    screen.current = here;
    return () => here.abort();
  }, []);

  const queue: Queue = useCallback(async (call) => {
    const { signal } = screen.current;
    try {
      return await retry(() => call(signal), {
        signal,
        when: isBusy,
        onFailure: () => setIsQueued(true),
        tries: TRIES,
      });
    } finally {
      setIsQueued(false);
    }
  }, []);

  return { isQueued, queue };
}
