import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SESSION_STARTS_PER_MINUTE } from '#shared/constants/limits.ts';
import { AppError } from '#shared/errors.ts';
import type { RequestContext } from './context.ts';

/** Limits of reliability 3.3. A whole class sits behind one address, so nothing counts by address alone but floods. */
export interface RateLimits {
  /** Every call, before anything is read: wide enough for a whole class behind one address. */
  address(ip: string): Promise<void>;
  /** Every call of a signed-in user. */
  user(userId: number): Promise<void>;
  /** New accounts; the desktop itself may seed a class. */
  register(context: RequestContext): Promise<void>;
  refresh(familyId: string): Promise<void>;
  /** Answers: parallel repeats of one answer must pass, a script must not. */
  answer(userId: number): Promise<void>;
  /** New challenges and levels: each writes a row for every question it draws. */
  sessionStart(userId: number): Promise<void>;
  exportFile(userId: number): Promise<void>;
  /** What a screen says of local play: a few times for each question. */
  activity(userId: number): Promise<void>;
  /** Lists of names at the door of a class: some for each pupil of a class behind one address. */
  classDoor(context: RequestContext): Promise<void>;
  /** Codes of no class, which only who guesses types by the hundred. */
  classCodeMissed(context: RequestContext): Promise<void>;
}

/** Builds the limits; `enabled: false` is for load tests that measure something else. */
export function createRateLimits(enabled = true): RateLimits {
  const perUser = new RateLimiterMemory({ points: 200, duration: 4 });
  const perAddress = new RateLimiterMemory({ points: 2_400, duration: 4 });
  const registrations = new RateLimiterMemory({ points: 300, duration: 600 });
  const refreshes = new RateLimiterMemory({ points: 60, duration: 60 });
  const answers = new RateLimiterMemory({ points: 30, duration: 10 });
  const sessionStarts = new RateLimiterMemory({
    points: SESSION_STARTS_PER_MINUTE,
    duration: 60,
  });
  const exports = new RateLimiterMemory({ points: 6, duration: 60 });

  const activities = new RateLimiterMemory({ points: 30, duration: 10 });
  const doors = new RateLimiterMemory({ points: 600, duration: 60 });
  const missedCodes = new RateLimiterMemory({ points: 300, duration: 900 });

  const take = async (limiter: RateLimiterMemory, key: string | number): Promise<void> => {
    if (!enabled) return;
    try {
      await limiter.consume(key);
    } catch (rejection) {
      throw tooMany(rejection);
    }
  };

  return {
    address: (ip) => take(perAddress, ip),
    user: (userId) => take(perUser, userId),
    register: async ({ ip, isLoopback }) => {
      if (!isLoopback) await take(registrations, ip);
    },
    refresh: (familyId) => take(refreshes, familyId),
    answer: (userId) => take(answers, userId),
    sessionStart: (userId) => take(sessionStarts, userId),
    exportFile: (userId) => take(exports, userId),
    activity: (userId) => take(activities, userId),
    classDoor: async ({ ip, isLoopback }) => {
      if (!isLoopback) await take(doors, ip);
    },
    classCodeMissed: async ({ ip, isLoopback }) => {
      if (!isLoopback) await take(missedCodes, ip);
    },
  };
}

/** A rejection of the limiter as the failure that the client meets; other failures as they are. */
export function tooMany(rejection: unknown): unknown {
  return rejection instanceof RateLimiterRes
    ? new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: rejection.msBeforeNext / 1000 })
    : rejection;
}
