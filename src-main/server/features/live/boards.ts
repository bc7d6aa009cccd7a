import {
  BOARD_BATCH_MS,
  HEARTBEAT_SECONDS,
  LESSON_MINUTES,
  STUCK_NEWEST_ANSWERS,
} from '#shared/constants/classroom.ts';
import type { SchoolClass } from '#shared/contracts/classes.contract.ts';
import type { BoardEvent, BoardTile } from '#shared/contracts/admin-live.contract.ts';
import { parseLevel } from '#shared/rules/level.ts';
import { RUN_RULES } from '#shared/rules/run.ts';
import { usualSeconds } from '#shared/rules/stuck.ts';
import type { Db } from '../../db/schema.ts';
import type { EventStream } from '../../http/event-streams.ts';
import { localDay } from '../../lib/local-day.ts';
import { createMutex } from '../../lib/mutex.ts';
import type { Logger } from '../../lib/logger.ts';
import type { Timebase } from '../../lib/timebase.ts';
import { getCountedClass, type CountedClass } from '../classes/classes.repository.ts';
import { inList, toSchoolClass } from '../classes/classes.views.ts';
import { listMembers, type Member } from '../classes/members.repository.ts';
import { accountOf, type LoginThrottle } from '../auth/login-throttle.ts';
import type { Activities } from './activities.ts';
import { toTile } from './board.views.ts';
import { listRecentRuns, type RecentRun } from './live.repository.ts';
import type { PlayerStreams } from './player-streams.ts';

/** How often it is looked who has become idle or stuck. */
const TICK_MS = 1_000;
/** Members are read anew after so long, for what no change of the class itself tells. */
const RELOAD_MS = HEARTBEAT_SECONDS * 1_000;

export interface BoardParts extends Timebase {
  db: () => Db;
  log: Logger;
  activities: Activities;
  players: PlayerStreams;
  loginThrottle: LoginThrottle;
}

/** The boards that teachers have open. Nothing is computed while there is none. */
export interface Boards {
  /** Sends a snapshot and then what changes, until the stream leaves. */
  watch(classId: number, stream: EventStream): Promise<void>;
  leave(classId: number, stream: EventStream): void;
  /** Somebody does something else now. */
  changed(): void;
  /** A class or its members changed in the database. */
  reload(): void;
}

/** A class as it was read. */
interface Loaded {
  row: CountedClass;
  members: Member[];
  at: number;
}

interface Watch {
  classId: number;
  /** Those who have had their snapshot, and those who wait for it. */
  streams: Set<EventStream>;
  waiting: Set<EventStream>;
  loaded: Loaded | undefined;
  /** What was told, by member, as JSON. */
  told: Map<string, string>;
  toldClass: string;
  timer: NodeJS.Timeout | undefined;
  exclusively: ReturnType<typeof createMutex>;
}

export function createBoards({
  db,
  clock,
  bootId,
  log,
  activities,
  players,
  loginThrottle,
}: BoardParts): Boards {
  const watches = new Map<number, Watch>();
  let tick: NodeJS.Timeout | undefined;
  const now = () => new Date(clock.now()).toISOString();

  async function load(classId: number): Promise<Loaded> {
    const row = await getCountedClass(db(), classId);
    const members = (await listMembers(db(), classId))
      .filter((member) => member.removed_at === null)
      .sort(inList);
    // After a restart nothing is known of the lesson.
    const runs = await listRecentRuns(db(), classId, clock.now() - LESSON_MINUTES * 60_000);
    for (const { user_id: userId } of members) {
      const theirs = runs.filter((run) => run.user_id === userId);
      if (isUnknown(userId)) recall(userId, theirs);
    }
    return { row, members, at: clock.monotonic() };
  }

  function isUnknown(userId: number): boolean {
    const doing = activities.of(userId);
    const isPlaying = doing?.where === 'session' || doing?.where === 'level';
    return doing === undefined || (isPlaying && doing.of === null);
  }

  /** Takes over a pupil's runs of the lesson; the newest that can go on is what they are at. */
  function recall(userId: number, runs: readonly RecentRun[]): void {
    const session = runs.findLast(
      ({ status, kind, touched_at }) =>
        status === 'active' && clock.now() - touched_at < RUN_RULES[kind].waitMs,
    );
    if (!session) return;
    const isSameRun = session.served_boot === bootId;
    const served = {
      wall: session.served_at,
      monotonic: isSameRun ? session.served_monotonic : clock.monotonic(),
    };
    const doing = {
      where: session.kind === 'level' ? 'level' : 'session',
      characterId: session.character_id,
      level: parseLevel(session.level) ?? null,
      sessionId: session.id,
      question: session.current_index + 1,
      of: session.total_questions,
    } as const;
    const counts = runs.map(({ id, right, answered }) => ({
      runId: id,
      right,
      wrong: answered - right,
    }));
    activities.recall(userId, served, doing, counts);
  }

  function tilesOf({ row, members }: Loaded): BoardTile[] {
    // While the class is paused, the time of everybody stands still.
    const isFrozen = row.paused_boot === bootId && row.paused_monotonic !== null;
    const monotonic = isFrozen ? (row.paused_monotonic ?? 0) : clock.monotonic();
    const ids = new Set(members.map((member) => member.user_id));
    const usual = usualSeconds(activities.durations(ids, STUCK_NEWEST_ANSWERS));
    const today = localDay(clock.now());
    const isToday = (at: number | null | undefined) => at != null && localDay(at) === today;
    return members.map((member) => {
      const known = activities.of(member.user_id);
      const isConnected = players.isConnected(member.user_id);
      // What somebody did on another day is no part of this lesson.
      const doing = isConnected || isToday(known?.sinceWall) ? known : undefined;
      const cameToday = doing !== undefined || isToday(member.last_login_at);
      return toTile(member, {
        doing,
        isConnected,
        cameToday,
        monotonic,
        usual,
        isPinGuessed: isPinGuessed(member),
      });
    });
  }

  const isPinGuessed = ({ user_id: id, pin_hash: hash }: Member) =>
    hash !== null && loginThrottle.isGuessed({ account: accountOf({ id }), hash });

  /** Tells all who watch what is new since the last time, then gives those who wait their snapshot. */
  async function flush(watch: Watch): Promise<void> {
    clearTimeout(watch.timer);
    watch.timer = undefined;
    const isFresh = watch.loaded && clock.monotonic() - watch.loaded.at < RELOAD_MS;
    const loaded = isFresh && watch.loaded ? watch.loaded : await load(watch.classId);
    watch.loaded = loaded;
    const schoolClass = toSchoolClass(loaded.row);
    const tiles = tilesOf(loaded);
    const events = whatIsNew(watch, schoolClass, tiles);
    for (const stream of watch.streams) for (const event of events) stream.send(event);
    for (const stream of watch.waiting) {
      stream.send({ type: 'snapshot', now: now(), class: schoolClass, tiles });
      watch.streams.add(stream);
    }
    watch.waiting.clear();
  }

  /** The events since the last time; from now on they count as told. */
  function whatIsNew(watch: Watch, schoolClass: SchoolClass, tiles: BoardTile[]): BoardEvent[] {
    const before = watch.told;
    watch.told = new Map(tiles.map((tile) => [tile._id, JSON.stringify(tile)]));
    const changed = tiles.filter(({ _id }) => before.get(_id) !== watch.told.get(_id));
    const removed = [...before.keys()].filter((id) => !watch.told.has(id));
    const events: BoardEvent[] = [];
    const toldClass = JSON.stringify(schoolClass);
    if (toldClass !== watch.toldClass) {
      events.push({ type: 'class', now: now(), class: schoolClass });
    }
    if (changed.length + removed.length > 0) {
      events.push({ type: 'tiles', now: now(), tiles: changed, removed });
    }
    watch.toldClass = toldClass;
    return events;
  }

  /** The board is a view: when it cannot go on, it ends, and the page asks for it again. */
  async function flushInTurn(watch: Watch): Promise<void> {
    try {
      await watch.exclusively(() => flush(watch));
    } catch (error) {
      log.warn({ err: error, classId: watch.classId }, 'board broken off');
      for (const stream of [...watch.streams, ...watch.waiting]) stream.close();
    }
  }

  function flushSoon(watch: Watch): void {
    watch.timer ??= setTimeout(() => void flushInTurn(watch), BOARD_BATCH_MS).unref();
  }

  return {
    watch(classId, stream) {
      const watch: Watch = watches.get(classId) ?? {
        classId,
        streams: new Set(),
        waiting: new Set(),
        loaded: undefined,
        told: new Map(),
        toldClass: '',
        timer: undefined,
        exclusively: createMutex(),
      };
      watches.set(classId, watch);
      watch.waiting.add(stream);
      watch.loaded = undefined;
      tick ??= setInterval(() => {
        for (const one of watches.values()) void flushInTurn(one);
      }, TICK_MS).unref();
      return flushInTurn(watch);
    },
    leave(classId, stream) {
      const watch = watches.get(classId);
      watch?.streams.delete(stream);
      watch?.waiting.delete(stream);
      if (watch?.streams.size === 0 && watch.waiting.size === 0) {
        clearTimeout(watch.timer);
        watches.delete(classId);
      }
      if (watches.size > 0) return;
      clearInterval(tick);
      tick = undefined;
    },
    changed() {
      for (const watch of watches.values()) flushSoon(watch);
    },
    reload() {
      for (const watch of watches.values()) {
        watch.loaded = undefined;
        flushSoon(watch);
      }
    },
  };
}
