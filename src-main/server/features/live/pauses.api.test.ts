import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { enter, makeClass, type Classroom } from '../../testing/classroom.ts';
import { addQuestions, answerTo, startLevel, startSession } from '../../testing/game-factories.ts';
import { openLiveClassroom, type LiveClassroom } from '../../testing/live-classroom.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let school: LiveClassroom;
let api: TestApi;
let room: Classroom;
beforeEach(async () => {
  school = await openLiveClassroom();
  ({ api, room } = school);
});
afterEach(() => school.close());

describe('a pause', () => {
  const secondsLeft = async (pupil: Client, id: string) =>
    (await pupil.call(gameApi.session, { params: { id } })).data.secondsLeft;

  it('stops the clock of questions, refuses answers, and lets them be sent again afterwards', async () => {
    await addQuestions(api, 3);
    const pupil = await enter(api, room, room.cards[0]);
    const session = await startSession(pupil, 3);
    api.clock.advance(12_000);
    await school.pause(true);
    api.clock.advance(45 * 60_000);
    pupil.tokens = (await enter(api, room, room.cards[0])).tokens;
    school.admin = await api.admin();
    expect(await secondsLeft(pupil, session._id)).toBe(18);
    const body = answerTo(session, 0);
    expect(await pupil.refuse(gameApi.answer, { body })).toMatchObject({
      status: 409,
      code: 'CLASS_PAUSED',
    });
    const start = { body: { characterId: 'semar' } };
    expect((await pupil.refuse(gameApi.start, start)).code).toBe('CLASS_PAUSED');
    await school.pause(false);
    expect(await secondsLeft(pupil, session._id)).toBe(18);
    api.clock.advance(3_000);
    const { data } = await pupil.call(gameApi.answer, { body });
    expect([data.isCorrect, data.answers[0]?.timeSpent]).toEqual([true, 15]);
  });

  it('counts no level either, for its pupils alone, and takes it afterwards', async () => {
    await addQuestions(api, 10);
    const pupil = await enter(api, room, room.cards[0]);
    const elsewhere = await api.player();
    await school.pause(true);
    const body = { characterId: 'semar', level: 1, score: 1_000, completed: true, timeTaken: 60 };
    // As a script does it: many at once.
    const refused = await Promise.all(
      Array.from({ length: 16 }, () => pupil.refuse(progressApi.updateLevel, { body })),
    );
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['409 CLASS_PAUSED']),
    );
    const earned = async (client: Client) => (await client.call(authApi.me)).data.user.totalScore;
    expect(await earned(pupil)).toBe(0);
    await elsewhere.call(progressApi.updateLevel, { body });
    expect(await earned(elsewhere)).toBe(1_000);
    await school.pause(false);
    await pupil.call(progressApi.updateLevel, { body });
    expect(await earned(pupil)).toBe(1_000);
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
        school.admin = await api.admin();
        const pupil = await enter(api, room, room.cards[0]);
        const session = await startSession(pupil, 1);
        for (const { play, pause: seconds } of spells) {
          api.clock.advance(play * 1_000);
          await school.pause(true);
          api.clock.advance(seconds * 1_000);
          await school.pause(false);
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
    await school.pause(true);
    await api.restart();
    api.clock.advance(60_000);
    expect(await secondsLeft(pupil, session._id)).toBe(20);
    expect(await (await school.live(pupil)).next()).toMatchObject({ class: { isPaused: true } });
    await school.pause(false);
    expect(await secondsLeft(pupil, session._id)).toBe(20);
    api.clock.advance(26_000);
    const late = await pupil.call(gameApi.answer, { body: answerTo(session, 0) });
    expect(late.data.isCorrect).toBe(false);
  });

  it('holds for the class alone, and ends for who leaves it', async () => {
    await addQuestions(api, 3);
    const other = await makeClass(school.admin, ['Dewi']);
    const dewi = await enter(api, other, other.cards[0]);
    const ani = await enter(api, room, room.cards[0]);
    const [hers, anis] = [await startSession(dewi, 3), await startSession(ani, 3)];
    await school.pause(true);
    api.clock.advance(20_000);
    expect(await secondsLeft(dewi, hers._id)).toBe(10);
    const body = { memberIds: [ani.user?._id ?? ''], to: other.id };
    await school.admin.call(classesApi.moveMembers, { params: { id: room.id }, body });
    expect(await secondsLeft(ani, anis._id)).toBe(30);
    await ani.call(gameApi.answer, { body: answerTo(anis, 0) });
  });

  it('gives who comes into the class in the middle of it the rest alone', async () => {
    await addQuestions(api, 3);
    const other = await makeClass(school.admin, ['Dewi', 'Eko']);
    const dewi = await enter(api, other, other.cards[0]);
    let eko = await enter(api, other, other.cards[1]);
    const before = await startSession(dewi, 3);
    api.clock.advance(4_000);
    await school.pause(true);
    api.clock.advance(6_000);
    // Served when the class had already stopped.
    const meanwhile = await startSession(eko, 3);
    api.clock.advance(5_000);
    const body = { memberIds: [dewi, eko].map((pupil) => pupil.user?._id ?? ''), to: room.id };
    await school.admin.call(classesApi.moveMembers, { params: { id: other.id }, body });
    api.clock.advance(60_000);
    const seat = (seated: boolean) =>
      school.admin.call(classesApi.setSeat, { params: school.seatOf(eko), body: { seated } });
    await seat(false);
    api.clock.advance(2_000);
    await seat(true);
    eko = await enter(api, room, other.cards[1]);
    api.clock.advance(60_000);
    expect(await secondsLeft(dewi, before._id)).toBe(15);
    expect(await secondsLeft(eko, meanwhile._id)).toBe(23);
    await school.pause(false);
    expect(await secondsLeft(dewi, before._id)).toBe(15);
    expect(await secondsLeft(eko, meanwhile._id)).toBe(23);
    api.clock.advance(2_000);
    const { data } = await dewi.call(gameApi.answer, { body: answerTo(before, 0) });
    expect(data.answers[0]?.timeSpent).toBe(17);
  });

  it('is not counted on the board either', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    await school.live(pupil);
    const board = await school.watchBoard();
    await addQuestions(api, 1);
    await startLevel(pupil);
    await board.shows(() => board.tiles.get('Ani')?.question === 1);
    const since = Date.parse(board.tiles.get('Ani')?.questionSince ?? '');
    await school.pause(true);
    api.clock.advance(5 * 60_000);
    await board.shows(board.isPaused);
    await school.pause(false);
    const after = new Date(since + 5 * 60_000).toISOString();
    await board.shows(() => board.tiles.get('Ani')?.questionSince === after);
    expect(board.isPaused()).toBe(false);
    expect(board.tiles.get('Ani')).toMatchObject({ presence: 'online', isStuck: false });
  });

  it('moves nobody on the board beyond the present who came in the middle of it', async () => {
    const pupil = await enter(api, room, room.cards[0]);
    const board = await school.watchBoard();
    await school.pause(true);
    api.clock.advance(60_000);
    await school.live(pupil);
    await school.report(pupil, { where: 'level' });
    await board.shows(() => board.tiles.get('Ani')?.where === 'level');
    api.clock.advance(30_000);
    await school.pause(false);
    await board.shows(() => !board.isPaused());
    expect(board.tiles.get('Ani')).toMatchObject({ presence: 'online', questionSince: null });
  });
});
