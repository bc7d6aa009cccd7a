import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IDLE_AFTER_SECONDS, STUCK_AFTER_SECONDS } from '#shared/constants/classroom.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { boardApi, type BoardEvent, type BoardTile } from '#shared/contracts/board.contract.ts';
import { liveApi, type Activity, type LiveEvent } from '#shared/contracts/live.contract.ts';
import { enter, makeClass, type Classroom } from '../../testing/classroom.ts';
import { readEvents, type EventReader } from '../../testing/event-reader.ts';
import {
  addQuestions,
  answerTo,
  emptyBankApi,
  startSession,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let room: Classroom;
let open: EventReader<unknown>[];
beforeEach(async () => {
  api = await emptyBankApi({ heartbeatMs: 50 });
  admin = await api.admin();
  room = await makeClass(admin, ['Ani', 'Budi']);
  open = [];
});
afterEach(async () => {
  for (const reader of open) reader.close();
  await api.close();
});

async function listen<E>(client: Client, path: string): Promise<EventReader<E>> {
  const reader = await readEvents<E>(api.server.url, client, path);
  open.push(reader);
  return reader;
}
const live = (pupil: Client) => listen<LiveEvent>(pupil, '/live');
const pause = (paused: boolean) =>
  admin.call(boardApi.pause, { params: { id: room.id }, body: { paused } });
const member = (pupil: Client) => ({ id: room.id, memberId: pupil.user?._id ?? '' });
const report = (pupil: Client, body: Activity) => pupil.call(liveApi.activity, { body });

/** A board that remembers what it was told, as the page does. */
async function watchBoard() {
  const reader = await listen<BoardEvent>(admin, `/admin/classes/${room.id}/board`);
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
    /** Waits until the board shows this. */
    async shows(fits: () => boolean) {
      while (!fits()) take(await reader.until(() => true));
    },
    isPaused: () => schoolClass?.pausedAt !== null,
  };
}

describe('what a player hears', () => {
  it('begins with his class, or with none', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    expect(await (await live(pupil)).next()).toEqual({
      type: 'hello',
      class: {
        _id: room.id,
        name: '7A',
        memberName: 'Ani',
        isPaused: false,
        rankingVisible: true,
      },
    });
    const other = await live(await api.player());
    expect(await other.next()).toEqual({ type: 'hello', class: null });
  });

  it('tells a pause and its end, and a changed setting, to all of the class', async () => {
    const streams = [];
    for (const card of room.cards) streams.push(await live(await enter(api, room, card)));
    for (const stream of streams) await stream.next();
    await pause(true);
    await pause(true);
    await pause(false);
    await admin.call(classesApi.update, {
      params: { id: room.id },
      body: { rankingVisible: false },
    });
    for (const stream of streams) {
      expect(await stream.next()).toEqual({ type: 'paused' });
      expect(await stream.next()).toEqual({ type: 'resumed' });
      expect(await stream.next()).toMatchObject({ class: { rankingVisible: false } });
    }
  });

  it('ends when the teacher signs him out, takes him out, or the sign-in is over', async () => {
    const ends = [
      (pupil: Client) => admin.call(boardApi.signOut, { params: member(pupil) }),
      (pupil: Client) => {
        const body = { refreshToken: pupil.tokens?.refreshToken ?? '' };
        return pupil.call(authApi.logout, { body });
      },
      (pupil: Client) =>
        admin.call(classesApi.setSeat, { params: member(pupil), body: { seated: false } }),
    ];
    for (const end of ends) {
      const pupil = await enter(api, room, room.cards[0]);
      const stream = await live(pupil);
      await stream.next();
      await end(pupil);
      expect(await stream.until((event) => event.type === 'signed-out')).toBeDefined();
      expect(await stream.next()).toBeUndefined();
      expect((await pupil.refuse(liveApi.stream)).status).toBe(401);
    }
  });

  it('ends at once, not at the next heartbeat, when a right or the sign-in is taken away', async () => {
    const quiet = await emptyBankApi({ heartbeatMs: 60_000 });
    try {
      const by = await quiet.admin();
      const seats = await makeClass(by, ['Ani']);
      const idOf = (who: Client) => ({ id: who.user?._id ?? '' });
      const logOut = (who: Client) =>
        who.call(authApi.logout, { body: { refreshToken: who.tokens?.refreshToken ?? '' } });
      const inClass = (who: Client) => ({ id: seats.id, memberId: idOf(who).id });
      const asPlayer = () => quiet.player();
      const asPupil = () => enter(quiet, seats, seats.cards[0]);
      const rights: [() => Promise<Client>, (who: Client) => Promise<unknown>][] = [
        [asPupil, (who) => by.call(boardApi.signOut, { params: inClass(who) })],
        [
          asPupil,
          (who) => by.call(classesApi.setSeat, { params: inClass(who), body: { seated: false } }),
        ],
        [asPlayer, (who) => by.call(adminUsersApi.resetPassword, { params: idOf(who) })],
        [
          asPlayer,
          (who) => by.call(adminUsersApi.setActive, { params: idOf(who), body: { active: false } }),
        ],
        [
          asPlayer,
          (who) => {
            const body = { confirmation: who.user?.username ?? '' };
            return by.call(adminUsersApi.remove, { params: idOf(who), body });
          },
        ],
        [asPlayer, logOut],
        [
          asPlayer,
          async (who) => {
            const body = { refreshToken: who.tokens?.refreshToken ?? '' };
            await who.call(authApi.refresh, { body });
            quiet.clock.advance(31_000);
            return who.refuse(authApi.refresh, { body });
          },
        ],
        [
          asPlayer,
          async (who) => {
            const body = { email: who.user?.email ?? '', password: 'rahasia' };
            // One more than anybody may have; the first is the oldest.
            for (let n = 0; n < 5; n++) {
              quiet.clock.advance(1_000);
              await quiet.visitor.call(authApi.login, { body });
            }
          },
        ],
      ];
      for (const [come, take] of rights) {
        const player = await come();
        const stream = await readEvents<LiveEvent>(quiet.server.url, player, '/live');
        open.push(stream);
        await stream.next();
        await take(player);
        expect(await stream.next()).toEqual({ type: 'signed-out' });
        expect(await stream.next()).toBeUndefined();
      }
      const teacher = await quiet.player();
      const own = await readEvents<LiveEvent>(quiet.server.url, teacher, '/live');
      open.push(own);
      await own.next();
      await by.call(adminUsersApi.setRole, { params: idOf(teacher), body: { role: 'admin' } });
      const path = `/admin/classes/${seats.id}/board`;
      const board = await readEvents<BoardEvent>(quiet.server.url, teacher, path);
      open.push(board);
      await board.next();
      await by.call(adminUsersApi.setRole, { params: idOf(teacher), body: { role: 'player' } });
      expect(await board.next()).toBeUndefined();
      // Another role is no end of the sign-in.
      await by.call(adminUsersApi.resetPassword, { params: idOf(teacher) });
      expect(await own.next()).toEqual({ type: 'signed-out' });
      const watching = await readEvents<BoardEvent>(quiet.server.url, by, path);
      open.push(watching);
      await watching.next();
      await logOut(by);
      expect(await watching.next()).toBeUndefined();
    } finally {
      await quiet.close();
    }
  });

  it('ends at once when the server stops', async () => {
    const stream = await live(await enter(api, room, room.cards[0]));
    await stream.next();
    const stopping = api.server.close();
    expect(await stream.next()).toBeUndefined();
    await stopping;
  });

  it('refuses an activity that no screen can have', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    for (const body of [
      {},
      { where: 'moon' },
      { where: 'level', right: -1 },
      { where: 'level', level: 9 },
    ]) {
      expect(await pupil.refuse(liveApi.activity, { body })).toMatchObject({ status: 400 });
    }
  });
});

describe('the board', () => {
  it('shows who is there, and what he plays on his own screen', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    const board = await watchBoard();
    expect([...board.tiles.values()].map(({ name, presence }) => [name, presence])).toEqual([
      ['Ani', 'gone'],
      ['Budi', 'gone'],
    ]);
    const stream = await live(pupil);
    await board.shows(() => board.tiles.get('Ani')?.presence === 'online');
    await report(pupil, {
      where: 'level',
      characterId: 'semar',
      level: 2,
      question: 3,
      of: 10,
      right: 2,
      wrong: 0,
    });
    await board.shows(() => board.tiles.get('Ani')?.question === 3);
    expect(board.tiles.get('Ani')).toMatchObject({
      where: 'level',
      characterId: 'semar',
      level: 2,
      of: 10,
      right: 2,
      wrong: 0,
      questionSince: new Date(api.clock.now()).toISOString(),
      isStuck: false,
    });
    stream.close();
    await board.shows(() => board.tiles.get('Ani')?.presence === 'gone');
  });

  it('follows sessions on the server by itself, also after a restart', async () => {
    await addQuestions(api, 3);
    const pupil = await enter(api, room, room.cards[0]);
    const board = await watchBoard();
    const session = await startSession(pupil, 3);
    await board.shows(() => board.tiles.get('Ani')?.question === 1);
    await pupil.call(gameApi.answer, { body: answerTo(session, 0, 'wrong') });
    await pupil.call(gameApi.answer, { body: answerTo(session, 1) });
    // A repeat over a bad network is nothing new.
    await pupil.call(gameApi.answer, { body: answerTo(session, 0) });
    const third = { sessionId: session._id, question: 3, of: 3, right: 1, wrong: 1 };
    await board.shows(() => board.tiles.get('Ani')?.question === 3);
    expect(board.tiles.get('Ani')).toMatchObject({ where: 'session', ...third });

    await api.restart();
    const again = await watchBoard();
    expect(again.tiles.get('Ani')).toMatchObject({ where: 'session', ...third });
    await pupil.call(gameApi.answer, { body: answerTo(session, 2) });
    await again.shows(() => again.tiles.get('Ani')?.where === 'result');
    expect(again.tiles.get('Ani')).toMatchObject({ question: null, right: 2, wrong: 1 });
  });

  it('says who is idle, and who is at a question for longer than usual', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    await live(pupil);
    const board = await watchBoard();
    await report(pupil, { where: 'level', question: 1, of: 10 });
    await board.shows(() => board.tiles.get('Ani')?.question === 1);
    api.clock.advance(STUCK_AFTER_SECONDS * 1_000);
    await board.shows(() => board.tiles.get('Ani')?.isStuck === true);
    expect(board.tiles.get('Ani')?.presence).toBe('online');
    api.clock.advance((IDLE_AFTER_SECONDS - STUCK_AFTER_SECONDS) * 1_000);
    await board.shows(() => board.tiles.get('Ani')?.presence === 'idle');
    await report(pupil, { where: 'level', question: 2, of: 10, right: 1 });
    await board.shows(() => board.tiles.get('Ani')?.presence === 'online');
    expect(board.tiles.get('Ani')?.isStuck).toBe(false);
  });

  it('follows the roster, and tells every teacher who watches', async () => {
    const boards = [await watchBoard(), await watchBoard()];
    const params = { id: room.id, memberId: room.cards[1]?._id ?? '' };
    await admin.call(classesApi.setSeat, { params, body: { seated: false } });
    const rows = [{ name: 'Citra' }];
    await admin.call(classesApi.importRoster, { params: { id: room.id }, body: { rows } });
    for (const board of boards) {
      await board.shows(() => board.tiles.has('Citra') && !board.tiles.has('Budi'));
      expect([...board.tiles.keys()]).toEqual(['Ani', 'Citra']);
    }
  });

  it('is not there for a class that is not', async () => {
    expect(await admin.refuse(boardApi.stream, { params: { id: 987_654 } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('ends a session, which its player hears', async () => {
    await addQuestions(api, 3);
    const pupil = await enter(api, room, room.cards[0]);
    const stream = await live(pupil);
    const session = await startSession(pupil, 3);
    await admin.call(boardApi.endSession, { params: member(pupil) });
    const ended = await stream.until((event) => event.type === 'session-ended');
    expect(ended).toEqual({ type: 'session-ended', sessionId: session._id });
    const { data } = await pupil.call(gameApi.session, { params: { id: session._id } });
    expect(data.status).toBe('abandoned');
    expect(await admin.refuse(boardApi.endSession, { params: member(pupil) })).toMatchObject({
      code: 'SESSION_OVER',
    });
  });
});

describe('a pause', () => {
  const secondsLeft = async (pupil: Client, id: string) =>
    (await pupil.call(gameApi.session, { params: { id } })).data.secondsLeft;

  it('stops the clock of questions, refuses answers, and lets them be sent again afterwards', async () => {
    await addQuestions(api, 3);
    const pupil = await enter(api, room, room.cards[0]);
    const session = await startSession(pupil, 3);
    api.clock.advance(12_000);
    await pause(true);
    api.clock.advance(45 * 60_000);
    pupil.tokens = (await enter(api, room, room.cards[0])).tokens;
    admin = await api.admin();
    expect(await secondsLeft(pupil, session._id)).toBe(18);
    const body = answerTo(session, 0);
    expect(await pupil.refuse(gameApi.answer, { body })).toMatchObject({
      status: 409,
      code: 'CLASS_PAUSED',
    });
    const start = { body: { characterId: 'semar' } };
    expect((await pupil.refuse(gameApi.start, start)).code).toBe('CLASS_PAUSED');
    await pause(false);
    expect(await secondsLeft(pupil, session._id)).toBe(18);
    api.clock.advance(3_000);
    const { data } = await pupil.call(gameApi.answer, { body });
    expect([data.isCorrect, data.answers[0]?.timeSpent]).toEqual([true, 15]);
  });

  it('never counts, however often it comes and however long it takes', async () => {
    await addQuestions(api, 1);
    const spell = fc.record({
      play: fc.integer({ min: 0, max: 8 }),
      pause: fc.integer({ min: 0, max: 100 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(spell, { maxLength: 4 }), async (spells) => {
        // Tokens live for minutes; the clock of this test runs for hours.
        admin = await api.admin();
        const pupil = await enter(api, room, room.cards[0]);
        const session = await startSession(pupil, 1);
        for (const { play, pause: seconds } of spells) {
          api.clock.advance(play * 1_000);
          await pause(true);
          api.clock.advance(seconds * 1_000);
          await pause(false);
        }
        const played = spells.reduce((sum, { play }) => sum + play, 0);
        const { data } = await pupil.call(gameApi.answer, { body: answerTo(session, 0) });
        expect(data.isCorrect).toBe(true);
        expect(data.answers[0]?.timeSpent).toBe(Math.min(30, played));
      }),
      { numRuns: 15 },
    );
  });

  it('survives a restart of the server', async () => {
    await addQuestions(api, 3);
    const pupil = await enter(api, room, room.cards[0]);
    const session = await startSession(pupil, 3);
    api.clock.advance(10_000);
    await pause(true);
    await api.restart();
    api.clock.advance(60_000);
    expect(await secondsLeft(pupil, session._id)).toBe(20);
    expect(await (await live(pupil)).next()).toMatchObject({ class: { isPaused: true } });
    await pause(false);
    expect(await secondsLeft(pupil, session._id)).toBe(20);
    api.clock.advance(26_000);
    const late = await pupil.call(gameApi.answer, { body: answerTo(session, 0) });
    expect(late.data.isCorrect).toBe(false);
  });

  it('holds for the class alone, and ends for who leaves it', async () => {
    await addQuestions(api, 3);
    const other = await makeClass(admin, ['Dewi']);
    const dewi = await enter(api, other, other.cards[0]);
    const ani = await enter(api, room, room.cards[0]);
    const [hers, anis] = [await startSession(dewi, 3), await startSession(ani, 3)];
    await pause(true);
    api.clock.advance(20_000);
    expect(await secondsLeft(dewi, hers._id)).toBe(10);
    const body = { memberIds: [ani.user?._id ?? ''], to: other.id };
    await admin.call(classesApi.moveMembers, { params: { id: room.id }, body });
    expect(await secondsLeft(ani, anis._id)).toBe(30);
    await ani.call(gameApi.answer, { body: answerTo(anis, 0) });
  });

  it('gives who comes into the class in the middle of it the rest alone', async () => {
    await addQuestions(api, 3);
    const other = await makeClass(admin, ['Dewi', 'Eko']);
    const dewi = await enter(api, other, other.cards[0]);
    let eko = await enter(api, other, other.cards[1]);
    const before = await startSession(dewi, 3);
    api.clock.advance(4_000);
    await pause(true);
    api.clock.advance(6_000);
    // Served when the class had already stopped.
    const meanwhile = await startSession(eko, 3);
    api.clock.advance(5_000);
    const body = { memberIds: [dewi, eko].map((pupil) => pupil.user?._id ?? ''), to: room.id };
    await admin.call(classesApi.moveMembers, { params: { id: other.id }, body });
    api.clock.advance(60_000);
    const seat = (seated: boolean) =>
      admin.call(classesApi.setSeat, { params: member(eko), body: { seated } });
    await seat(false);
    api.clock.advance(2_000);
    await seat(true);
    eko = await enter(api, room, other.cards[1]);
    api.clock.advance(60_000);
    expect(await secondsLeft(dewi, before._id)).toBe(15);
    expect(await secondsLeft(eko, meanwhile._id)).toBe(23);
    await pause(false);
    expect(await secondsLeft(dewi, before._id)).toBe(15);
    expect(await secondsLeft(eko, meanwhile._id)).toBe(23);
    api.clock.advance(2_000);
    const { data } = await dewi.call(gameApi.answer, { body: answerTo(before, 0) });
    expect(data.answers[0]?.timeSpent).toBe(17);
  });

  it('is not counted on the board either', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    await live(pupil);
    const board = await watchBoard();
    await report(pupil, { where: 'level', question: 1, of: 10 });
    await board.shows(() => board.tiles.get('Ani')?.question === 1);
    const since = Date.parse(board.tiles.get('Ani')?.questionSince ?? '');
    await pause(true);
    api.clock.advance(5 * 60_000);
    await board.shows(board.isPaused);
    await pause(false);
    const after = new Date(since + 5 * 60_000).toISOString();
    await board.shows(() => board.tiles.get('Ani')?.questionSince === after);
    expect(board.isPaused()).toBe(false);
    expect(board.tiles.get('Ani')).toMatchObject({ presence: 'online', isStuck: false });
  });

  it('moves nobody on the board beyond the present who came in the middle of it', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    const board = await watchBoard();
    await pause(true);
    api.clock.advance(60_000);
    await live(pupil);
    await report(pupil, { where: 'level', question: 1, of: 10 });
    await board.shows(() => board.tiles.get('Ani')?.question === 1);
    api.clock.advance(30_000);
    await pause(false);
    const now = new Date(api.clock.now()).toISOString();
    await board.shows(() => board.tiles.get('Ani')?.questionSince === now);
  });
});
