import { availableParallelism } from 'node:os';
import type { Pool } from 'workerpool';
import { BUSY_RETRY_SECONDS } from '#shared/constants/limits.ts';
import { AppError } from '#shared/errors.ts';
import { lazyAsync } from './lazy.ts';
import { workerFile } from './worker-file.ts';

/** 2^10 rounds: the least that OWASP accepts for bcrypt, and the most that a class can wait for. */
const COST = 10;
/** Requests that may wait for a worker. */
const MAX_QUEUE = 400;
/** A login that would wait longer than this is told to come back. */
const MAX_WAIT_MS = 8_000;
/** Milliseconds of one bcrypt call before the first one has been measured. */
const FIRST_GUESS_MS = 100;

/** Hashes and compares passwords without ever blocking the event loop. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares; with no hash it takes just as long and answers false, so that nobody learns which accounts exist. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
  close(): Promise<void>;
}

interface PasswordWorker {
  hash(password: string, cost: number): string;
  compare(password: string, hash: string): boolean;
}

/** Of who has no password, or is not there at all: a bcrypt hash of nothing that anyone knows. */
export const NO_PASSWORD = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8iqoV5wUPHOOIAg3PF.9xXbJ2bB2DW';

/** Starts the pool of worker threads; they are made when first needed. */
export function createPasswords(): Passwords {
  const workers = Math.min(4, Math.max(2, availableParallelism() - 1));
  const file = workerFile(import.meta.dirname, 'password-worker');
  /** Undefined until the first password. */
  let pool: Pool | undefined;
  const openPool = lazyAsync(async () => {
    const { default: workerpool } = await import('workerpool');
    const options = { workerType: 'thread', maxWorkers: workers, maxQueueSize: MAX_QUEUE } as const;
    return (pool = workerpool.pool(file, options));
  });
  let averageMs = FIRST_GUESS_MS;
  let waiting = 0;

  async function run<K extends keyof PasswordWorker>(
    method: K,
    parameters: Parameters<PasswordWorker[K]>,
  ): Promise<ReturnType<PasswordWorker[K]>> {
    const expectedWait = (waiting / workers) * averageMs;
    if (waiting >= MAX_QUEUE || expectedWait > MAX_WAIT_MS) {
      throw new AppError('BUSY', { retryAfterSeconds: BUSY_RETRY_SECONDS });
    }
    waiting++;
    const queuedBefore = waiting;
    const started = performance.now();
    try {
      const result: unknown = await (await openPool()).exec(method, parameters);
      const perCall = ((performance.now() - started) * workers) / Math.max(workers, queuedBefore);
      averageMs = averageMs * 0.8 + perCall * 0.2;
      return result as ReturnType<PasswordWorker[K]>;
    } finally {
      waiting--;
    }
  }

  return {
    hash: (password) => run('hash', [password, COST]),
    verify: async (password, hash) => {
      const matches = await run('compare', [password, hash ?? NO_PASSWORD]);
      return matches && hash !== undefined;
    },
    close: async () => {
      await pool?.terminate(true);
    },
  };
}
