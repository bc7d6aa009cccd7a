import {
  boardApi,
  type BoardEvent,
  type BoardTile,
} from '#shared/contracts/admin-live.contract.ts';
import { liveApi, type Activity, type LiveEvent } from '#shared/contracts/live.contract.ts';
import { makeClass, type Classroom } from './classroom.ts';
import { readEvents, type EventReader } from './event-reader.ts';
import { emptyBankApi } from './game-factories.ts';
import type { Client, TestApi } from './test-api.ts';

/** A class of two with whoever listens to it. */
export interface LiveClassroom {
  api: TestApi;
  /** Replaced by tests whose clock runs for longer than a token lives. */
  admin: Client;
  room: Classroom;
  /** Streams that are closed with it. */
  listening: EventReader<unknown>[];
  /** What a player hears. */
  live(pupil: Client): Promise<EventReader<LiveEvent>>;
  pause(paused: boolean): Promise<unknown>;
  report(pupil: Client, body: Activity): Promise<unknown>;
  /** The parameters that name the pupil's seat. */
  seatOf(pupil: Client): { id: string; memberId: string };
  watchBoard(): Promise<WatchedBoard>;
  close(): Promise<void>;
}

/** A board that remembers what it was told, as the page does. */
export interface WatchedBoard {
  reader: EventReader<BoardEvent>;
  tiles: Map<string, BoardTile>;
  /** Waits until the board shows this. */
  shows(fits: () => boolean): Promise<void>;
  isPaused: () => boolean;
}

/** A server with an empty bank, an admin, and a class of Ani and Budi. */
export async function openLiveClassroom(): Promise<LiveClassroom> {
  const api = await emptyBankApi({ heartbeatMs: 50 });
  const admin = await api.admin();
  const room = await makeClass(admin, ['Ani', 'Budi']);
  const listening: EventReader<unknown>[] = [];
  async function listen<E>(client: Client, path: string): Promise<EventReader<E>> {
    const reader = await readEvents<E>(api.server.url, client, path);
    listening.push(reader);
    return reader;
  }

  const school: LiveClassroom = {
    api,
    admin,
    room,
    listening,
    live: (pupil) => listen<LiveEvent>(pupil, '/live'),
    pause(paused) {
      return school.admin.call(boardApi.pause, { params: { id: room.id }, body: { paused } });
    },
    report: (pupil, body) => pupil.call(liveApi.activity, { body }),
    seatOf: (pupil) => ({ id: room.id, memberId: pupil.user?._id ?? '' }),
    async watchBoard() {
      return watch(await listen<BoardEvent>(school.admin, `/admin/classes/${room.id}/board`));
    },
    async close() {
      for (const reader of listening) reader.close();
      await api.close();
    },
  };
  return school;
}

async function watch(reader: EventReader<BoardEvent>): Promise<WatchedBoard> {
  const tiles = new Map<string, BoardTile>();
  let schoolClass: Extract<BoardEvent, { type: 'class' }>['class'] | undefined;
  const take = (event: BoardEvent) => {
    if (event.type !== 'tiles') schoolClass = event.class;
    if (event.type !== 'class') for (const tile of event.tiles) tiles.set(tile.name, tile);
    if (event.type === 'tiles') {
      for (const [name, { _id }] of tiles) if (event.removed.includes(_id)) tiles.delete(name);
    }
  };
  const first = await reader.next();
  if (first?.type !== 'snapshot') throw new Error(`a board begins with ${first?.type}`);
  take(first);
  return {
    reader,
    tiles,
    async shows(fits) {
      while (!fits()) take(await reader.until(() => true));
    },
    isPaused: () => schoolClass?.pausedAt !== null,
  };
}
