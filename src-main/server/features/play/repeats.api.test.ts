import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameApi, type GameSession } from '#shared/contracts/game.contract.ts';
import {
  addQuestions,
  answerTo,
  emptyBankApi,
  makeQuestion,
  rightText,
  startSession,
  totalsOf,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';
import { updateQuestion } from '../questions/questions.repository.ts';

let api: TestApi;
let player: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  player = await api.player();
});
afterEach(() => api.close());

type AnswerInput = ReturnType<typeof answerTo> & { timeSpent?: number };
const submit = async (body: AnswerInput, client = player) =>
  (await client.call(gameApi.answer, { body })).data;
const refuse = (body: unknown, client = player) => client.refuse(gameApi.answer, { body });
const read = async (session: Pick<GameSession, '_id'>) =>
  (await player.call(gameApi.session, { params: { id: session._id } })).data;

describe('a repeated answer', () => {
  it('gets the first verdict, word for word, whatever it says and however late', async () => {
    await addQuestions(api, 3);
    const session = await startSession(player);
    const first = await submit(answerTo(session, 0, 'wrong'));
    expect(await submit(answerTo(session, 0, 'right'))).toEqual(first);
    await submit(answerTo(session, 1));
    expect(await submit(answerTo(session, 0, 'right'))).toEqual(first);
    const last = await submit(answerTo(session, 2));
    expect(last.isGameComplete).toBe(true);
    api.clock.advance(60_000);
    expect(await submit(answerTo(session, 2, 'wrong'))).toEqual(last);
    expect(await submit(answerTo(session, 0, 'right'))).toEqual(first);
    expect(await totalsOf(player)).toMatchObject({ gamesPlayed: 1, totalScore: last.score });
  });

  it('gets the first verdict in an abandoned session, where nothing else is judged', async () => {
    await addQuestions(api, 3);
    const session = await startSession(player);
    const first = await submit(answerTo(session, 0));
    await startSession(player);
    expect(await submit(answerTo(session, 0))).toEqual(first);
    expect(await refuse(answerTo(session, 1))).toMatchObject({ status: 409, code: 'SESSION_OVER' });
    expect(await read(session)).toMatchObject({ status: 'abandoned', currentQuestionIndex: 1 });
  });

  it('a completed session judges no other question', async () => {
    const [first] = await addQuestions(api, 1);
    const session = await startSession(player);
    await submit(answerTo(session, 0));
    const other = { ...answerTo(session, 0), questionId: String((first?.id ?? 0) + 1) };
    expect(await refuse(other)).toMatchObject({ status: 409, code: 'SESSION_OVER' });
  });

  it('counts once when twenty come at the same time', async () => {
    await addQuestions(api, 2);
    const session = await startSession(player);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        player.send('POST', '/game/session/answer', { body: answerTo(session, 0, 'wrong') }),
      ),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(await read(session)).toMatchObject({ lives: 2, currentQuestionIndex: 1 });
    expect((await read(session)).answers).toHaveLength(1);
  });

  it('completes once when twenty last answers come at the same time', async () => {
    await addQuestions(api, 1);
    const session = await startSession(player);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        player.send('POST', '/game/session/answer', { body: answerTo(session, 0) }),
      ),
    );
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    expect(await totalsOf(player)).toMatchObject({
      totalScore: 15,
      gamesPlayed: 1,
      highestScore: 15,
    });
  });

  it('has one verdict when two clients answer differently at the same time', async () => {
    await addQuestions(api, 2);
    const session = await startSession(player);
    const [right, wrong] = await Promise.all([
      submit(answerTo(session, 0, 'right')),
      submit(answerTo(session, 0, 'wrong')),
    ]);
    expect(right).toEqual(wrong);
  });
});

describe('what an admin changes meanwhile', () => {
  it('changes nothing for a running session', async () => {
    const questions = await addQuestions(api, 2, { type: 'essay' });
    const session = await startSession(player);
    const { db } = api.server.context;
    for (const { id } of questions) {
      const content = { conversation: ['Bapak: Owah.'], correctAnswerText: 'owah kabeh' };
      await updateQuestion(db, {
        content: makeQuestion(id, { type: 'essay', level: 4, content }),
        characterId: 'bagong',
        points: 99,
        difficulty: 'hard',
        category: 'general',
        bankHash: null,
        now: api.clock.now(),
        isEdited: true,
      });
    }
    await db.updateTable('question').set({ deleted_at: api.clock.now() }).execute();

    expect((await read(session)).questions).toEqual(session.questions);
    expect(await submit(answerTo(session, 0))).toMatchObject({ isCorrect: true, points: 15 });
    await api.restart();
    expect(await submit(answerTo(session, 1))).toMatchObject({
      isCorrect: true,
      isGameComplete: true,
      correctAnswerText: rightText(Number(session.questions[1]?._id)),
    });
  });
});
