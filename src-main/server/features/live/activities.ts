import { LESSON_MINUTES } from '#shared/constants/classroom.ts';
import type { Activity } from '#shared/contracts/live.contract.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Doing, RunCount } from '../play/activity.views.ts';

/** Answers of the whole school that are remembered to know what is usual. */
const REMEMBERED = 2_000;

/** ... and since when, on both clocks; what counts is the monotonic one. */
interface Known extends Doing {
  since: number;
  sinceWall: number;
  /** Their last sign of life. */
  at: number;
  /** The runs of the lesson, by their ids: what was answered in them stays whatever is opened next. */
  runs: ReadonlyMap<number, RunCount>;
}

/**
 * What players are doing at this moment. A view for the teacher: it lives in memory, no score comes of
 * it, and after a restart it fills again by itself.
 */
export interface Activities {
  of(userId: number): Readonly<Known> | undefined;
  /** Which screen they say they are on. */
  report(userId: number, activity: Activity): void;
  /** What a run has come to; `count` is left out where nothing was answered in it. */
  play(
    userId: number,
    doing: Partial<Doing> & Pick<Doing, 'where' | 'sessionId'>,
    count?: RunCount,
  ): void;
  /** Runs of this lesson from before the server knew of anything, and the one that goes on. */
  recall(
    userId: number,
    served: { wall: number; monotonic: number },
    doing: Doing,
    runs: readonly RunCount[],
  ): void;
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
};

export function createActivities(clock: Clock, changed: () => void): Activities {
  const known = new Map<number, Known>();
  const answers: { userId: number; seconds: number }[] = [];

  function set(userId: number, doing: Doing, count?: RunCount): void {
    const before = known.get(userId);
    const now = clock.monotonic();
    const isSame = before !== undefined && isSameQuestion(before, doing);
    const isLesson = before !== undefined && now - before.at < LESSON_MINUTES * 60_000;
    const runs = isLesson ? before.runs : new Map<number, RunCount>();
    if (count && before && !isSame && answered(count) > answered(runs.get(count.runId))) {
      answers.push({ userId, seconds: (now - before.since) / 1_000 });
      if (answers.length > REMEMBERED) answers.shift();
    }
    const since = isSame
      ? { since: before.since, sinceWall: before.sinceWall }
      : { since: now, sinceWall: clock.now() };
    known.set(userId, {
      ...doing,
      ...since,
      at: now,
      runs: count ? new Map(runs).set(count.runId, count) : runs,
    });
    changed();
  }

  return {
    of: (userId) => known.get(userId),
    report(userId, { where }) {
      const before = known.get(userId) ?? NOTHING;
      const isPlaying = where === 'level' || where === 'session';
      set(
        userId,
        isPlaying ? { ...before, where } : { ...before, where, sessionId: null, question: null },
      );
    },
    play(userId, doing, count) {
      const before = known.get(userId);
      const isSameRun = before !== undefined && before.sessionId === doing.sessionId;
      // A repeat of an answer tells how things stood right after it.
      if (count && isSameRun && answered(count) < answered(before.runs.get(count.runId))) return;
      set(userId, { ...NOTHING, ...(isSameRun ? before : {}), ...doing }, count);
    },
    recall(userId, { wall, monotonic }, doing, runs) {
      known.set(userId, {
        ...doing,
        since: monotonic,
        sinceWall: wall,
        at: clock.monotonic(),
        runs: new Map(runs.map((run) => [run.runId, run])),
      });
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

const answered = (count: RunCount | undefined): number =>
  count === undefined ? 0 : count.right + count.wrong;

/** What was answered in all runs of the lesson. */
export function lessonTotals(runs: ReadonlyMap<number, RunCount>): {
  right: number;
  wrong: number;
} {
  const total = { right: 0, wrong: 0 };
  for (const { right, wrong } of runs.values()) {
    total.right += right;
    total.wrong += wrong;
  }
  return total;
}

const isSameQuestion = (a: Doing, b: Doing): boolean =>
  a.where === b.where &&
  a.sessionId === b.sessionId &&
  a.characterId === b.characterId &&
  a.level === b.level &&
  a.question === b.question;
