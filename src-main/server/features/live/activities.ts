import type { Activity } from '#shared/contracts/live.contract.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Doing } from '../play/activity.views.ts';

/** Answers of the whole school that are remembered to know what is usual. */
const REMEMBERED = 2_000;

/** ... and since when, on both clocks; what counts is the monotonic one. */
interface Known extends Doing {
  since: number;
  sinceWall: number;
  /** Their last sign of life. */
  at: number;
}

/**
 * What players are doing at this moment. A view for the teacher: it lives in memory, no score comes of
 * it, and after a restart it fills again by itself.
 */
export interface Activities {
  of(userId: number): Readonly<Known> | undefined;
  /** What their screen says of local play; what the server knows of its own sessions stays true. */
  report(userId: number, activity: Activity): void;
  /** What a session on the server has come to. */
  play(userId: number, doing: Partial<Doing> & Pick<Doing, 'where' | 'sessionId'>): void;
  /** A session that was running before the server knew of anything. */
  recall(userId: number, served: { wall: number; monotonic: number }, doing: Doing): void;
  /** Somebody has left the class, or is gone altogether. */
  forget(userId: number): void;
  /** Other data are in use now: who did what in the old ones is true no longer. */
  clear(): void;
  /** Takes a pause that ends now out of the times of these players, from when each of them was there. */
  skip(userIds: readonly number[], pausedSince: number): void;
  /** Seconds that these players' newest answers took, at most `limit` of them. */
  durations(userIds: ReadonlySet<number>, limit: number): number[];
}

const NOTHING: Doing = {
  where: 'menu',
  characterId: null,
  level: null,
  sessionId: null,
  question: null,
  of: null,
  right: 0,
  wrong: 0,
};

export function createActivities(clock: Clock, changed: () => void): Activities {
  const known = new Map<number, Known>();
  const answers: { userId: number; seconds: number }[] = [];

  function set(userId: number, doing: Doing): void {
    const before = known.get(userId);
    const now = clock.monotonic();
    const isSame = before !== undefined && isSameQuestion(before, doing);
    if (before && !isSame && answered(doing) > answered(before)) {
      answers.push({ userId, seconds: (now - before.since) / 1_000 });
      if (answers.length > REMEMBERED) answers.shift();
    }
    const since = isSame
      ? { since: before.since, sinceWall: before.sinceWall }
      : { since: now, sinceWall: clock.now() };
    known.set(userId, { ...doing, ...since, at: now });
    changed();
  }

  return {
    of: (userId) => known.get(userId),
    report(userId, activity) {
      const before = known.get(userId);
      if (activity.where === 'session')
        return set(userId, { ...(before ?? NOTHING), where: 'session' });
      const isPlaying = activity.where === 'level';
      set(userId, {
        where: activity.where,
        characterId: activity.characterId ?? null,
        level: activity.level ?? null,
        sessionId: null,
        question: isPlaying ? (activity.question ?? null) : null,
        of: activity.of ?? null,
        right: activity.right ?? 0,
        wrong: activity.wrong ?? 0,
      });
    },
    play(userId, doing) {
      const before = known.get(userId);
      const isSameSession = before !== undefined && before.sessionId === doing.sessionId;
      // A repeat of an answer tells how things stood right after it.
      if (isSameSession && answered(doing) < answered(before)) return;
      set(userId, { ...NOTHING, ...(isSameSession ? before : {}), ...doing });
    },
    recall(userId, { wall, monotonic }, doing) {
      known.set(userId, { ...doing, since: monotonic, sinceWall: wall, at: clock.monotonic() });
    },
    forget(userId) {
      known.delete(userId);
      changed();
    },
    clear() {
      known.clear();
      answers.length = 0;
      changed();
    },
    skip(userIds, pausedSince) {
      const now = clock.monotonic();
      for (const userId of userIds) {
        const one = known.get(userId);
        if (!one) continue;
        const stood = now - Math.max(pausedSince, one.since);
        one.since += stood;
        one.sinceWall += stood;
        one.at += now - Math.max(pausedSince, one.at);
      }
      changed();
    },
    durations: (userIds, limit) =>
      answers
        .filter(({ userId }) => userIds.has(userId))
        .slice(-limit)
        .map(({ seconds }) => seconds),
  };
}

const answered = ({ right = 0, wrong = 0 }: Partial<Doing>): number => right + wrong;

const isSameQuestion = (a: Doing, b: Doing): boolean =>
  a.where === b.where &&
  a.sessionId === b.sessionId &&
  a.characterId === b.characterId &&
  a.level === b.level &&
  a.question === b.question;
