import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { GUESSES, SIGN_INS_PER_MINUTE } from '#shared/constants/limits.ts';
import { AppError } from '#shared/errors.ts';
import { tooMany } from '../../http/rate-limits.ts';
import type { Clock } from '../../lib/clock.ts';
import { createMutex } from '../../lib/mutex.ts';
import { createGuessBudget } from './guess-budget.ts';

const PAIR_WINDOW_SECONDS = 15 * 60;
/** Wrong secrets of one account from one address before it has to wait. */
const FREE_FAILURES = 5;
const FIRST_BLOCK_SECONDS = 5;
const LONGEST_BLOCK_SECONDS = 5 * 60;
/** Wrong secrets from one address, of whatever accounts, before it is slowed to one a second. */
const ADDRESS_FAILURES = 300;
/** Tries of one account that may wait for the one that is being compared: two tabs and a few repeats. */
const WAITING_MAX = 5;
/** Who finds that many waiting comes back after this. */
const RETRY_SECONDS = 1;
/** Addresses from which an account came in last, that keep a budget of their own. */
const KNOWN_ADDRESSES = 2;
/** Accounts whose addresses are remembered; a school has fewer. */
const KNOWN_ACCOUNTS = 5_000;

export interface LoginAttempt {
  /** Whose secret it is said to be: see `accountOf`. */
  account: string;
  /** What it is compared with: guesses count against a secret, and a new one starts afresh. */
  hash: string | undefined;
  ip: string;
  isLoopback: boolean;
}

export interface LoginThrottle {
  /**
   * Lets `compare` run as often as the limits allow, one at a time for an account, and resolves to what
   * it says. Throws TOO_MANY_REQUESTS or ACCOUNT_GUESSED; what `compare` throws has counted for nothing.
   */
  attempt(attempt: LoginAttempt, compare: () => Promise<boolean>): Promise<boolean>;
  /** Whether more wrong secrets were tried lately than their owner mistypes. */
  isGuessed(secret: Pick<LoginAttempt, 'account' | 'hash'>): boolean;
}

/** Names a user to the throttle, by whichever of their names they were meant; or a name that nobody has. */
export const accountOf = (user: { id: number } | undefined, typed = ''): string =>
  user ? `user ${user.id}` : `name ${typed.toLowerCase()}`;

/**
 * Slows guessing without locking a pupil out (reliability 3.3). What is tried counts before it is
 * compared and is given back when it was right, so that many tries at once are no way around it:
 * - an account from one address: a few are free, then short waits that grow;
 * - an account from anywhere: GUESSES, of which some are kept for the addresses from which it came in
 *   last and for the server's own machine, so that its owner still gets in while others guess;
 * - an address, whatever the account: one a second after hundreds of failures.
 */
export function createLoginThrottle(clock: Clock): LoginThrottle {
  const pairs = new RateLimiterMemory({ points: FREE_FAILURES, duration: PAIR_WINDOW_SECONDS });
  const blocks = new RateLimiterMemory({ points: 1, duration: PAIR_WINDOW_SECONDS });
  const addresses = new RateLimiterMemory({
    points: ADDRESS_FAILURES,
    duration: PAIR_WINDOW_SECONDS,
  });
  const trickle = new RateLimiterMemory({ points: 1, duration: 1 });
  const signIns = new RateLimiterMemory({ points: SIGN_INS_PER_MINUTE, duration: 60 });
  const windowMs = GUESSES.windowSeconds * 1_000;
  const anywhere = createGuessBudget(clock, { most: GUESSES.anywhere, windowMs });
  const reserve = createGuessBudget(clock, { most: GUESSES.reserved, windowMs });
  const known = new LRUCache<string, string[]>({ max: KNOWN_ACCOUNTS });
  const lines = new Map<string, { waiting: number; exclusive: ReturnType<typeof createMutex> }>();

  const secretOf = ({ account, hash = '' }: Pick<LoginAttempt, 'account' | 'hash'>) =>
    `${account}\n${hash}`;
  const pairOf = (attempt: LoginAttempt) => `${secretOf(attempt)}\n${attempt.ip}`;
  const isKnown = (attempt: LoginAttempt) =>
    (attempt.isLoopback && isThisMachine(attempt.ip)) ||
    (known.get(secretOf(attempt))?.includes(attempt.ip) ?? false);

  /** Throws while the address has to wait for this account. */
  async function assertNotBlocked(attempt: LoginAttempt): Promise<void> {
    const block = await blocks.get(pairOf(attempt));
    if (block && block.remainingPoints <= 0 && block.msBeforeNext > 0) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: block.msBeforeNext / 1_000 });
    }
    const success = await signIns.get(attempt.account);
    if (success && success.remainingPoints <= 0) throw tooMany(success);
    const key = secretOf(attempt);
    const wait = anywhere.wait(key);
    if (wait > 0 && !(isKnown(attempt) && reserve.wait(key) === 0)) throw guessed(wait);
  }

  /** Takes one of the account's guesses, and answers how to give it back. */
  function takeGuess(attempt: LoginAttempt): () => void {
    const key = secretOf(attempt);
    if (isKnown(attempt) && reserve.take(key) === 0) return () => reserve.giveBack(key);
    const wait = anywhere.take(key);
    if (wait > 0) throw guessed(wait);
    return () => anywhere.giveBack(key);
  }

  async function passAddress({ ip, isLoopback }: LoginAttempt): Promise<void> {
    if (isLoopback) return;
    if (((await addresses.get(ip))?.consumedPoints ?? 0) < ADDRESS_FAILURES) return;
    try {
      await trickle.consume(ip);
    } catch (rejection) {
      throw tooMany(rejection);
    }
  }

  async function compareCounted(
    attempt: LoginAttempt,
    compare: () => Promise<boolean>,
  ): Promise<boolean> {
    await assertNotBlocked(attempt);
    await passAddress(attempt);
    const pair = pairOf(attempt);
    const giveBack = takeGuess(attempt);
    const failures = (await pairs.penalty(pair, 1)).consumedPoints;
    await addresses.penalty(attempt.ip, 1);
    let matches = false;
    try {
      matches = await compare();
    } catch (error) {
      giveBack();
      await pairs.reward(pair, 1);
      await addresses.reward(attempt.ip, 1);
      throw error;
    }
    if (!matches) {
      // Nobody came in between: an account's tries are compared one after the other.
      if (failures > FREE_FAILURES) await blocks.block(pair, blockSeconds(failures));
      return false;
    }
    giveBack();
    await pairs.delete(pair);
    await blocks.delete(pair);
    await addresses.reward(attempt.ip, 1);
    await signIns.penalty(attempt.account, 1);
    const key = secretOf(attempt);
    const others = (known.get(key) ?? []).filter((ip) => ip !== attempt.ip);
    known.set(key, [attempt.ip, ...others].slice(0, KNOWN_ADDRESSES));
    return true;
  }

  return {
    async attempt(attempt, compare) {
      await assertNotBlocked(attempt);
      const { account } = attempt;
      const line = lines.get(account) ?? { waiting: 0, exclusive: createMutex() };
      if (line.waiting > WAITING_MAX) {
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS });
      }
      lines.set(account, line);
      line.waiting++;
      try {
        return await line.exclusive(() => compareCounted(attempt, compare));
      } finally {
        line.waiting--;
        if (line.waiting === 0) lines.delete(account);
      }
    },
    isGuessed(secret) {
      const key = secretOf(secret);
      return anywhere.taken(key) + reserve.taken(key) >= GUESSES.toldFrom;
    },
  };
}

const blockSeconds = (failures: number): number =>
  Math.min(LONGEST_BLOCK_SECONDS, FIRST_BLOCK_SECONDS * 2 ** (failures - FREE_FAILURES - 1));

const guessed = (waitMs: number): AppError =>
  new AppError('ACCOUNT_GUESSED', { retryAfterSeconds: waitMs / 1_000 });

/** The one address that nobody else can have: others of the loopback are as many as somebody likes. */
const isThisMachine = (ip: string): boolean =>
  ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
