import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IDLE_AFTER_SECONDS, STUCK_AFTER_SECONDS } from '#shared/constants/classroom.ts';
import { GUESSES } from '#shared/constants/limits.ts';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { boardApi, type BoardEvent } from '#shared/contracts/admin-live.contract.ts';
import { liveApi, type LiveEvent } from '#shared/contracts/live.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { enter, makeClass, type Classroom } from '../../testing/classroom.ts';
import { readEvents } from '../../testing/event-reader.ts';
import {
  addQuestions,
  answerTo,
  answerToLevel,
  emptyBankApi,
  playLevel,
  startLevel,
  startSession,
} from '../../testing/game-factories.ts';
import { openLiveClassroom, type LiveClassroom } from '../../testing/live-classroom.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let school: LiveClassroom;
let api: TestApi;
let room: Classroom;
beforeEach(async () => {
  school = await openLiveClassroom();
  ({ api, room } = school);
});
afterEach(() => school.close());

describe('what a player hears', () => {
  it('begins with their class, or with none', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    expect(await (await school.live(pupil)).next()).toEqual({
      type: 'hello',
      class: {
        _id: room.id,
        name: '7A',
        memberName: 'Ani',
        isPaused: false,
        rankingVisible: true,
      },
    });
    const other = await school.live(await api.player());
    expect(await other.next()).toEqual({ type: 'hello', class: null });
  });

  it('tells a pause and its end, and a changed setting, to all of the class', async () => {
    const streams = [];
    for (const card of room.cards) streams.push(await school.live(await enter(api, room, card)));
    for (const stream of streams) await stream.next();
    await school.pause(true);
    await school.pause(true);
    await school.pause(false);
    await school.admin.call(classesApi.update, {
      params: { id: room.id },
      body: { rankingVisible: false },
    });
    for (const stream of streams) {
      expect(await stream.next()).toEqual({ type: 'paused' });
      expect(await stream.next()).toEqual({ type: 'resumed' });
      expect(await stream.next()).toMatchObject({ class: { rankingVisible: false } });
    }
  });

  it('ends when the teacher signs them out, takes them out, or the sign-in is over', async () => {
    const ends = [
      (pupil: Client) => school.admin.call(boardApi.signOut, { params: school.seatOf(pupil) }),
      (pupil: Client) => {
        const body = { refreshToken: pupil.tokens?.refreshToken ?? '' };
        return pupil.call(authApi.logout, { body });
      },
      (pupil: Client) =>
        school.admin.call(classesApi.setSeat, {
          params: school.seatOf(pupil),
          body: { seated: false },
        }),
    ];
    for (const end of ends) {
      const pupil = await enter(api, room, room.cards[0]);
      const stream = await school.live(pupil);
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
        school.listening.push(stream);
        await stream.next();
        await take(player);
        expect(await stream.next()).toEqual({ type: 'signed-out' });
        expect(await stream.next()).toBeUndefined();
      }
      const path = `/admin/classes/${seats.id}/board`;
      const teacher = await quiet.player();
      const own = await readEvents<LiveEvent>(quiet.server.url, teacher, '/live');
      school.listening.push(own);
      await own.next();
      await by.call(adminUsersApi.setRole, { params: idOf(teacher), body: { role: 'admin' } });
      expect(await own.next()).toEqual({ type: 'signed-out' });
      const again = { email: teacher.user?.email ?? '', password: 'rahasia' };
      teacher.tokens = (await teacher.call(authApi.login, { body: again })).data.tokens;
      const board = await readEvents<BoardEvent>(quiet.server.url, teacher, path);
      school.listening.push(board);
      await board.next();
      await by.call(adminUsersApi.setRole, { params: idOf(teacher), body: { role: 'player' } });
      expect(await board.next()).toBeUndefined();
      const watching = await readEvents<BoardEvent>(quiet.server.url, by, path);
      school.listening.push(watching);
      await watching.next();
      await logOut(by);
      expect(await watching.next()).toBeUndefined();
    } finally {
      await quiet.close();
    }
  });

  it('ends when the sign-in lapses, idle or at the end of its time, whatever the wall clock says', async () => {
    const minutes = (count: number) => api.clock.advance(count * 60_000);
    const watchBoard = () =>
      readEvents<BoardEvent>(api.server.url, school.admin, `/admin/classes/${room.id}/board`);
    const isOver = async (stream: { next(): Promise<unknown> }) => {
      for (;;) if ((await stream.next()) === undefined) return true;
    };
    const refresh = async () => {
      const body = { refreshToken: school.admin.tokens?.refreshToken ?? '' };
      school.admin.tokens = (await school.admin.call(authApi.refresh, { body })).data.tokens;
    };

    const idle = await watchBoard();
    await idle.next();
    minutes(29);
    // Its heartbeats go on: the board hears of a pupil who comes.
    const pupil = await enter(api, room, room.cards[0]);
    const live = await school.live(pupil);
    await live.next();
    expect(await idle.until((event) => event.type === 'tiles')).toBeDefined();
    // Set back by a day, the wall clock would give another day.
    api.clock.setWall(api.clock.now() - 24 * 60 * 60_000);
    minutes(2);
    expect(await isOver(idle)).toBe(true);

    school.admin = await api.admin();
    const used = await watchBoard();
    await used.next();
    for (let quarter = 0; quarter < 4 * 12 - 1; quarter++) {
      minutes(15);
      await refresh();
    }
    await school.pause(true);
    expect(await used.until((event) => event.type === 'class')).toBeDefined();
    minutes(16);
    expect(await isOver(used)).toBe(true);
    // Nobody sent them out: the player hears no such word.
    const heard: string[] = [];
    for (let event = await live.next(); event; event = await live.next()) heard.push(event.type);
    expect(heard).not.toContain('signed-out');
  });

  it('ends at once when the server stops', async () => {
    const stream = await school.live(await enter(api, room, room.cards[0]));
    await stream.next();
    const stopping = api.server.close();
    expect(await stream.next()).toBeUndefined();
    await stopping;
  });

  it('refuses an activity that no screen can have', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    for (const body of [{}, { where: 'moon' }, { where: 7 }]) {
      expect(await pupil.refuse(liveApi.activity, { body })).toMatchObject({ status: 400 });
    }
  });
});

/** Plays a level as far as one right answer. */
async function answerOne(pupil: Client): Promise<void> {
  await addQuestions(api, 2);
  const run = await startLevel(pupil);
  await pupil.call(progressApi.answerLevel, { body: answerToLevel(run, 0) });
}

describe('the board', () => {
  it('shows who is there, and what they play on their own screen', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    const board = await school.watchBoard();
    expect([...board.tiles.values()].map(({ name, presence }) => [name, presence])).toEqual([
      ['Ani', 'gone'],
      ['Budi', 'absent'],
    ]);
    const stream = await school.live(pupil);
    await board.shows(() => board.tiles.get('Ani')?.presence === 'online');
    await addQuestions(api, 10);
    const run = await startLevel(pupil);
    for (const [index, kind] of (['right', 'wrong'] as const).entries()) {
      await pupil.call(progressApi.answerLevel, { body: answerToLevel(run, index, kind) });
    }
    await board.shows(() => board.tiles.get('Ani')?.question === 3);
    expect(board.tiles.get('Ani')).toMatchObject({
      where: 'level',
      characterId: 'semar',
      level: 1,
      of: 10,
      right: 1,
      wrong: 1,
      questionSince: new Date(api.clock.now()).toISOString(),
      isStuck: false,
    });
    stream.close();
    await board.shows(() => board.tiles.get('Ani')?.presence === 'gone');
  });

  it('follows sessions on the server by itself, also after a restart', async () => {
    await addQuestions(api, 3);
    const pupil = await enter(api, room, room.cards[0]);
    const board = await school.watchBoard();
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
    const again = await school.watchBoard();
    expect(again.tiles.get('Ani')).toMatchObject({ where: 'session', ...third });
    await pupil.call(gameApi.answer, { body: answerTo(session, 2) });
    await again.shows(() => again.tiles.get('Ani')?.where === 'result');
    expect(again.tiles.get('Ani')).toMatchObject({ question: null, right: 2, wrong: 1 });
  });

  it('keeps a pupil’s totals of the lesson whatever they open, also after a restart', async () => {
    await addQuestions(api, 3);
    const pupil = await enter(api, room, room.cards[0]);
    const board = await school.watchBoard();
    await playLevel(pupil, 1);
    const session = await startSession(pupil, 3);
    await pupil.call(gameApi.answer, { body: answerTo(session, 0) });
    await board.shows(() => board.tiles.get('Ani')?.where === 'session');
    const totals = { right: 2, wrong: 2 };
    await board.shows(() => board.tiles.get('Ani')?.question === 2);
    expect(board.tiles.get('Ani')).toMatchObject({ ...totals, of: 3 });
    await school.report(pupil, { where: 'menu' });
    await board.shows(() => board.tiles.get('Ani')?.where === 'menu');
    expect(board.tiles.get('Ani')).toMatchObject({ ...totals, question: null, sessionId: null });

    await api.restart();
    const again = await school.watchBoard();
    expect(again.tiles.get('Ani')).toMatchObject({ ...totals, where: 'session', question: 2 });
  });

  it('says who is idle, and who is at a question for longer than usual', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    await school.live(pupil);
    const board = await school.watchBoard();
    await addQuestions(api, 2);
    const run = await startLevel(pupil);
    await board.shows(() => board.tiles.get('Ani')?.question === 1);
    api.clock.advance(STUCK_AFTER_SECONDS * 1_000);
    await board.shows(() => board.tiles.get('Ani')?.isStuck === true);
    expect(board.tiles.get('Ani')?.presence).toBe('online');
    api.clock.advance((IDLE_AFTER_SECONDS - STUCK_AFTER_SECONDS) * 1_000);
    await board.shows(() => board.tiles.get('Ani')?.presence === 'idle');
    await pupil.call(progressApi.answerLevel, { body: answerToLevel(run, 0) });
    await board.shows(() => board.tiles.get('Ani')?.presence === 'online');
    expect(board.tiles.get('Ani')?.isStuck).toBe(false);
  });

  it('says whose PIN is tried more often than one mistypes, until there is a new one', async () => {
    const board = await school.watchBoard();
    const [ani] = room.cards;
    const isGuessed = () => board.tiles.get('Ani')?.isPinGuessed;
    for (let guess = 0; guess < GUESSES.toldFrom; guess++) {
      expect(isGuessed()).toBe(false);
      await rawRequest(api.server.port, {
        method: 'POST',
        path: `/api/class-login/${room.code}`,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ memberId: ani?._id, pin: ani?.pin === '5283' ? '5284' : '5283' }),
        from: `127.0.1.${guess + 1}`,
      });
    }
    await board.shows(() => isGuessed() === true);
    expect(board.tiles.get('Budi')?.isPinGuessed).toBe(false);
    await school.admin.call(classesApi.makePins, {
      params: { id: room.id },
      body: { memberIds: [ani?._id ?? ''] },
    });
    await board.shows(() => isGuessed() === false);
  });

  it('follows the roster, and tells every teacher who watches', async () => {
    const boards = [await school.watchBoard(), await school.watchBoard()];
    const params = { id: room.id, memberId: room.cards[1]?._id ?? '' };
    await school.admin.call(classesApi.setSeat, { params, body: { seated: false } });
    const rows = [{ name: 'Citra' }];
    await school.admin.call(classesApi.importRoster, { params: { id: room.id }, body: { rows } });
    for (const board of boards) {
      await board.shows(() => board.tiles.has('Citra') && !board.tiles.has('Budi'));
      expect([...board.tiles.keys()]).toEqual(['Ani', 'Citra']);
    }
  });

  it('says who was here today, and who has not come', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    const stream = await school.live(pupil);
    await answerOne(pupil);
    const board = await school.watchBoard();
    stream.close();
    await board.shows(() => board.tiles.get('Ani')?.presence === 'gone');
    expect(board.tiles.get('Ani')?.right).toBe(1);
    api.clock.advance(24 * 60 * 60_000);
    school.admin = await api.admin();
    const nextDay = await school.watchBoard();
    expect(nextDay.tiles.get('Ani')).toMatchObject({
      presence: 'absent',
      right: 0,
      question: null,
    });
  });

  it('forgets what was done in data that were replaced', async () => {
    const { name } = (await school.admin.call(maintenanceApi.backUp)).data;
    const pupil = await enter(api, room, room.cards[0]);
    await answerOne(pupil);
    await school.admin.call(maintenanceApi.restore, { body: { name } });
    const { tokens } = (
      await api.visitor.call(authApi.login, {
        body: { email: school.admin.user?.email ?? '', password: 'rahasia' },
      })
    ).data;
    school.admin.tokens = tokens;
    const board = await school.watchBoard();
    expect(board.tiles.get('Ani')).toMatchObject({ question: null, right: 0 });
  });

  it('forgets what somebody did who was taken out and comes back', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    await school.report(pupil, { where: 'level' });
    const params = school.seatOf(pupil);
    for (const seated of [false, true]) {
      await school.admin.call(classesApi.setSeat, { params, body: { seated } });
    }
    const board = await school.watchBoard();
    expect(board.tiles.get('Ani')).toMatchObject({ where: 'menu', question: null, right: 0 });
  });

  it('is not there for a class that is not', async () => {
    expect(await school.admin.refuse(boardApi.stream, { params: { id: 987_654 } })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('ends a session, which its player hears', async () => {
    await addQuestions(api, 3);
    const pupil = await enter(api, room, room.cards[0]);
    const stream = await school.live(pupil);
    const session = await startSession(pupil, 3);
    await school.admin.call(boardApi.endSession, { params: school.seatOf(pupil) });
    const ended = await stream.until((event) => event.type === 'session-ended');
    expect(ended).toEqual({ type: 'session-ended', sessionId: session._id });
    const { data } = await pupil.call(gameApi.session, { params: { id: session._id } });
    expect(data.status).toBe('abandoned');
    expect(
      await school.admin.refuse(boardApi.endSession, { params: school.seatOf(pupil) }),
    ).toMatchObject({
      code: 'SESSION_OVER',
    });
  });
});
