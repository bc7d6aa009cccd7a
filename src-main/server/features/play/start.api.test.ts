import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_STARTS_PER_MINUTE } from '#shared/constants/limits.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import {
  addQuestion,
  addQuestions,
  answerTo,
  emptyBankApi,
  finishLevel,
  startSession,
} from '../../testing/game-factories.ts';
import { testApi, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let player: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  player = await api.player();
});
afterEach(() => api.close());

const start = (body: { characterId: string | number; count?: number }) =>
  player.call(gameApi.start, { body });
const levelsOf = (session: { questions: { level: number }[] }) =>
  new Set(session.questions.map((question) => question.level));

describe('POST /game/session/start', () => {
  it('draws ten questions of the built-in bank and serves the first', async () => {
    const full = await testApi();
    try {
      const someone = await full.player();
      const { data } = await someone.call(gameApi.start, { body: { characterId: 1 } });
      expect(data).toMatchObject({
        characterId: 'semar',
        score: 0,
        lives: 3,
        currentQuestionIndex: 0,
        totalQuestions: 10,
        status: 'active',
        createdAt: new Date(full.clock.now()).toISOString(),
        completedAt: null,
        secondsLeft: 30,
        answers: [],
      });
      expect(new Set(data.questions.map((question) => question._id)).size).toBe(10);
      expect(data.questions.every((question) => question.characterId === 'semar')).toBe(true);
      expect(levelsOf(data)).toEqual(new Set([1]));
    } finally {
      await full.close();
    }
  });

  it.each([1, '1', 'semar', 'Semar', ' SEMAR '])('understands the character %j', async (id) => {
    await addQuestion(api);
    const { data } = await start({ characterId: id });
    expect(data.characterId).toBe('semar');
  });

  it.each([
    ['an unknown character', { characterId: 5 }, 'INVALID_CHARACTER_ID', 'Invalid character ID'],
    ['no character', {}, 'INVALID_CHARACTER_ID', 'Invalid character ID'],
    ['no questions', { characterId: 1, count: 0 }, 'VALIDATION_ERROR', expect.any(String)],
    ['too many', { characterId: 1, count: 21 }, 'VALIDATION_ERROR', expect.any(String)],
    ['half a question', { characterId: 1, count: 2.5 }, 'VALIDATION_ERROR', expect.any(String)],
    ['a word', { characterId: 1, count: 'x' }, 'VALIDATION_ERROR', expect.any(String)],
  ])('refuses %s', async (_what, body, code, message) => {
    expect(await player.refuse(gameApi.start, { body })).toMatchObject({
      status: 400,
      code,
      message,
    });
  });

  it('refuses a visitor', async () => {
    const refused = await api.visitor.refuse(gameApi.start, { body: { characterId: 1 } });
    expect(refused).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('draws from the levels that this player has unlocked for this character', async () => {
    await addQuestions(api, 4, { level: 1 });
    await addQuestions(api, 4, { level: 2 });
    await addQuestions(api, 4, { level: 3 });
    await addQuestions(api, 4, { level: 1, characterId: 'gareng' });
    const draw = async () => levelsOf((await start({ characterId: 'semar', count: 20 })).data);

    await finishLevel(player, { characterId: 'gareng', correct: 4 });
    expect(await draw()).toEqual(new Set([1]));
    await finishLevel(player, { correct: 2 });
    expect(await draw()).toEqual(new Set([1]));
    await finishLevel(player, { correct: 3 });
    expect(await draw()).toEqual(new Set([1, 2]));
    const other = await api.player();
    expect(levelsOf(await startSession(other, 20))).toEqual(new Set([1]));
  });

  it('gives fewer questions when there are fewer, each once, and in varying order', async () => {
    const made = await addQuestions(api, 6);
    const orders = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const { data } = await start({ characterId: 'semar' });
      const ids = data.questions.map((question) => question._id);
      expect(data.totalQuestions).toBe(6);
      expect(ids.toSorted()).toEqual(made.map((question) => String(question.id)).toSorted());
      orders.add(ids.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('gives every question a chance', async () => {
    const made = await addQuestions(api, 6);
    const seen = new Set<string>();
    const players = [player, await api.player(), await api.player(), await api.player()];
    for (let n = 0; n < 40; n++) {
      const { questions } = await startSession(players[n % players.length] ?? player, 3);
      for (const question of questions) seen.add(question._id);
    }
    expect(seen.size).toBe(made.length);
  });

  it('draws at most a third essays while there is enough multiple choice', async () => {
    await addQuestions(api, 10);
    await addQuestions(api, 20, { type: 'essay' });
    for (const [count, most] of [
      [1, 0],
      [2, 0],
      [3, 1],
      [10, 3],
      [15, 5],
    ] as const) {
      const { questions } = await startSession(player, count);
      const essays = questions.filter((question) => question.questionType === 'essay');
      expect(questions).toHaveLength(count);
      expect(essays.length).toBeLessThanOrEqual(most);
    }
  });

  it.each([
    [10, 20, 15],
    [1, 10, 1],
    [2, 10, 3],
    [5, 1, 6],
  ])(
    'keeps essays within a third beside %i choices, of %i essays: %i questions',
    async (choices, essays, asked) => {
      await addQuestions(api, choices);
      await addQuestions(api, essays, { type: 'essay' });
      const { questions } = await startSession(player, 20);
      expect(questions).toHaveLength(asked);
      expect(
        questions.filter((question) => question.questionType === 'multiple_choice'),
      ).toHaveLength(choices);
    },
  );

  it('makes do with essays alone', async () => {
    await addQuestions(api, 2, { type: 'essay' });
    expect((await startSession(player)).totalQuestions).toBe(2);
    expect((await startSession(player, 1)).totalQuestions).toBe(1);
  });

  it('has NO_QUESTIONS without any, and leaves the running session alone', async () => {
    await addQuestion(api, { level: 2, characterId: 'bagong' });
    await addQuestion(api);
    const running = await startSession(player);
    const refused = await player.refuse(gameApi.start, { body: { characterId: 'bagong' } });
    expect(refused).toMatchObject({ status: 409, code: 'NO_QUESTIONS' });
    const { data } = await player.call(gameApi.session, { params: { id: running._id } });
    expect(data.status).toBe('active');
  });

  it('does not draw what an admin has deleted', async () => {
    const [gone, kept] = await addQuestions(api, 2);
    await deleteQuestion(gone?.id ?? 0);
    const session = await startSession(player);
    expect(session.questions.map((question) => question._id)).toEqual([String(kept?.id)]);
  });

  it("abandons the player's active session, and nobody else's", async () => {
    await addQuestions(api, 3);
    const other = await api.player();
    const [first, theirs] = [await startSession(player), await startSession(other)];
    await player.call(gameApi.answer, { body: answerTo(first, 0) });
    const second = await startSession(player);
    const status = async (client: Client, id: string) =>
      (await client.call(gameApi.session, { params: { id } })).data.status;
    expect(await status(player, first._id)).toBe('abandoned');
    expect(await status(player, second._id)).toBe('active');
    expect(await status(other, theirs._id)).toBe('active');
  });

  it('leaves one active session when several starts race', async () => {
    await addQuestions(api, 3);
    await Promise.all(Array.from({ length: 10 }, () => startSession(player)));
    const { data } = await player.call(gameApi.sessions, { query: { limit: 50 } });
    expect(data.sessions.map((session) => session.status)).toEqual([
      'active',
      ...Array.from({ length: 9 }, () => 'abandoned'),
    ]);
  });

  it('is limited for each player by himself, long before it fills the disk', async () => {
    await addQuestions(api, 3);
    const other = await api.player();
    const sent = await Promise.all(
      Array.from({ length: SESSION_STARTS_PER_MINUTE + 10 }, () =>
        player.send('POST', '/game/session/start', { body: { characterId: 'semar' } }),
      ),
    );
    const refused = sent.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(10);
    for (const { status, body, headers } of refused) {
      expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await startSession(other);
  });
});

async function deleteQuestion(id: number): Promise<void> {
  await api.server.context.db
    .updateTable('question')
    .set({ deleted_at: api.clock.now() })
    .where('id', '=', id)
    .execute();
}
