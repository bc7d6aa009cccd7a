import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { questionAnalysisApi } from '#shared/contracts/question-analysis.contract.ts';
import type { QuestionContent } from '#shared/contracts/question.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import {
  makeQuestion,
  rightOption,
  startSession,
  wrongOption,
} from '../../testing/game-factories.ts';
import { testApi, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let dir: string;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'punakawan-bank-'));
  writeBank('Versi satu.');
  api = await testApi({ bankDir: dir });
  admin = await api.admin();
});
afterEach(async () => {
  await api.close();
  rmSync(dir, { recursive: true, force: true });
});

function writeBank(explanation: string, changes: Record<number, Partial<QuestionContent>> = {}) {
  mkdirSync(dir, { recursive: true });
  const entries = [101, 102, 103].map((id) =>
    makeQuestion(id, { content: { explanation, ...changes[id] } }),
  );
  writeFileSync(join(dir, 'semar.json'), JSON.stringify({ Semar: { 1: entries } }));
}

/** Another question under an old id. */
const ANOTHER = {
  conversation: ['Ratri: Dolanan iki jenenge apa, Sari?', 'Sari: Dhuwur banget mlakune!'],
  questionLine: 'Ratri: O, iki _____.',
  options: ['egrang', 'dakon', 'engklek', 'jamuran'],
  correctAnswer: 0,
};

const listed = async () => (await admin.call(questionsApi.list, { query: {} })).data;
const analyse = async (query: object = {}) =>
  (await admin.call(questionAnalysisApi.list, { query: { sortBy: 'id', ...query } })).data;

describe('a later version of the built-in bank', () => {
  it('corrects what nobody touched, but neither overwrites an edit nor revives a deleted question', async () => {
    const body = {
      characterId: 'semar',
      question: 'Suntingan guru?',
      questionType: 'essay' as const,
      correctAnswerText: 'ya',
      explanation: 'Versi guru.',
    };
    await admin.call(adminApi.updateQuestion, { params: { id: '101' }, body });
    await admin.call(adminApi.deleteQuestion, { params: { id: '102' } });
    writeBank('Versi dua.', { 101: ANOTHER, 102: ANOTHER, 103: ANOTHER });
    await api.restart();
    expect(
      (await listed()).map(({ _id, question, explanation }) => [_id, question, explanation]),
    ).toEqual([
      ['101', 'Suntingan guru?', 'Versi guru.'],
      ['103', ANOTHER.questionLine, 'Versi dua.'],
    ]);
  });

  it('starts the statistics of a replaced question anew; the old ones stay readable', async () => {
    const player = await api.player();
    for (const pick of [rightOption, wrongOption]) {
      const session = await startSession(player, 3);
      for (const question of session.questions) {
        const id = Number(question._id);
        await player.call(gameApi.answer, {
          body: { sessionId: session._id, questionId: id, selectedAnswer: pick(id) },
        });
      }
    }
    const before = await analyse();
    expect(before.map(({ timesAnswered }) => timesAnswered)).toEqual([2, 2, 2]);

    api.clock.advance(60_000);
    writeBank('Versi dua.', { 102: ANOTHER });
    await api.restart();
    const replacedAt = new Date(api.clock.now()).toISOString();
    const now = await analyse();
    expect(now.map(({ series, timesAnswered }) => [series, timesAnswered])).toEqual([
      [1, 2],
      [2, 0],
      [1, 2],
    ]);
    expect(now[1]).toMatchObject({ question: ANOTHER.questionLine, replacedAt: null });
    expect(await analyse({ wording: 'before' })).toEqual([{ ...before[1], replacedAt }]);
    expect(await analyse({ wording: 'before', search: 'nomer 102' })).toHaveLength(1);
    expect(await analyse({ wording: 'before', search: 'ratri' })).toEqual([]);

    const session = await startSession(player, 3);
    const replaced = session.questions.findIndex(({ _id }) => _id === '102');
    for (const question of session.questions.slice(0, replaced + 1)) {
      const ids = { sessionId: session._id, questionId: Number(question._id) };
      await player.call(gameApi.answer, { body: { ...ids, selectedAnswer: -1 } });
    }
    expect((await analyse())[1]).toMatchObject({ timesAnswered: 1, timeouts: 1 });
    expect(await analyse({ wording: 'before' })).toEqual([{ ...before[1], replacedAt }]);
  });

  it('has no former wording of a question that nobody answered', async () => {
    writeBank('Versi dua.', { 101: ANOTHER });
    await api.restart();
    expect(await analyse({ wording: 'before' })).toEqual([]);
  });

  it('leaves a running session the questions that it began with', async () => {
    const player = await api.player();
    const session = await startSession(player, 3);
    writeBank('Versi dua.', { 101: ANOTHER, 102: ANOTHER, 103: ANOTHER });
    await api.restart();
    const { data } = await player.call(gameApi.session, { params: { id: session._id } });
    expect(data.questions).toEqual(session.questions);
  });
});
