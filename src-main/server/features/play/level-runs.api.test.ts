import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_PLAY } from '#shared/constants/game.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { boardApi } from '#shared/contracts/admin-live.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { progressApi, type LevelRun } from '#shared/contracts/progress.contract.ts';
import { enter, makeClass, type Classroom } from '../../testing/classroom.ts';
import {
  addQuestion,
  addQuestions,
  answerToLevel,
  emptyBankApi,
  finishLevel,
  playLevel,
  signInAgain,
  startLevel,
  startSession,
  totalsOf,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let player: Client;
beforeEach(async () => {
  api = await emptyBankApi({ rateLimits: false });
  player = await api.player();
});
afterEach(() => api.close());

const HOURS = 3_600_000;

async function answer(run: LevelRun, index: number, kind: 'right' | 'wrong' = 'right') {
  const { data } = await player.call(progressApi.answerLevel, {
    body: answerToLevel(run, index, kind),
  });
  return data;
}

/** Sends that the time ran out over a question, with what stood there unsent. */
async function runOut(run: LevelRun, index: number, textAnswer?: string) {
  const questionId = run.questions[index]?.id ?? 0;
  const body = { runId: run._id, questionId, selectedAnswer: -1, timeSpent: 60, textAnswer };
  return (await player.call(progressApi.answerLevel, { body })).data;
}

const finish = async (run: LevelRun, claim: object = {}) => {
  const { characterId, level, _id: runId } = run;
  const record = { characterId, level, score: 0, completed: false, timeTaken: 5, runId };
  return (await player.call(progressApi.updateLevel, { body: { ...record, ...claim } })).data;
};

async function edit(id: number, change: 'delete' | 'edit' | 'add'): Promise<void> {
  const admin = await api.admin();
  if (change === 'add') await addQuestions(api, 3);
  if (change === 'delete') await admin.call(adminApi.deleteQuestion, { params: { id } });
  if (change !== 'edit') return;
  const body = {
    characterId: 'semar',
    conversation: ['Bapak: Anyar.'],
    question: 'Tegese _____.',
    questionType: 'multiple_choice' as const,
    options: ['a', 'b', 'c', 'd'],
    correctAnswer: (id + 2) % 4,
    explanation: 'Anyar.',
  };
  await admin.call(adminApi.updateQuestion, { params: { id }, body });
}

describe('POST /progress/level/start', () => {
  it('begins a run with the questions of the level and their answers', async () => {
    const made = await addQuestions(api, 3);
    await addQuestions(api, 2, { level: 2 });
    const run = await startLevel(player);
    expect(run).toMatchObject({ characterId: 'semar', level: 1, position: 0, answers: [] });
    expect(run.questions).toEqual(made);
  });

  it('goes on with the unfinished run, on any computer', async () => {
    await addQuestions(api, 4);
    const run = await startLevel(player);
    await answer(run, 0);
    await answer(run, 1, 'wrong');
    await signInAgain(player);
    expect(await startLevel(player)).toMatchObject({
      _id: run._id,
      position: 2,
      questions: run.questions,
      answers: [
        { isCorrect: true, points: 100 },
        { isCorrect: false, points: 0 },
      ],
    });
  });

  it('goes on for a day after the last answer, and begins anew behind it', async () => {
    await addQuestions(api, 2);
    const run = await startLevel(player);
    api.clock.advance(20 * HOURS);
    await signInAgain(player);
    await answer(run, 0);
    api.clock.advance(LOCAL_PLAY.waitHours * HOURS - 1);
    await signInAgain(player);
    expect((await startLevel(player))._id).toBe(run._id);
    api.clock.advance(1);
    const next = await startLevel(player);
    expect(next).toMatchObject({ position: 0, answers: [] });
    expect(next._id).not.toBe(run._id);
    const late = { body: answerToLevel(run, 1) };
    expect(await player.refuse(progressApi.answerLevel, late)).toMatchObject({
      status: 409,
      code: 'SESSION_OVER',
    });
  });

  it('has one unfinished run of a level, also when several starts race, beside a challenge', async () => {
    await addQuestions(api, 2);
    await addQuestions(api, 2, { characterId: 'bagong' });
    const challenge = await startSession(player, 2);
    const ids = await Promise.all(
      Array.from({ length: 8 }, async () => (await startLevel(player))._id),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await startLevel(player, 1, 'bagong'))._id).not.toBe(ids[0]);
    const { data } = await player.call(gameApi.session, { params: { id: challenge._id } });
    expect(data.status).toBe('active');
  });

  it('asks built-in questions in their three stages, drawn anew, and others behind', async () => {
    const numbers = Array.from({ length: 20 }, (_none, index) => 101 + index);
    for (const id of numbers) await addQuestion(api, { content: { id } });
    const made = await addQuestions(api, 3);
    const orders = new Set<string>();
    for (let n = 0; n < 5; n++) {
      const one = await api.player();
      const ids = (await startLevel(one)).questions.map(({ id }) => id);
      const stage = (from: number, to: number) => ids.slice(from, to).toSorted((a, b) => a - b);
      expect([...stage(0, 7), ...stage(7, 14), ...stage(14, 20)]).toEqual(numbers);
      expect(ids.slice(20)).toEqual(made.map(({ id }) => id));
      orders.add(ids.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('refuses a locked level, one without questions, and what is no level', async () => {
    await addQuestions(api, 1, { level: 2 });
    const start = async (body: object) =>
      (await player.send('POST', '/progress/level/start', { body })).body.code;
    expect(await start({ characterId: 'semar', level: 2 })).toBe('LEVEL_LOCKED');
    expect(await start({ characterId: 'semar', level: 1 })).toBe('NO_QUESTIONS');
    expect(await start({ characterId: 'semar', level: 5 })).toBe('VALIDATION_ERROR');
    expect(await start({ characterId: 'togog', level: 1 })).toBe('INVALID_CHARACTER_ID');
    const body = { characterId: 'semar', level: 1 };
    expect((await api.visitor.refuse(progressApi.startLevel, { body })).status).toBe(401);
  });
});

describe('POST /progress/level/answer', () => {
  it('records the verdict with the key; the last answer ends the run and moves the totals', async () => {
    const [, second] = await addQuestions(api, 2);
    const run = await startLevel(player);
    expect(await answer(run, 0, 'wrong')).toMatchObject({
      isCorrect: false,
      points: 0,
      score: 0,
      position: 1,
      status: 'active',
    });
    expect(await answer(run, 1)).toEqual({
      isCorrect: true,
      points: 100,
      score: 100,
      position: 2,
      status: 'completed',
      correctAnswer: second?.correctAnswer,
      correctAnswerText: '',
      explanation: second?.explanation,
    });
    expect(await totalsOf(player)).toMatchObject({ totalScore: 100, gamesPlayed: 1 });
  });

  it('returns the first verdict to a repeat, whatever it says and whenever it comes', async () => {
    await addQuestions(api, 2);
    const run = await startLevel(player);
    const first = await answer(run, 0);
    expect(await answer(run, 0, 'wrong')).toEqual(first);
    await answer(run, 1, 'wrong');
    expect(await answer(run, 0, 'wrong')).toEqual(first);
    expect(await totalsOf(player)).toMatchObject({ totalScore: 100, gamesPlayed: 1 });
  });

  it('takes any time: the clock of a level is the page’s', async () => {
    await addQuestions(api, 2);
    const run = await startLevel(player);
    api.clock.advance(3 * HOURS);
    await signInAgain(player);
    const body = { ...answerToLevel(run, 0), timeSpent: 400 };
    const { data } = await player.call(progressApi.answerLevel, { body });
    expect(data).toMatchObject({ isCorrect: true, points: 100 });
    expect((await startLevel(player)).answers).toMatchObject([{ timeSpent: 60 }]);
  });

  it('marks an essay by the rules of the page', async () => {
    await addQuestion(api, { type: 'essay', content: { correctAnswerText: 'tuku' } });
    const run = await startLevel(player);
    const body = { runId: run._id, questionId: run.questions[0]?.id ?? 0, textAnswer: ' TUKU. ' };
    expect((await player.call(progressApi.answerLevel, { body })).data.isCorrect).toBe(true);
  });

  it('abandons a seat where three in a row ran out with nothing answered; nothing is saved', async () => {
    await addQuestions(api, 6);
    const run = await startLevel(player);
    await runOut(run, 0);
    await runOut(run, 1);
    // Something stood there: somebody is at the keyboard.
    expect(await runOut(run, 2, 'dudu')).toMatchObject({ isCorrect: false, status: 'active' });
    await runOut(run, 3);
    await runOut(run, 4);
    const last = await runOut(run, 5, '  ');
    expect(last.status).toBe('abandoned');
    expect(await runOut(run, 5)).toEqual(last);
    expect(await totalsOf(player)).toMatchObject({ gamesPlayed: 0 });
    expect((await startLevel(player))._id).not.toBe(run._id);
    const record = { characterId: 'semar', level: 1, score: 0, completed: false, timeTaken: 1 };
    const body = { ...record, runId: run._id };
    expect((await player.refuse(progressApi.updateLevel, { body })).code).toBe('SESSION_OVER');
  });

  it('refuses another question, another player, another kind of run, and an empty answer', async () => {
    await addQuestions(api, 3);
    const run = await startLevel(player);
    const challenge = await startSession(player, 2);
    const refuse = async (client: Client, body: object) =>
      (await client.send('POST', '/progress/level/answer', { body })).body.code;
    expect(await refuse(player, answerToLevel(run, 1))).toBe('NOT_CURRENT_QUESTION');
    expect(await refuse(await api.player(), answerToLevel(run, 0))).toBe('NOT_FOUND');
    const [question] = challenge.questions;
    const foreign = { runId: challenge._id, questionId: question?._id, selectedAnswer: 0 };
    expect(await refuse(player, foreign)).toBe('NOT_FOUND');
    const questionId = run.questions[0]?.id;
    expect(await refuse(player, { runId: run._id, questionId })).toBe('VALIDATION_ERROR');
    const session = { sessionId: run._id, questionId, selectedAnswer: 0 };
    const sent = await player.send('POST', '/game/session/answer', { body: session });
    expect(sent.body.code).toBe('NOT_FOUND');
  });
});

describe('POST /progress/level/update with a run', () => {
  it('tells what was recorded, whatever is claimed, and again when it is repeated', async () => {
    await addQuestions(api, 10);
    const run = await startLevel(player);
    for (let n = 0; n < 10; n++) await answer(run, n, n < 7 ? 'right' : 'wrong');
    const told = await finish(run, { score: 1_000, completed: true, timeTaken: 80_000 });
    expect(told).toMatchObject({
      level: { level: 1, isCompleted: true, score: 700, attempts: 1 },
      unlocked: 2,
      user: { totalScore: 700, gamesPlayed: 1, level: 2 },
    });
    expect(await finish(run)).toEqual(told);
  });

  it('counts questions without an answer as wrong', async () => {
    await addQuestions(api, 10);
    const run = await startLevel(player);
    for (let n = 0; n < 7; n++) await answer(run, n);
    expect(await finish(run)).toMatchObject({ level: { score: 700, isCompleted: true } });
    const row = await api.server.context.db
      .selectFrom('finished_run')
      .select(['correct', 'questions', 'session_id'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ correct: 7, questions: 10, session_id: Number(run._id) });
    const body = answerToLevel(run, 7);
    expect((await player.refuse(progressApi.answerLevel, { body })).code).toBe('SESSION_OVER');
  });

  it('opens a level once: with the run that completes the one before first', async () => {
    await addQuestions(api, 2);
    const [first, second] = [await playLevel(player, 2), await playLevel(player, 2)];
    expect([first.unlocked, second.unlocked]).toEqual([2, null]);
    expect(await totalsOf(player)).toMatchObject({ totalScore: 200, gamesPlayed: 2, level: 2 });
  });

  it('is nothing for somebody else', async () => {
    await addQuestions(api, 2);
    const run = await startLevel(player);
    const record = { characterId: 'semar', level: 1, score: 0, completed: false, timeTaken: 1 };
    const body = { ...record, runId: run._id };
    const other = await api.player();
    expect((await other.refuse(progressApi.updateLevel, { body })).code).toBe('NOT_FOUND');
  });

  it('keeps a result that came without a run apart', async () => {
    await addQuestions(api, 2);
    await finishLevel(player, { correct: 1 });
    await playLevel(player, 2);
    const rows = await api.server.context.db
      .selectFrom('finished_run')
      .select(['kind', 'session_id'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { kind: 'level', session_id: null },
      { kind: 'level', session_id: expect.any(Number) as number },
    ]);
  });
});

describe('what an admin does meanwhile', () => {
  it.each(['delete', 'edit', 'add'] as const)('never changes a run: %s', async (change) => {
    const made = await addQuestions(api, 3);
    const run = await startLevel(player);
    await answer(run, 0);
    for (const { id } of made.slice(0, 2)) await edit(id, change);
    expect(await startLevel(player)).toMatchObject({ _id: run._id, questions: run.questions });
    await answer(run, 1);
    await answer(run, 2, 'wrong');
    expect(await finish(run)).toMatchObject({
      level: { score: 200, isCompleted: false },
      unlocked: null,
    });
  });

  it('stands in the next run', async () => {
    const [first] = await addQuestions(api, 2);
    await playLevel(player, 2);
    await edit(first?.id ?? 0, 'delete');
    expect((await startLevel(player)).questions).toHaveLength(1);
  });
});

describe('a paused class', () => {
  let admin: Client;
  let pupil: Client;
  let room: Classroom;
  beforeEach(async () => {
    await addQuestions(api, 2);
    admin = await api.admin();
    room = await makeClass(admin, ['Ani']);
    pupil = await enter(api, room, room.cards[0]);
  });

  const pause = async (paused: boolean) => {
    await admin.call(boardApi.pause, { params: { id: room.id }, body: { paused } });
  };

  it('begins, records and ends nothing, but goes on with what is there', async () => {
    const run = await startLevel(pupil);
    await pause(true);
    expect((await startLevel(pupil))._id).toBe(run._id);
    const record = { characterId: 'semar', level: 1, score: 0, completed: false, timeTaken: 1 };
    const refusals = [
      await pupil.refuse(progressApi.answerLevel, { body: answerToLevel(run, 0) }),
      await pupil.refuse(progressApi.updateLevel, { body: { ...record, runId: run._id } }),
      await pupil.refuse(progressApi.updateLevel, { body: record }),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'CLASS_PAUSED'));
    await pause(false);
    const { data } = await pupil.call(progressApi.answerLevel, { body: answerToLevel(run, 0) });
    expect(data.isCorrect).toBe(true);
  });

  it('begins no new run', async () => {
    await pause(true);
    const body = { characterId: 'semar', level: 1 } as const;
    expect((await pupil.refuse(progressApi.startLevel, { body })).code).toBe('CLASS_PAUSED');
  });
});

describe('the lists of runs', () => {
  it('show levels and challenges together, newest first, to be looked at again', async () => {
    await addQuestions(api, 2);
    const challenge = await startSession(player, 2);
    const run = await startLevel(player);
    await answer(run, 0);
    const { data } = await player.call(gameApi.sessions, { query: {} });
    expect(data.sessions).toMatchObject([
      { _id: run._id, kind: 'level', level: 1, status: 'active', score: 100, totalQuestions: 2 },
      { _id: challenge._id, kind: 'challenge', level: null, status: 'active' },
    ]);
    const read = (await player.call(gameApi.session, { params: { id: run._id } })).data;
    expect(read).toMatchObject({ kind: 'level', level: 1, secondsLeft: null });
    expect(read.questions.map((question) => 'correctAnswer' in question)).toEqual([true, false]);
  });

  it('tell which runs can be gone on with', async () => {
    await addQuestions(api, 2);
    await playLevel(player, 1);
    const run = await startLevel(player);
    const { data } = await player.call(gameApi.sessions, { query: { status: 'active' } });
    expect(data.sessions.map(({ _id }) => _id)).toEqual([run._id]);
    api.clock.advance(LOCAL_PLAY.waitHours * HOURS);
    await signInAgain(player);
    const later = await player.call(gameApi.sessions, { query: { status: 'active' } });
    expect(later.data.sessions).toEqual([]);
  });

  it('leave the number of sessions of the school to challenges', async () => {
    await addQuestions(api, 2);
    const admin = await api.admin();
    await startLevel(player);
    await startSession(player, 2);
    const { overview } = (await admin.call(adminApi.stats)).data;
    expect(overview.totalGameSessions).toBe(1);
  });
});
