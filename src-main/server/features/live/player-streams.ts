import type { LiveEvent } from '#shared/contracts/live.contract.ts';
import type { EventStream } from '../../http/event-streams.ts';
import type { Seat } from './live.repository.ts';

type Hello = Extract<LiveEvent, { type: 'hello' }>;

/** The streams of signed-in players, by user: one for each of their tabs. */
export interface PlayerStreams {
  add(userId: number, stream: EventStream): void;
  remove(userId: number, stream: EventStream): void;
  isConnected(userId: number): boolean;
  connected(): number[];
  tell(userId: number, event: LiveEvent): void;
  /** Tells these players, who are all that were asked about, what is new about their classes. */
  update(userIds: readonly number[], seats: ReadonlyMap<number, Seat>): void;
}

export function createPlayerStreams(): PlayerStreams {
  const streams = new Map<number, Map<EventStream, Hello | undefined>>();
  const of = (userId: number) => streams.get(userId) ?? new Map<EventStream, Hello | undefined>();

  return {
    add(userId, stream) {
      const own = of(userId);
      own.set(stream, undefined);
      streams.set(userId, own);
    },
    remove(userId, stream) {
      const own = of(userId);
      own.delete(stream);
      if (own.size === 0) streams.delete(userId);
    },
    isConnected: (userId) => streams.has(userId),
    connected: () => [...streams.keys()],
    tell(userId, event) {
      for (const stream of of(userId).keys()) stream.send(event);
    },
    update(userIds, seats) {
      for (const userId of userIds) {
        const hello = toHello(seats.get(userId));
        const own = of(userId);
        for (const [stream, before] of own) {
          const event = whatIsNew(before, hello);
          own.set(stream, hello);
          if (event) stream.send(event);
        }
      }
    },
  };
}

const toHello = (seat: Seat | undefined): Hello => ({
  type: 'hello',
  class: seat
    ? {
        _id: String(seat.class_id),
        name: seat.className,
        memberName: seat.name,
        isPaused: seat.paused_at !== null,
        rankingVisible: seat.ranking_visible === 1,
      }
    : null,
});

/** The shortest way of saying what has changed since what was said last. */
function whatIsNew(before: Hello | undefined, now: Hello): LiveEvent | undefined {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  if (isSame(before, now)) return undefined;
  if (!before?.class || !now.class) return now;
  const { isPaused } = now.class;
  if (!isSame({ ...before.class, isPaused }, now.class)) return now;
  return { type: isPaused ? 'paused' : 'resumed' };
}
