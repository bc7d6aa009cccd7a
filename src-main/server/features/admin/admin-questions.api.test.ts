import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EDITOR_DEFAULTS, FIRST_EDITOR_QUESTION_ID } from '#shared/constants/game.ts';
import { QUESTION_BODY_LIMIT } from '#shared/constants/limits.ts';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import type { QuestionPayload } from '#shared/contracts/question-payload.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { addQuestion, emptyBankApi, startSession } from '../../testing/game-factories.ts';
import { choice, essay } from '../../testing/question-payloads.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  admin = await api.admin();
});
afterEach(() => api.close());

const create = async (body: QuestionPayload) =>
  (await admin.call(adminApi.createQuestion, { body })).data;
const list = async (client = admin) =>
  (await client.call(questionsApi.list, { query: { limit: 100 } })).data;

describe('POST /admin/questions', () => {
  it('answers the question with an id of its own and the defaults of the editor', async () => {
    const created = await create(choice);
    expect(created).toEqual({
      _id: String(FIRST_EDITOR_QUESTION_ID),
      characterId: 'petruk',
      level: EDITOR_DEFAULTS.level,
      conversation: choice.conversation,
      question: choice.question,
      questionType: 'multiple_choice',
      options: choice.options,
      correctAnswer: 0,
      correctAnswerText: '',
      explanation: choice.explanation,
      points: EDITOR_DEFAULTS.points,
      difficulty: EDITOR_DEFAULTS.difficulty,
      category: EDITOR_DEFAULTS.category,
      createdAt: new Date(api.clock.now()).toISOString(),
      updatedAt: new Date(api.clock.now()).toISOString(),
    });
    expect(await list()).toEqual([expect.objectContaining({ _id: created._id })]);
    expect((await create(essay))._id).toBe(String(FIRST_EDITOR_QUESTION_ID + 1));
  });

  it('keeps everything that the form can say, trimmed', async () => {
    const translation = {
      conversation: ['Petruk: Ini apa?'],
      questionLine: 'Apa arti "omah"?',
      options: [],
      correctAnswerText: 'rumah',
    };
    const created = await create({
      ...essay,
      question: `  ${essay.question} `,
      level: 3,
      hint: ' Tempat tinggal. ',
      difficulty: 'hard',
      category: 'kosakata',
      points: 25,
      speechLevel: 'krama alus',
      translation,
    });
    expect(created).toMatchObject({
      question: essay.question,
      questionType: 'essay',
      options: [],
      correctAnswerText: 'rumah / griya',
      level: 3,
      hint: 'Tempat tinggal.',
      difficulty: 'hard',
      category: 'kosakata',
      points: 25,
      speechLevel: 'krama alus',
      translation,
    });
    const cleared = await admin.call(adminApi.updateQuestion, {
      params: { id: created._id },
      body: { ...essay, speechLevel: null },
    });
    expect(cleared.data).not.toHaveProperty('speechLevel');
  });

  it.each(['petruk', 'Petruk', 'PETRUK', 3, '3'])(
    'understands the character as %j',
    async (characterId) => {
      expect((await create({ ...choice, characterId })).characterId).toBe('petruk');
    },
  );

  it('takes the specified payload, which has no conversation, and a blank translation as none', async () => {
    const { conversation: _left, ...specified } = essay;
    const blank = {
      conversation: [''],
      questionLine: '',
      options: ['', ''],
      correctAnswerText: '',
    };
    const created = await create({ ...specified, translation: blank, options: [] });
    expect(created.conversation).toEqual([]);
    expect(created).not.toHaveProperty('translation');
  });

  it('takes a long question, and refuses one beyond its own limit', async () => {
    const conversation = Array.from({ length: 20 }, () => 'a'.repeat(1_900));
    await create({ ...choice, conversation });
    const body = { ...choice, extra: 'a'.repeat(QUESTION_BODY_LIMIT) };
    expect(await admin.refuse(adminApi.createQuestion, { body })).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
  });

  it('never takes an id, a version or a time from the body', async () => {
    const body = { ...choice, _id: '5', id: 5, version_id: 1, createdAt: '1999', is_edited: 0 };
    const created = await create(body);
    expect(created._id).toBe(String(FIRST_EDITOR_QUESTION_ID));
    expect(created.createdAt).toBe(new Date(api.clock.now()).toISOString());
  });
});

describe('PUT /admin/questions/{id}', () => {
  it('replaces the question for new games, while a running session keeps the wording it drew', async () => {
    const { _id } = await create({ ...choice, characterId: 'semar', level: 1 });
    const player = await api.player();
    const session = await startSession(player, 1);
    api.clock.advance(60_000);
    const { data } = await admin.call(adminApi.updateQuestion, {
      params: { id: _id },
      body: { ...essay, characterId: 'semar', points: 30, hint: 'Baru.' },
    });
    expect(data).toMatchObject({ _id, question: essay.question, points: 30, hint: 'Baru.' });
    expect(Date.parse(data.updatedAt) - Date.parse(data.createdAt)).toBe(60_000);

    const old = await player.call(gameApi.session, { params: { id: session._id } });
    expect(old.data.questions[0]).toMatchObject({ question: choice.question, points: 10 });
    const next = await startSession(await api.player(), 1);
    expect(next.questions[0]).toMatchObject({ question: essay.question, points: 30 });
  });

  it('keeps what the specified payload cannot say, and drops hint and translation left out', async () => {
    const { _id } = await create({
      ...choice,
      level: 4,
      points: 15,
      difficulty: 'hard',
      hint: 'Lama.',
      translation: { questionLine: 'Petruk: Selamat _____.' },
    });
    const { conversation: _left, ...specified } = choice;
    const { data } = await admin.call(adminApi.updateQuestion, {
      params: { id: _id },
      body: specified,
    });
    expect(data).toMatchObject({
      level: 4,
      conversation: choice.conversation,
      points: 15,
      difficulty: 'hard',
    });
    expect(data).not.toHaveProperty('hint');
    expect(data).not.toHaveProperty('translation');
  });

  it('checks like a new question, and changes nothing when it refuses', async () => {
    const before = await create(choice);
    const failure = await admin.refuse(adminApi.updateQuestion, {
      params: { id: before._id },
      body: { ...choice, options: ['a', 'b', 'c', ''] },
    });
    expect(failure).toMatchObject({ status: 400, errors: [{ path: 'options.3' }] });
    expect(await list()).toEqual([expect.objectContaining({ options: before.options })]);
  });

  it('answers 404 for what is absent or deleted, and 400 for what is no id', async () => {
    const { _id } = await create(choice);
    await admin.call(adminApi.deleteQuestion, { params: { id: _id } });
    for (const id of [_id, '999999', '999999999999999']) {
      const failure = await admin.refuse(adminApi.updateQuestion, { params: { id }, body: choice });
      expect(failure).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    for (const id of ['x', '-1', '0', '1.5', '1e3', ' ']) {
      const failure = await admin.refuse(adminApi.updateQuestion, { params: { id }, body: choice });
      expect(failure.status).toBe(400);
    }
  });
});

describe('DELETE /admin/questions/{id}', () => {
  it('takes the question out of lists and play, but not out of a session that has it', async () => {
    const { _id } = await create({ ...choice, characterId: 'semar', level: 1 });
    await addQuestion(api);
    const player = await api.player();
    const session = await startSession(player, 2);
    const deleted = await admin.call(adminApi.deleteQuestion, { params: { id: _id } });
    expect(deleted).toMatchObject({ data: null, message: adminTexts.questionDeleted });

    expect((await list()).map((question) => question._id)).not.toContain(_id);
    expect((await list(player)).map((question) => question._id)).not.toContain(_id);
    expect((await startSession(await api.player(), 2)).totalQuestions).toBe(1);
    const kept = await player.call(gameApi.session, { params: { id: session._id } });
    expect(kept.data.questions.map((question) => question._id)).toContain(_id);
  });

  it('answers 404 the second time, and never gives the id to another question', async () => {
    const { _id } = await create(choice);
    await admin.call(adminApi.deleteQuestion, { params: { id: _id } });
    const again = await admin.refuse(adminApi.deleteQuestion, { params: { id: _id } });
    expect(again).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await create(choice))._id).not.toBe(_id);
  });
});

describe('POST /admin/questions/{id}/restore', () => {
  const restore = (id: string) => admin.call(adminApi.restoreQuestion, { params: { id } });
  const remove = (id: string) => admin.call(adminApi.deleteQuestion, { params: { id } });

  it('brings a deleted question back as it was, into lists and play', async () => {
    const created = await create({ ...choice, characterId: 'semar', hint: 'Pikirkan.' });
    await remove(created._id);
    const restored = await restore(created._id);
    expect(restored).toMatchObject({ message: adminTexts.questionRestored, data: created });
    expect(await list()).toMatchObject([{ _id: created._id }]);
    const session = await startSession(await api.player(), 1);
    expect(session.questions).toMatchObject([{ _id: created._id }]);
  });

  it('answers 404 for what is not deleted or was never there', async () => {
    const { _id } = await create(choice);
    for (const id of [_id, '99999']) {
      const refused = await admin.refuse(adminApi.restoreQuestion, { params: { id } });
      expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    await remove(_id);
    await restore(_id);
    const again = await admin.refuse(adminApi.restoreQuestion, { params: { id: _id } });
    expect(again.code).toBe('NOT_FOUND');
  });
});

describe('who may write questions', () => {
  it('is an admin and nobody else', async () => {
    const { _id } = await create(choice);
    const player = await api.player();
    const calls = [
      [adminApi.createQuestion, { body: choice }],
      [adminApi.updateQuestion, { params: { id: _id }, body: choice }],
      [adminApi.deleteQuestion, { params: { id: _id } }],
    ] as const;
    for (const [endpoint, input] of calls) {
      expect((await api.visitor.refuse(endpoint, input)).code).toBe('UNAUTHENTICATED');
      expect((await player.refuse(endpoint, input)).code).toBe('FORBIDDEN');
    }
    expect(await list()).toHaveLength(1);
  });
});
