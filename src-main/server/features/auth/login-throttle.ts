import { setTimeout as wait } from 'node:timers/promises';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { AppError } from '#shared/errors.ts';
import { tooMany } from '../../http/rate-limits.ts';

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords of one account from one address before it has to wait. */
const FREE_FAILURES = 5;
const FIRST_BLOCK_SECONDS = 5;
const LONGEST_BLOCK_SECONDS = 5 * 60;
/** Wrong passwords of one account from anywhere, after which each try is slowed but never refused. */
const SLOW_AFTER = 30;
const SLOW_MS = 2_000;
/** Wrong passwords from one address, of whatever accounts, before it is slowed to one a second. */
const ADDRESS_FAILURES = 300;

export interface LoginAttempt {
  login: string;
  /** Of the account, if there is one: failures count against a password, and a new one starts afresh. */
  passwordHash: string | undefined;
  ip: string;
  isLoopback: boolean;
}

export interface LoginThrottle {
  /** Throws TOO_MANY_REQUESTS while this account is blocked from this address. */
  before(attempt: LoginAttempt): Promise<void>;
  failed(attempt: LoginAttempt): Promise<void>;
  succeeded(attempt: LoginAttempt): Promise<void>;
}

/**
 * Slows guessing without ever locking a pupil out: blocks are short and hold for one account from
 * one address; successes never count; a class of 40 behind one router is nobody's attack
 * (reliability 3.3).
 */
export function createLoginThrottle(): LoginThrottle {
  const pairs = new RateLimiterMemory({ points: FREE_FAILURES, duration: WINDOW_SECONDS });
  const accounts = new RateLimiterMemory({ points: SLOW_AFTER, duration: WINDOW_SECONDS });
  const addresses = new RateLimiterMemory({ points: ADDRESS_FAILURES, duration: WINDOW_SECONDS });
  const trickle = new RateLimiterMemory({ points: 1, duration: 1 });
  const blocks = new RateLimiterMemory({ points: 1, duration: WINDOW_SECONDS });

  const account = ({ login, passwordHash = '' }: LoginAttempt) =>
    `${login.toLowerCase()}\n${passwordHash}`;
  const pair = (attempt: LoginAttempt) => `${account(attempt)}\n${attempt.ip}`;

  return {
    async before(attempt) {
      const block = await blocks.get(pair(attempt));
      if (block && block.remainingPoints <= 0 && block.msBeforeNext > 0) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: block.msBeforeNext / 1000 });
      }
      if (attempt.isLoopback) return;
      if (((await addresses.get(attempt.ip))?.consumedPoints ?? 0) >= ADDRESS_FAILURES) {
        try {
          await trickle.consume(attempt.ip);
        } catch (rejection) {
          throw tooMany(rejection);
        }
      }
      if (((await accounts.get(account(attempt)))?.consumedPoints ?? 0) >= SLOW_AFTER) {
        await wait(SLOW_MS);
      }
    },

    async failed(attempt) {
      const failures = (await pairs.penalty(pair(attempt), 1)).consumedPoints;
      await accounts.penalty(account(attempt), 1);
      await addresses.penalty(attempt.ip, 1);
      if (failures > FREE_FAILURES) {
        const seconds = FIRST_BLOCK_SECONDS * 2 ** (failures - FREE_FAILURES - 1);
        await blocks.block(pair(attempt), Math.min(LONGEST_BLOCK_SECONDS, seconds));
      }
    },

    async succeeded(attempt) {
      await pairs.delete(pair(attempt));
      await blocks.delete(pair(attempt));
    },
  };
}
