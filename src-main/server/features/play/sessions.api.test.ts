import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameApi } from '#shared/contracts/game.contract.ts';
import {
  addQuestions,
  answerTo,
  emptyBankApi,
  finishLevel,
  playSession,
  startSession,
  totalsOf,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let player: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  player = await api.player();
  await addQuestions(api, 4);
});
afterEach(() => api.close());

const read = async (id: string) => (await player.call(gameApi.session, { params: { id } })).data;
const complete = async (id: string) =>
  (await player.call(gameApi.complete, { params: { id }, body: {} })).data;
const ledger = () => api.server.context.db.selectFrom('finished_run').selectAll().execute();

describe('GET /game/session/{id}', () => {
  it('is what the start answered, until something happens', async () => {
    const session = await startSession(player);
    expect(await read(session._id)).toEqual(session);
  });

  it('survives a restart of the server with everything answered so far', async () => {
    const session = await startSession(player);
    await player.call(gameApi.answer, { body: answerTo(session, 0) });
    const before = await read(session._id);
    await api.restart();
    expect(await read(session._id)).toEqual(before);
  });

  it('shows keys of answered questions only', async () => {
    const session = await startSession(player);
    await player.call(gameApi.answer, { body: answerTo(session, 0) });
    const { questions } = await read(session._id);
    expect(questions.map((question) => 'correctAnswer' in question)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(questions[0]).toMatchObject({ explanation: `Penjelasan soal ${questions[0]?._id}.` });
  });

  it.each(['0', '-1', 'x', '1.5', '1e3', '9999999999999999'])('refuses the id %s', async (id) => {
    expect(await player.refuse(gameApi.session, { params: { id } })).toMatchObject({ status: 400 });
  });

  it('refuses a visitor', async () => {
    const { _id: id } = await startSession(player);
    expect((await api.visitor.refuse(gameApi.session, { params: { id } })).status).toBe(401);
  });
});

describe('a session of somebody else', () => {
  it('is as absent as one that never was, whatever is done to it', async () => {
    const session = await startSession(player);
    const other = await api.player();
    const attempts = (id: string) => [
      other.refuse(gameApi.session, { params: { id } }),
      other.refuse(gameApi.complete, { params: { id }, body: {} }),
      other.refuse(gameApi.answer, { body: { ...answerTo(session, 0), sessionId: id } }),
    ];
    const strip = ({
      requestId: _id,
      headers: _headers,
      ...rest
    }: object & {
      requestId: string;
      headers: Headers;
    }) => rest;
    const theirs = (await Promise.all(attempts(session._id))).map(strip);
    const absent = (await Promise.all(attempts('123456789'))).map(strip);
    expect(theirs).toEqual(absent);
    for (const refused of theirs) expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await read(session._id)).toEqual(session);
    expect((await other.call(gameApi.sessions, { query: {} })).data.sessions).toEqual([]);
  });

  it('is absent for an admin as well', async () => {
    const session = await startSession(player);
    const admin = await api.admin();
    expect((await admin.refuse(gameApi.session, { params: { id: session._id } })).status).toBe(404);
  });
});

describe('a completed session', () => {
  it('moves the totals with its last answer, and is in the ledger once', async () => {
    const session = await startSession(player);
    const answer = async (index: number, kind: 'right' | 'wrong', seconds: number) => {
      api.clock.advance(seconds * 1_000);
      await player.call(gameApi.answer, { body: answerTo(session, index, kind) });
    };
    await answer(0, 'right', 6);
    await answer(1, 'wrong', 2 + 10);
    await answer(2, 'right', 2 + 12);
    expect(await totalsOf(player)).toMatchObject({ totalScore: 0, gamesPlayed: 0 });
    await answer(3, 'right', 2 + 33);

    const score = 14 + 0 + 13 + 10;
    expect(await read(session._id)).toMatchObject({
      status: 'completed',
      score,
      lives: 2,
      currentQuestionIndex: 4,
      completedAt: new Date(api.clock.now()).toISOString(),
      secondsLeft: null,
      answers: [{ timeSpent: 6 }, { timeSpent: 10 }, { timeSpent: 12 }, { timeSpent: 30 }],
    });
    expect(await totalsOf(player)).toMatchObject({
      totalScore: score,
      gamesPlayed: 1,
      highestScore: score,
      level: 1,
    });
    expect(await ledger()).toMatchObject([
      {
        kind: 'session',
        character_id: 'semar',
        level: null,
        session_id: Number(session._id),
        score,
        gained: score,
        correct: 3,
        questions: 4,
        is_completed: 1,
        seconds: 58,
      },
    ]);
  });

  it('adds to what levels have earned; every session counts in full', async () => {
    await finishLevel(player, { correct: 4 });
    const first = await playSession(player, ['right', 'right']);
    const second = await playSession(player, ['wrong', 'right']);
    expect(await totalsOf(player)).toMatchObject({
      totalScore: 400 + first.score + second.score,
      gamesPlayed: 3,
      highestScore: 400,
    });
  });

  it('with nothing right counts as played', async () => {
    await playSession(player, ['wrong', 'wrong']);
    expect(await totalsOf(player)).toMatchObject({ totalScore: 0, gamesPlayed: 1 });
    expect(await ledger()).toMatchObject([{ score: 0, is_completed: 1 }]);
  });
});

describe('POST /game/session/{id}/complete', () => {
  it('ends an active session as abandoned, without totals, and keeps what was answered', async () => {
    const session = await startSession(player);
    await player.call(gameApi.answer, { body: answerTo(session, 0) });
    const ended = await complete(session._id);
    expect(ended).toMatchObject({
      status: 'abandoned',
      score: 15,
      currentQuestionIndex: 1,
      completedAt: null,
      secondsLeft: null,
    });
    expect(ended.answers).toHaveLength(1);
    expect(ended.questions.filter((question) => 'correctAnswer' in question)).toHaveLength(1);
    expect(await read(session._id)).toEqual(ended);
    expect(await complete(session._id)).toEqual(ended);
    expect(await totalsOf(player)).toMatchObject({ totalScore: 0, gamesPlayed: 0 });
    expect(await ledger()).toEqual([]);
  });

  it('returns a finished session unchanged', async () => {
    const session = await playSession(player, ['right', 'wrong']);
    expect(session.status).toBe('completed');
    expect(await complete(session._id)).toEqual(session);
    expect(await totalsOf(player)).toMatchObject({ gamesPlayed: 1 });
  });

  it('does not touch another active session of the player', async () => {
    const first = await startSession(player);
    const second = await startSession(player);
    await complete(first._id);
    expect((await read(second._id)).status).toBe('active');
  });

  it('refuses a bad id and a visitor', async () => {
    expect((await player.refuse(gameApi.complete, { params: { id: 'x' } })).status).toBe(400);
    expect((await api.visitor.refuse(gameApi.complete, { params: { id: 1 } })).status).toBe(401);
  });

  it('and the last answer at the same time end it one way or the other, not both', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await api.player();
      const session = await startSession(one, 1);
      const [answered] = await Promise.all([
        one.send('POST', '/game/session/answer', { body: answerTo(session, 0) }),
        one.call(gameApi.complete, { params: { id: session._id }, body: {} }),
      ]);
      const { data } = await one.call(gameApi.session, { params: { id: session._id } });
      const { gamesPlayed } = await totalsOf(one);
      expect([answered.status, data.status, gamesPlayed]).toEqual(
        answered.status === 200 ? [200, 'completed', 1] : [409, 'abandoned', 0],
      );
    }
  });
});
