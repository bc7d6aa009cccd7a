import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIRST_EDITOR_QUESTION_ID } from '#shared/constants/game.ts';
import { BULK_QUESTIONS_MAX } from '#shared/constants/limits.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { emptyBankApi, makeQuestion } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  admin = await api.admin();
});
afterEach(() => api.close());

const payload = {
  characterId: 'gareng',
  question: 'Apa tegese "omah"?',
  questionType: 'essay',
  correctAnswerText: 'rumah',
  explanation: 'Omah berarti rumah.',
};
const entry = makeQuestion(101);

const importAll = (questions: unknown) =>
  admin.call(adminApi.createQuestions, { body: { questions } });
const refuse = (questions: unknown) =>
  admin.refuse(adminApi.createQuestions, { body: { questions } });
const list = async () => (await admin.call(questionsApi.list, { query: { limit: 100 } })).data;

describe('POST /admin/questions/bulk', () => {
  it('takes a flat list of payloads and bank entries, and gives new ids', async () => {
    const answer = await importAll([payload, entry, { ...entry, id: undefined, level: 2 }]);
    expect(answer).toMatchObject({
      data: { created: 3 },
      message: adminTexts.questionsCreated(3),
    });
    expect(await list()).toMatchObject([
      { _id: String(FIRST_EDITOR_QUESTION_ID), characterId: 'gareng', level: 1 },
      { _id: String(FIRST_EDITOR_QUESTION_ID + 1), question: entry.questionLine, level: 1 },
      { _id: String(FIRST_EDITOR_QUESTION_ID + 2), conversation: entry.conversation, level: 2 },
    ]);
  });

  it('takes the shape of pertanyaan.json, entries without type or place included', async () => {
    const { type: _type, character: _character, level: _level, ...bare } = makeQuestion(3_401);
    const bareEssay = { ...bare, options: [], correctAnswerText: 'sugeng' };
    const answer = await importAll({
      Semar: { 1: [entry, makeQuestion(102)], 2: [] },
      Bagong: { 4: [bare, bareEssay] },
    });
    expect(answer.data.created).toBe(4);
    expect((await list()).map((q) => [q.characterId, q.level, q.questionType])).toEqual([
      ['semar', 1, 'multiple_choice'],
      ['semar', 1, 'multiple_choice'],
      ['bagong', 4, 'multiple_choice'],
      ['bagong', 4, 'essay'],
    ]);
  });

  it('brings back everything that the server had, when a file of it is imported', async () => {
    await importAll([{ ...entry, hint: 'Pikirkan.' }, makeQuestion(201, { type: 'essay' })]);
    const played = async () =>
      (await admin.call(questionsApi.byCharacter, { params: { id: 'Semar' }, query: {} })).data;
    const before = await played();
    await importAll({ Semar: { 1: before } });
    const after = await played();
    expect(after).toHaveLength(4);
    expect(after.slice(2).map(({ id: _id, ...rest }) => rest)).toEqual(
      before.map(({ id: _id, ...rest }) => rest),
    );
  });

  it('names each bad row with its field and stores nothing', async () => {
    const failure = await refuse([
      payload,
      { ...payload, explanation: '' },
      { ...entry, questionLine: '', options: ['a', 'b', 'c'] },
      { ...entry, character: 'Togog' },
      { ...payload, questionType: 'multiple_choice', options: ['a', '', 'c', 'd'] },
      'bukan soal',
      null,
      { ...entry, conversation: [] },
    ]);
    expect(failure.status).toBe(400);
    expect(failure.errors?.map(({ path }) => path)).toEqual([
      'questions.1.explanation',
      'questions.2.questionLine',
      'questions.2.options',
      'questions.3.character',
      'questions.4.question',
      'questions.4.options.1',
      'questions.4.correctAnswer',
      'questions.5',
      'questions.6',
      'questions.7.conversation',
    ]);
    expect(await list()).toEqual([]);
  });

  it('refuses equal options and a line without a gap, each at its row', async () => {
    const failure = await refuse([
      entry,
      { ...entry, options: ['turu', 'turu', 'adus', 'mangan'] },
      { ...entry, questionLine: 'Pundi ingkang leres?' },
    ]);
    expect(failure.errors?.map(({ path }) => path)).toEqual([
      'questions.1.options.1',
      'questions.2.questionLine',
    ]);
    expect(await list()).toEqual([]);
  });

  it('names the place in a grouped file, and refuses rows, levels and characters out of place', async () => {
    const rows = await refuse({
      Semar: { 1: [entry, { ...entry, level: 2 }], 2: [{ ...entry, level: 2, explanation: '' }] },
      Bagong: { 1: [entry] },
    });
    expect(rows.errors?.map(({ path }) => path)).toEqual([
      'questions.Semar.1.1.level',
      'questions.Semar.2.0.explanation',
      'questions.Bagong.1.0.character',
    ]);
    const groups = await refuse({ Togog: { 1: [entry] }, Semar: { 5: [], 1: 'x' }, Gareng: [] });
    expect(groups.errors?.map(({ path }) => path).sort()).toEqual([
      'questions.Gareng',
      'questions.Semar.1',
      'questions.Semar.5',
      'questions.Togog',
    ]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['nothing', undefined, adminTexts.notQuestions],
    ['null', null, adminTexts.notQuestions],
    ['a text', 'soal', adminTexts.notQuestions],
    ['an empty list', [], adminTexts.noQuestions],
    ['an empty file', {}, adminTexts.noQuestions],
    ['1,001 rows', Array(BULK_QUESTIONS_MAX + 1).fill(0), adminTexts.tooManyQuestions],
  ])('refuses %s', async (_what, questions, message) => {
    const failure = await refuse(questions);
    expect(failure).toMatchObject({ status: 400, code: 'VALIDATION_ERROR', message });
    expect(failure.errors).toEqual([{ path: 'questions', message }]);
  });

  it('takes the most that is allowed at once, in a body far beyond the ordinary limit', async () => {
    const questions = Array.from({ length: BULK_QUESTIONS_MAX }, (_none, n) => makeQuestion(n + 1));
    expect((await importAll(questions)).data.created).toBe(BULK_QUESTIONS_MAX);
    const { pagination } = await admin.call(questionsApi.list, { query: {} });
    expect(pagination.total).toBe(BULK_QUESTIONS_MAX);
  });

  it('is for admins', async () => {
    const body = { questions: [payload] };
    const call = [adminApi.createQuestions, { body }] as const;
    expect((await api.visitor.refuse(...call)).code).toBe('UNAUTHENTICATED');
    expect((await (await api.player()).refuse(...call)).code).toBe('FORBIDDEN');
  });
});
