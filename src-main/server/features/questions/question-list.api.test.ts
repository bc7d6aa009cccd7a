import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { addQuestion, addQuestions, emptyBankApi } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let player: Client;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  [player, admin] = [await api.player(), await api.admin()];
});
afterEach(() => api.close());

const TRANSLATION = {
  conversation: ['Bapak: Soal.'],
  questionLine: 'Apa artinya?',
  options: ['satu', 'dua', 'tiga', 'empat'],
  correctAnswerText: 'kunci',
};
describe('GET /questions', () => {
  const list = (query: object = {}, client = player) => client.call(questionsApi.list, { query });
  const found = async (query: object) => (await list(query)).data.map((entry) => Number(entry._id));

  it('pages by ten, in the order of the ids', async () => {
    const ids = (await addQuestions(api, 12)).map((question) => question.id);
    const first = await list();
    expect(first.data.map((entry) => Number(entry._id))).toEqual(ids.slice(0, 10));
    expect(first.pagination).toEqual({ page: 1, limit: 10, total: 12, totalPages: 2 });
    expect(await found({ page: 2 })).toEqual(ids.slice(10));
    expect((await list({ page: 3 })).data).toEqual([]);
  });

  it('shows the newest first on demand, on every page', async () => {
    const made: number[] = [];
    for (let n = 0; n < 12; n++) {
      made.unshift((await addQuestion(api)).id);
      // Two of each moment: what was made in the same one is ordered by id.
      if (n % 2 === 1) api.clock.advance(1_000);
    }
    expect(await found({ order: 'newest' })).toEqual(made.slice(0, 10));
    expect(await found({ order: 'newest', page: 2 })).toEqual(made.slice(10));
    expect(await found({ order: 'newest', search: `nomer ${made[3]} ` })).toEqual([made[3]]);
    const refused = await player.refuse(questionsApi.list, {
      query: { order: 'oldest' },
    });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'order' }] });
  });

  it('filters by character and level', async () => {
    const [semar] = await addQuestions(api, 1);
    const [hard] = await addQuestions(api, 1, { level: 3 });
    const [gareng] = await addQuestions(api, 1, { characterId: 'gareng' });
    expect(await found({ characterId: 'Semar' })).toEqual([semar?.id, hard?.id]);
    expect(await found({ characterId: 2 })).toEqual([gareng?.id]);
    expect(await found({ level: 3 })).toEqual([hard?.id]);
    expect(await found({ characterId: 2, level: 3 })).toEqual([]);
  });

  it('searches literally and in any case: % and _ are characters', async () => {
    const asked = (questionLine: string) => addQuestion(api, { content: { questionLine } });
    const percent = await asked('Diskon 50% ing pasar');
    const line = await asked('Tulisen a_b');
    const backslash = await asked('Garis \\ miring');
    const plain = await asked("Sugeng ENJANG 'mas'");
    expect(await found({ search: '50%' })).toEqual([percent.id]);
    expect(await found({ search: '%' })).toEqual([percent.id]);
    expect(await found({ search: '_' })).toEqual([line.id]);
    expect(await found({ search: 'a_B' })).toEqual([line.id]);
    expect(await found({ search: '\\' })).toEqual([backslash.id]);
    expect(await found({ search: ' sugeng enjang ' })).toEqual([plain.id]);
    expect(await found({ search: "'" })).toEqual([plain.id]);
    expect(await found({ search: 'ora ana' })).toEqual([]);
    expect(await found({ search: '' })).toHaveLength(4);
    expect((await list({ search: '%' })).pagination.total).toBe(1);
  });

  it('finds by a line of the dialogue, an option, and the id', async () => {
    const { id } = await addQuestion(api, {
      content: { conversation: ['Ibu: Kebo nyusu gudel.'] },
    });
    await addQuestion(api);
    expect(await found({ search: 'kebo NYUSU' })).toEqual([id]);
    expect(await found({ search: `papat ${id}` })).toEqual([id]);
    expect(await found({ search: String(id) })).toEqual([id]);
  });

  it('shows answers to admins only', async () => {
    const content = { translation: TRANSLATION };
    const { id } = await addQuestion(api, { type: 'essay', content, points: 25 });
    const [seenByAdmin] = (await list({}, admin)).data;
    expect(seenByAdmin).toMatchObject({
      _id: String(id),
      correctAnswer: 0,
      correctAnswerText: `tembung nomer ${id}`,
      explanation: `Penjelasan soal ${id}.`,
      difficulty: 'medium',
      category: 'general',
      points: 25,
      translation: TRANSLATION,
    });
    const [seen] = (await list()).data;
    expect(seen?.translation).not.toHaveProperty('correctAnswerText');
    for (const key of ['correctAnswer', 'correctAnswerText', 'explanation']) {
      expect(seen).not.toHaveProperty(key);
    }
  });

  it.each([
    ['page', { page: 0 }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['level', { level: 9 }],
    ['search', { search: 'a'.repeat(101) }],
  ])('refuses a bad %s', async (path, query) => {
    const refused = await player.refuse(questionsApi.list, { query });
    expect(refused).toMatchObject({ status: 400, errors: [{ path }] });
  });

  it('refuses a search that is given twice', async () => {
    expect((await player.send('GET', '/questions?search=a&search=b')).status).toBe(400);
  });
});
