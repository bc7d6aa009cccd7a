import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_TOPICS } from '#shared/constants/curriculum.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import type { QuestionPayload } from '#shared/contracts/question-payload.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { emptyBankApi, makeQuestion } from '../../testing/game-factories.ts';
import { choice } from '../../testing/question-payloads.ts';
import { testApi, type Client, type TestApi } from '../../testing/test-api.ts';

const [topic = '', otherTopic = ''] = ALL_TOPICS;

describe('topic and competences of a question', () => {
  let api: TestApi;
  let admin: Client;
  beforeAll(async () => {
    api = await emptyBankApi();
    admin = await api.admin();
  });
  afterAll(() => api.close());

  const create = async (change: Partial<QuestionPayload>) =>
    (await admin.call(adminApi.createQuestion, { body: { ...choice, ...change } })).data;
  const found = async (query: object) =>
    (await admin.call(questionsApi.list, { query })).data.map(({ _id }) => _id);

  it('are kept, each competence once, and lists can be filtered by them', async () => {
    const first = await create({ topic, competences: ['C.UU.1', 'C.KS.1', 'C.UU.1'] });
    const second = await create({ topic: otherTopic, competences: ['C.UU.1'] });
    const third = await create({});
    expect(first).toMatchObject({ topic, competences: ['C.UU.1', 'C.KS.1'] });
    expect(third).not.toHaveProperty('topic');
    expect(third).not.toHaveProperty('competences');
    expect(await found({ topic })).toEqual([first._id]);
    expect(await found({ competence: 'C.UU.1' })).toEqual([first._id, second._id]);
    expect(await found({ topic: otherTopic, competence: 'C.KS.1' })).toEqual([]);
    expect(await found({ competence: 'C.UU' })).toEqual([]);
    expect(await found({ topic: '', competence: '' })).toHaveLength(3);
  });

  it('stay with an edit that does not name them, and go with one that clears them', async () => {
    const { _id: id } = await create({ topic, competences: ['C.PC.1'] });
    const update = async (change: Partial<QuestionPayload>) =>
      (
        await admin.call(adminApi.updateQuestion, {
          params: { id },
          body: { ...choice, ...change },
        })
      ).data;
    expect(await update({})).toMatchObject({ topic, competences: ['C.PC.1'] });
    const cleared = await update({ topic: null, competences: [] });
    expect(cleared).not.toHaveProperty('topic');
    expect(cleared).not.toHaveProperty('competences');
    expect(await found({ competence: 'C.PC.1' })).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    ['an unknown topic', { topic: 'bal-balan' }, 'topic', adminTexts.topic],
    ['an unknown code', { competences: ['C.XX.1'] }, 'competences.0', adminTexts.competence],
    [
      'a word of every object',
      { competences: ['toString'] },
      'competences.0',
      adminTexts.competence,
    ],
    [
      'too many',
      { competences: ['C.UU.1', 'C.UU.2', 'C.UU.3', 'C.KS.1'] },
      'competences',
      adminTexts.tooManyCompetences,
    ],
  ])('refuse %s', async (_what, change, path, message) => {
    const body = { ...choice, ...change };
    const refused = await admin.refuse(adminApi.createQuestion, { body });
    expect(refused).toMatchObject({ status: 400, errors: [{ path, message }] });
  });

  it('come in with a file, from the question or from its annotation', async () => {
    const entry = makeQuestion(101);
    const annotation = { topic, competences: ['C.GP.1'], lines: [], distractors: [] };
    const questions = [
      { ...entry, annotation },
      { ...entry, topic: otherTopic, competences: ['C.GP.1'] },
    ];
    await admin.call(adminApi.createQuestions, { body: { questions } });
    const { data } = await admin.call(questionsApi.list, { query: { competence: 'C.GP.1' } });
    expect(data.map((question) => question.topic)).toEqual([topic, otherTopic]);
  });
});

describe('the built-in questions', () => {
  it('have a topic each, also in what pertanyaan.json is made of', async () => {
    const api = await testApi();
    try {
      const player = await api.player();
      const { data } = await player.call(questionsApi.byCharacter, {
        params: { id: 'bagong' },
        query: { limit: 100 },
      });
      expect(data).toHaveLength(80);
      expect(data.filter((question) => !ALL_TOPICS.includes(question.topic ?? ''))).toEqual([]);
    } finally {
      await api.close();
    }
  });
});
