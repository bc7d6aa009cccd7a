import { vi } from 'vitest';

/** Milliseconds; a machine that builds and tests at once may be this slow. */
const PATIENCE = 15_000;

/** Asks again until it no longer throws, and gives what it answered. Rejects with its last failure. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE, interval: 20 });
