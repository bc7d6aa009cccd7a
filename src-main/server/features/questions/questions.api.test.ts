import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import {
  addQuestion,
  addQuestions,
  emptyBankApi,
  makeQuestion,
} from '../../testing/game-factories.ts';
import { testApi, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let player: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  player = await api.player();
});
afterEach(() => api.close());

const TRANSLATION = {
  conversation: ['Bapak: Soal.'],
  questionLine: 'Apa artinya?',
  options: ['satu', 'dua', 'tiga', 'empat'],
  correctAnswerText: 'kunci',
};
const remove = (id: number) =>
  api.server.context.db
    .updateTable('question')
    .set({ deleted_at: api.clock.now() })
    .where('id', '=', id)
    .execute();

describe('GET /questions/character/{id}', () => {
  const byCharacter = (id: string | number, query: object = {}, client = player) =>
    client.call(questionsApi.byCharacter, { params: { id }, query });

  it('gives the questions of a level for local play, answers included', async () => {
    const choice = await addQuestion(api, {
      content: { hint: 'Elinga.', translation: TRANSLATION },
    });
    const essay = await addQuestion(api, { type: 'essay' });
    await addQuestion(api, { level: 2 });
    await addQuestion(api, { characterId: 'gareng' });
    const { data, pagination } = await byCharacter('semar', { level: 1 });
    expect(data).toEqual([choice, essay]);
    expect(pagination).toEqual({ page: 1, limit: 100, total: 2, totalPages: 1 });
  });

  it('is compressed for whoever can read it so, and follows the questions', async () => {
    const raw = (encoding: string) =>
      fetch(`${api.server.url}/api/questions/character/semar?level=1`, {
        headers: {
          'Accept-Encoding': encoding,
          Authorization: `Bearer ${player.tokens?.accessToken}`,
        },
      });
    const read = async (encoding: string) => {
      const response = await raw(encoding);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      const { data } = (await response.json()) as { data: unknown[] };
      return { encoding: response.headers.get('content-encoding'), data };
    };
    const first = await addQuestion(api);
    expect(await read('gzip, deflate')).toEqual({ encoding: 'gzip', data: [first] });
    expect(await read('gzip, deflate')).toEqual({ encoding: 'gzip', data: [first] });
    const second = await addQuestion(api);
    expect(await read('gzip, deflate')).toEqual({ encoding: 'gzip', data: [first, second] });
    expect(await read('identity')).toEqual({ encoding: null, data: [first, second] });
  });

  it('gives all levels without one, and understands number and name', async () => {
    await addQuestion(api, { level: 1 });
    await addQuestion(api, { level: 4 });
    for (const id of [1, '1', 'semar', 'Semar']) {
      expect((await byCharacter(id)).data.map((question) => question.level)).toEqual([1, 4]);
    }
  });

  it('pages in the order of the ids', async () => {
    const ids = (await addQuestions(api, 5)).map((question) => question.id);
    const page = async (number: number) => await byCharacter('semar', { page: number, limit: 2 });
    const pages = [await page(1), await page(2), await page(3), await page(4)];
    expect(pages.map(({ data }) => data.map((question) => question.id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
      [],
    ]);
    expect(pages[2]?.pagination).toEqual({ page: 3, limit: 2, total: 5, totalPages: 3 });
  });

  it('leaves out what was deleted', async () => {
    const [gone, kept] = await addQuestions(api, 2);
    await remove(gone?.id ?? 0);
    expect((await byCharacter(1)).data).toEqual([kept]);
  });

  it('has built-in questions in each level of each character', async () => {
    const full = await testApi();
    try {
      const someone = await full.player();
      for (const id of [1, 2, 3, 4]) {
        for (const level of [1, 2, 3, 4]) {
          const { data } = await byCharacter(id, { level }, someone);
          expect(data.length).toBeGreaterThan(0);
          expect(data[0]?.id).toBe((id - 1) * 1_000 + level * 100 + 1);
        }
      }
    } finally {
      await full.close();
    }
  });

  it.each([
    ['togog', {}, 'INVALID_CHARACTER_ID'],
    ['semar', { level: 5 }, 'VALIDATION_ERROR'],
    ['semar', { page: 0 }, 'VALIDATION_ERROR'],
    ['semar', { limit: 101 }, 'VALIDATION_ERROR'],
  ])('refuses %s with %j', async (id, query, code) => {
    const refused = await player.refuse(questionsApi.byCharacter, { params: { id }, query });
    expect(refused).toMatchObject({ status: 400, code });
  });
});

describe('GET /questions/quiz/{characterId}', () => {
  const quiz = async (query: object = {}) =>
    (await player.call(questionsApi.quiz, { params: { characterId: 'semar' }, query })).data;

  it('draws ten different questions of all levels, without their answers', async () => {
    for (const level of [1, 2, 3, 4] as const) await addQuestions(api, 4, { level });
    await addQuestions(api, 3, { characterId: 'petruk' });
    const drawn = await quiz();
    expect(new Set(drawn.map((question) => question._id)).size).toBe(10);
    expect(drawn.every((question) => question.characterId === 'semar')).toBe(true);
    const orders = new Set<string>();
    for (let n = 0; n < 5; n++) orders.add((await quiz()).map((question) => question._id).join());
    expect(orders.size).toBeGreaterThan(1);
  });

  it('tells nothing that gives an answer away', async () => {
    const { id } = await addQuestion(api, {
      content: { translation: TRANSLATION, hint: 'Elinga.' },
    });
    const { correctAnswerText: _key, ...translation } = TRANSLATION;
    const { conversation, options, questionLine } = makeQuestion(id);
    expect(await quiz()).toEqual([
      {
        _id: String(id),
        characterId: 'semar',
        level: 1,
        conversation,
        question: questionLine,
        questionType: 'multiple_choice',
        options,
        points: 10,
        hint: 'Elinga.',
        translation,
      },
    ]);
  });

  it('takes a count from 1 to 50', async () => {
    await addQuestions(api, 12);
    expect(await quiz({ count: 1 })).toHaveLength(1);
    expect(await quiz({ count: 50 })).toHaveLength(12);
    for (const count of [0, 51, 'x', 1.5]) {
      const refused = await player.refuse(questionsApi.quiz, {
        params: { characterId: 1 },
        query: { count },
      });
      expect(refused).toMatchObject({ status: 400, errors: [{ path: 'count' }] });
    }
  });

  it('is empty without questions, and refuses an unknown character', async () => {
    expect(await quiz()).toEqual([]);
    const refused = await player.refuse(questionsApi.quiz, { params: { characterId: 9 } });
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_CHARACTER_ID' });
  });
});

it('visitors are refused everywhere', async () => {
  const params = { id: 1, characterId: 1 };
  for (const endpoint of [questionsApi.byCharacter, questionsApi.quiz, questionsApi.list]) {
    expect((await api.visitor.refuse(endpoint, { params })).status).toBe(401);
  }
});
