import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameApi, type GameSession } from '#shared/contracts/game.contract.ts';
import {
  addQuestions,
  answerTo,
  emptyBankApi,
  signInAgain,
  startSession,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let api: TestApi;
let player: Client;
let session: GameSession;
beforeEach(async () => {
  api = await emptyBankApi();
  player = await api.player();
  await addQuestions(api, 4);
  session = await startSession(player);
});
afterEach(() => api.close());

const submit = async (index: number, timeSpent = 0) =>
  (await player.call(gameApi.answer, { body: { ...answerTo(session, index), timeSpent } })).data;
const read = async () => (await player.call(gameApi.session, { params: { id: session._id } })).data;
const LATE = { isCorrect: false, points: 0, lives: 2 };

describe('the time of an answer', () => {
  it.each([
    [0, 15, 0],
    [6, 14, 6],
    [7, 13, 7],
    [29, 10, 29],
    [30, 10, 30],
    [35, 10, 30],
  ])('%d s after the start a right answer earns %i', async (seconds, points, timeSpent) => {
    api.clock.advance(seconds * 1_000);
    const result = await submit(0);
    expect(result).toMatchObject({ isCorrect: true, points, lives: 3 });
    expect(result.answers).toMatchObject([{ points, timeSpent }]);
  });

  it('a right answer after 35 s is late: wrong, and a life is lost', async () => {
    api.clock.advance(35_100);
    const result = await submit(0);
    expect(result).toMatchObject(LATE);
    expect(result.answers).toMatchObject([{ isCorrect: false, timeSpent: 30 }]);
  });

  it('runs for the next question from the last verdict, less two seconds of feedback', async () => {
    api.clock.advance(20_000);
    await submit(0);
    api.clock.advance(8_000);
    expect(await submit(1)).toMatchObject({ points: 14 });
    api.clock.advance(37_000);
    expect(await submit(2)).toMatchObject({ isCorrect: true, points: 10 });
    api.clock.advance(37_100);
    expect(await submit(3)).toMatchObject({ isCorrect: false, lives: 2 });
  });

  it('does not begin anew when an answer is repeated or the session is read', async () => {
    await submit(0);
    api.clock.advance(30_000);
    await submit(0);
    await read();
    api.clock.advance(8_000);
    expect(await submit(1)).toMatchObject({ isCorrect: false });
  });

  it.each([
    ['larger counts', 5, 12, 13],
    ['smaller is not believed', 12, 0, 13],
    ['beyond the network allowance is late', 0, 35.5, 0],
  ])('a claim that is %s', async (_what, seconds, claimed, points) => {
    api.clock.advance(seconds * 1_000);
    expect(await submit(0, claimed)).toMatchObject({ points });
  });

  it('is left to be seen in the session', async () => {
    const left = async () => (await read()).secondsLeft;
    expect(await left()).toBe(30);
    api.clock.advance(12_000);
    expect(await left()).toBe(18);
    api.clock.advance(60_000);
    expect(await left()).toBe(0);
    await submit(0);
    api.clock.advance(2_000);
    expect(await left()).toBe(30);
    api.clock.advance(1_000);
    expect(await left()).toBe(29);
  });
});

describe("the PC's clock", () => {
  it.each([
    ['three days back', -3 * DAY],
    ['a year ahead', 365 * DAY],
  ])('set %s during a question changes nothing', async (_what, jump) => {
    api.clock.advance(6_000);
    api.clock.setWall(api.clock.now() + jump);
    await signInAgain(player);
    expect(await read()).toMatchObject({ status: 'active', secondsLeft: 24 });
    const { sessions } = (await player.call(gameApi.sessions, { query: {} })).data;
    expect(sessions).toMatchObject([{ status: 'active' }]);
    expect(await submit(0)).toMatchObject({ isCorrect: true, points: 14 });
    api.clock.advance(40_000);
    expect(await submit(1)).toMatchObject({ isCorrect: false, lives: 2 });
  });

  it('stands in after a restart of the server', async () => {
    api.clock.advance(6_000);
    await api.restart();
    expect((await read()).secondsLeft).toBe(24);
    api.clock.advance(6_000);
    expect(await submit(0)).toMatchObject({ points: 13 });
    // The next question is on the monotonic clock again.
    api.clock.setWall(api.clock.now() - 60_000);
    api.clock.advance(38_000);
    expect(await submit(1)).toMatchObject({ isCorrect: false });
  });

  it.each([
    ['with the lights out for ten minutes', 10 * MINUTE, 10],
    ['with a dead battery', -15 * 365 * DAY, 15],
  ])('after a restart %s makes no answer late', async (_what, jump, points) => {
    await api.restart();
    api.clock.setWall(api.clock.now() + jump);
    await signInAgain(player);
    expect(await submit(0)).toMatchObject({ isCorrect: true, points });
    await api.restart();
    api.clock.setWall(api.clock.now() + 10 * MINUTE);
    await signInAgain(player);
    expect(await submit(1)).toMatchObject({ isCorrect: true, points: 10 });
  });
});

describe('a session left alone for thirty minutes', () => {
  const statusInList = async () =>
    (await player.call(gameApi.sessions, { query: {} })).data.sessions.map((entry) => entry.status);
  const leave = async (milliseconds: number) => {
    api.clock.advance(milliseconds);
    await signInAgain(player);
  };

  it('is active until then', async () => {
    await leave(30 * MINUTE - 1);
    expect(await statusInList()).toEqual(['active']);
    expect((await read()).status).toBe('active');
    expect(await submit(0)).toMatchObject({ isCorrect: false, currentQuestionIndex: 1 });
  });

  it('is abandoned in the list, and when it is read', async () => {
    await leave(30 * MINUTE);
    expect(await statusInList()).toEqual(['abandoned']);
    expect(await read()).toMatchObject({
      status: 'abandoned',
      secondsLeft: null,
      completedAt: null,
    });
  });

  it('takes no answer, not even when the clock is set back later', async () => {
    await leave(30 * MINUTE);
    const late = { body: answerTo(session, 0) };
    expect(await player.refuse(gameApi.answer, late)).toMatchObject({
      status: 409,
      code: 'SESSION_OVER',
    });
    await api.restart();
    api.clock.setWall(api.clock.now() - 30 * MINUTE);
    await signInAgain(player);
    expect(await player.refuse(gameApi.answer, late)).toMatchObject({ code: 'SESSION_OVER' });
    expect(await statusInList()).toEqual(['abandoned']);
  });

  it('is unchanged by completing it', async () => {
    await submit(0);
    await leave(30 * MINUTE);
    const { data } = await player.call(gameApi.complete, { params: { id: session._id }, body: {} });
    expect(data).toMatchObject({ status: 'abandoned', currentQuestionIndex: 1 });
  });

  it('still returns the verdicts it has given', async () => {
    const first = await submit(0);
    await leave(30 * MINUTE);
    expect(await submit(0)).toEqual(first);
  });

  it('counts from the last answer', async () => {
    await leave(20 * MINUTE);
    await submit(0);
    await leave(20 * MINUTE);
    expect((await read()).status).toBe('active');
    await leave(10 * MINUTE);
    expect((await read()).status).toBe('abandoned');
  });

  it('is told by the wall clock after a restart', async () => {
    await leave(29 * MINUTE);
    await api.restart();
    expect(await statusInList()).toEqual(['active']);
    await leave(MINUTE);
    expect(await statusInList()).toEqual(['abandoned']);
    expect((await read()).status).toBe('abandoned');
  });

  it('does not stand in the way of a new one', async () => {
    await leave(31 * MINUTE);
    await startSession(player);
    expect(await statusInList()).toEqual(['active', 'abandoned']);
  });
});
