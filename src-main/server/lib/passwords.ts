import { availableParallelism } from 'node:os';
import type { Pool } from 'workerpool';
import { BUSY_RETRY_SECONDS, PASSWORD_MAX_BYTES } from '#shared/constants/limits.ts';
import { AppError } from '#shared/errors.ts';
import { createFairQueue } from './fair-queue.ts';
import { lazyAsync } from './lazy.ts';
import { workerFile } from './worker-file.ts';

/** 2^10 rounds: the least that OWASP accepts for bcrypt, and the most that a class can wait for. */
const COST = 10;
/** A login that would wait longer than this is told to come back. */
const MAX_WAIT_MS = 8_000;
/** Milliseconds of one bcrypt call before the first one has been measured. */
const FIRST_GUESS_MS = 100;

/**
 * Hashes and compares passwords without ever blocking the event loop. `lane`: for whom, by address;
 * the workers are shared fairly among those who wait. Both throw BUSY where the wait would be too long.
 */
export interface Passwords {
  hash(password: string, lane?: string): Promise<string>;
  /**
   * Compares. Without a hash, and for a password longer than bcrypt reads, it takes just as long and
   * answers false: nobody learns which accounts exist.
   */
  verify(password: string, hash: string | undefined, lane?: string): Promise<boolean>;
  close(): Promise<void>;
}

interface PasswordWorker {
  hash(password: string, cost: number): string;
  compare(password: string, hash: string): boolean;
}

/** Of who has no password, or is not there at all: a bcrypt hash of nothing that anyone knows. */
export const NO_PASSWORD = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8iqoV5wUPHOOIAg3PF.9xXbJ2bB2DW';

/** The lane of work that the server or an admin has to do. */
const OWN_LANE = '';

/** Starts the pool of worker threads; they are made when first needed. */
export function createPasswords(): Passwords {
  const workers = Math.min(4, Math.max(2, availableParallelism() - 1));
  const file = workerFile(import.meta.dirname, 'password-worker');
  /** Undefined until the first password. */
  let pool: Pool | undefined;
  const openPool = lazyAsync(async () => {
    const { default: workerpool } = await import('workerpool');
    return (pool = workerpool.pool(file, { workerType: 'thread', maxWorkers: workers }));
  });
  const queue = createFairQueue(workers);
  let averageMs = FIRST_GUESS_MS;

  async function run<K extends keyof PasswordWorker>(
    lane: string,
    method: K,
    parameters: Parameters<PasswordWorker[K]>,
  ): Promise<ReturnType<PasswordWorker[K]>> {
    if ((queue.ahead(lane) / workers) * averageMs > MAX_WAIT_MS) {
      throw new AppError('BUSY', { retryAfterSeconds: BUSY_RETRY_SECONDS });
    }
    return queue.run(lane, async () => {
      const started = performance.now();
      const result: unknown = await (await openPool()).exec(method, parameters);
      averageMs = averageMs * 0.8 + (performance.now() - started) * 0.2;
      return result as ReturnType<PasswordWorker[K]>;
    });
  }

  return {
    hash: (password, lane = OWN_LANE) => run(lane, 'hash', [password, COST]),
    verify: async (password, hash, lane = OWN_LANE) => {
      const matches = await run(lane, 'compare', [password, hash ?? NO_PASSWORD]);
      return matches && hash !== undefined && Buffer.byteLength(password) <= PASSWORD_MAX_BYTES;
    },
    close: async () => {
      await pool?.terminate(true);
    },
  };
}
