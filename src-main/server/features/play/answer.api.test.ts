import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameApi, type GameSession } from '#shared/contracts/game.contract.ts';
import {
  addQuestion,
  addQuestions,
  answerTo,
  emptyBankApi,
  rightOption,
  rightText,
  startSession,
  wrongOption,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

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

describe('POST /game/session/answer', () => {
  it('judges the current question and serves the next', async () => {
    await addQuestions(api, 3, { points: 20 });
    const session = await startSession(player);
    const id = Number(session.questions[0]?._id);
    expect(await submit(answerTo(session, 0))).toEqual({
      isCorrect: true,
      points: 25,
      score: 25,
      lives: 3,
      currentQuestionIndex: 1,
      answers: [
        {
          questionId: String(id),
          selectedAnswer: rightOption(id),
          textAnswer: null,
          isCorrect: true,
          points: 25,
          timeSpent: 0,
        },
      ],
      isGameComplete: false,
      correctAnswer: rightOption(id),
      correctAnswerText: '',
      explanation: `Penjelasan soal ${id}.`,
    });
    expect(await submit(answerTo(session, 1, 'wrong'))).toMatchObject({
      isCorrect: false,
      points: 0,
      score: 25,
      lives: 2,
      currentQuestionIndex: 2,
      isGameComplete: false,
    });
    expect(await read(session)).toMatchObject({
      score: 25,
      lives: 2,
      currentQuestionIndex: 2,
      answers: [{ isCorrect: true }, { isCorrect: false }],
    });
  });

  it('plays on without lives to the last question, without time bonus', async () => {
    await addQuestions(api, 6);
    const session = await startSession(player);
    const lives: number[] = [];
    for (const index of [0, 1, 2, 3]) {
      lives.push((await submit(answerTo(session, index, 'wrong'))).lives);
    }
    expect(lives).toEqual([2, 1, 0, 0]);
    expect(await submit(answerTo(session, 4))).toMatchObject({ points: 10, lives: 0 });
    expect(await submit(answerTo(session, 5))).toMatchObject({ score: 20, isGameComplete: true });
    expect(await read(session)).toMatchObject({ status: 'completed', score: 20, lives: 0 });
  });

  it.each([
    ['time ran out', { selectedAnswer: -1 }],
    ['text for a choice', { textAnswer: 'siji' }],
    ['blank text for a choice', { textAnswer: '' }],
  ])('of multiple choice: %s is wrong', async (_what, answer) => {
    const { id } = await addQuestion(api);
    const session = await startSession(player);
    const body = { sessionId: session._id, questionId: String(id), ...answer };
    expect(await submit(body)).toMatchObject({ isCorrect: false, points: 0, lives: 2 });
  });

  it.each([
    ['the key in other letters', (id: number) => ({ textAnswer: ` ${rightText(id)}. ` }), true],
    ['the key inside', (id: number) => ({ textAnswer: `iku ${rightText(id)} ta` }), true],
    ['blank text', () => ({ textAnswer: '   ' }), false],
    ['one letter of the key', () => ({ textAnswer: 'm' }), false],
    ['the index 0', () => ({ selectedAnswer: 0 }), false],
    ['time ran out', () => ({ selectedAnswer: -1 }), false],
  ])('of an essay: %s is right: %s', async (_what, answer, isCorrect) => {
    const { id } = await addQuestion(api, { type: 'essay' });
    const session = await startSession(player);
    const body = { sessionId: session._id, questionId: String(id), ...answer(id) };
    expect(await submit(body)).toMatchObject({ isCorrect, correctAnswerText: rightText(id) });
  });

  it.each([
    ['no answer at all', {}],
    ['an option that no question has', { selectedAnswer: 4 }],
    ['an option below -1', { selectedAnswer: -2 }],
    ['half an option', { selectedAnswer: 0.5 }],
    ['a word for an option', { selectedAnswer: '0' }],
    ['a text that is too long', { textAnswer: 'a'.repeat(2_001) }],
    ['negative time', { selectedAnswer: 0, timeSpent: -1 }],
    ['time beyond a day', { selectedAnswer: 0, timeSpent: 1e9 }],
    ['a word for the time', { selectedAnswer: 0, timeSpent: 'x' }],
    ['a session that is no id', { sessionId: 'x', selectedAnswer: 0 }],
    ['no question', { questionId: undefined, selectedAnswer: 0 }],
  ])('refuses %s and leaves the question open', async (_what, answer) => {
    await addQuestion(api);
    const session = await startSession(player);
    const { selectedAnswer: _right, ...ids } = answerTo(session, 0) as { selectedAnswer: number };
    expect(await refuse({ ...ids, ...answer })).toMatchObject({
      status: 400,
      code: 'VALIDATION_ERROR',
    });
    expect((await read(session)).currentQuestionIndex).toBe(0);
  });

  it('refuses a visitor', async () => {
    const body = { sessionId: 1, questionId: 1, selectedAnswer: 0 };
    expect(await refuse(body, api.visitor)).toMatchObject({ status: 401 });
  });

  it('answers 409 to any other question than the current one', async () => {
    await addQuestions(api, 3);
    await addQuestion(api, { characterId: 'gareng' });
    const session = await startSession(player);
    const gareng = (await api.player()).call(gameApi.start, { body: { characterId: 'gareng' } });
    const foreign = { ...answerTo((await gareng).data, 0), sessionId: session._id };
    for (const body of [answerTo(session, 1), foreign]) {
      expect(await refuse(body)).toMatchObject({ status: 409, code: 'NOT_CURRENT_QUESTION' });
    }
    expect(await read(session)).toMatchObject({ currentQuestionIndex: 0, answers: [], lives: 3 });
  });

  it('slows a script down, and tells it for how long', async () => {
    await addQuestion(api);
    const session = await startSession(player);
    const body = answerTo(session, 0);
    const sent = await Promise.all(
      Array.from({ length: 31 }, () => player.send('POST', '/game/session/answer', { body })),
    );
    const refused = sent.filter((reply) => reply.status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    // Only this player is slowed down.
    const other = await api.player();
    await submit(answerTo(await startSession(other), 0), other);
  });
});

it('the index of a wrong option is told as it was chosen', async () => {
  const { id } = await addQuestion(api);
  const session = await startSession(player);
  const { answers } = await submit(answerTo(session, 0, 'wrong'));
  expect(answers).toMatchObject([{ selectedAnswer: wrongOption(id), textAnswer: null }]);
});
