import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { gameApi } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { questionAnalysisApi } from '#shared/contracts/question-analysis.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import {
  addQuestion,
  emptyBankApi,
  startLevel,
  startSession,
} from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

/** Options as they are written: the right one first. */
const WRITTEN = ['gudel', 'pedhet', 'belo', 'cempe'];
const TRANSLATED = ['anak kerbau', 'anak sapi', 'anak kuda', 'anak kambing'];
const COUNT = 12;

let api: TestApi;
let player: Client;
beforeEach(async () => {
  api = await emptyBankApi({ rateLimits: false });
  player = await api.player();
});
afterEach(() => api.close());

async function addYoungAnimals(count = COUNT): Promise<void> {
  const translation = {
    conversation: [],
    questionLine: '',
    options: TRANSLATED,
    correctAnswerText: '',
  };
  for (let n = 0; n < count; n += 1)
    await addQuestion(api, { content: { options: WRITTEN, correctAnswer: 0, translation } });
}

describe('a level', () => {
  it('serves options with their translations in an order of its own, the same after a reload', async () => {
    await addYoungAnimals();
    const run = await startLevel(player);
    for (const { options, translation, correctAnswer } of run.questions) {
      expect([...options].sort()).toEqual([...WRITTEN].sort());
      expect(translation?.options).toEqual(
        options.map((option) => TRANSLATED[WRITTEN.indexOf(option)]),
      );
      expect(options[correctAnswer]).toBe('gudel');
    }
    expect(new Set(run.questions.map(({ options }) => options.join())).size).toBeGreaterThan(3);
    expect(await startLevel(player)).toEqual(run);
    const { data } = await player.call(gameApi.session, { params: { id: run._id } });
    expect(data.questions.map(({ options }) => options)).toEqual(
      run.questions.map(({ options }) => options),
    );
  });

  it('takes and tells answers by the served place, and counts them by the written option', async () => {
    await addYoungAnimals();
    const run = await startLevel(player);
    const picks = run.questions.map(({ options }, index) =>
      options.indexOf(WRITTEN[index % 4] ?? ''),
    );
    for (const [index, { id, correctAnswer }] of run.questions.entries()) {
      const selectedAnswer = picks[index] ?? -1;
      const body = { runId: run._id, questionId: id, selectedAnswer, timeSpent: 1 };
      const { data } = await player.call(progressApi.answerLevel, { body });
      expect(data).toMatchObject({ isCorrect: index % 4 === 0, correctAnswer });
      expect((await player.call(progressApi.answerLevel, { body })).data).toEqual(data);
    }
    const { data } = await player.call(gameApi.session, { params: { id: run._id } });
    expect(data.answers.map(({ selectedAnswer }) => selectedAnswer)).toEqual(picks);

    const admin = await api.admin();
    const analysis = await admin.call(questionAnalysisApi.list, {
      query: { sortBy: 'id', limit: 50 },
    });
    const chosen = new Map(run.questions.map(({ id }, index) => [String(id), index % 4]));
    for (const { _id, timesCorrect, wrongOptions, options } of analysis.data) {
      const written = chosen.get(_id) ?? -1;
      expect(options).toEqual(WRITTEN);
      expect(timesCorrect).toBe(written === 0 ? 1 : 0);
      expect(wrongOptions).toEqual(WRITTEN.map((_, at) => (at === written && at > 0 ? 1 : 0)));
    }
  });

  it('keeps "nothing chosen" as it is', async () => {
    await addYoungAnimals(1);
    const run = await startLevel(player);
    const questionId = run.questions[0]?.id ?? 0;
    await player.call(progressApi.answerLevel, {
      body: { runId: run._id, questionId, selectedAnswer: -1, timeSpent: 60 },
    });
    const { data } = await player.call(gameApi.session, { params: { id: run._id } });
    expect(data.answers).toMatchObject([{ selectedAnswer: -1, isCorrect: false }]);
  });

  it('leaves numbers in sequence as they are written', async () => {
    const options = ['limang ewu', 'nem ewu', 'pitung ewu', 'wolung ewu'];
    for (let n = 0; n < COUNT; n += 1) await addQuestion(api, { content: { options } });
    const run = await startLevel(player);
    expect(run.questions.map((question) => question.options)).toEqual(
      run.questions.map(() => options),
    );
  });
});

describe('a challenge', () => {
  it('never has the right option where the level last had it', async () => {
    await addYoungAnimals();
    for (let round = 0; round < 3; round += 1) {
      const run = await startLevel(player);
      const shown = new Map(run.questions.map(({ id, correctAnswer }) => [id, correctAnswer]));
      const session = await startSession(player, COUNT);
      for (const { _id, options } of session.questions)
        expect(options.indexOf('gudel')).not.toBe(shown.get(Number(_id)));
      const { characterId, level, _id: runId } = run;
      const record = { characterId, level, score: 0, completed: false, timeTaken: 1, runId };
      await player.call(progressApi.updateLevel, { body: record });
    }
  });

  it('judges, reviews and resumes by the order that was served', async () => {
    await addYoungAnimals(2);
    const session = await startSession(player, 2);
    const [first] = session.questions;
    const right = first?.options.indexOf('gudel') ?? -1;
    const { data } = await player.call(gameApi.answer, {
      body: { sessionId: session._id, questionId: first?._id ?? '', selectedAnswer: right },
    });
    expect(data).toMatchObject({ isCorrect: true, correctAnswer: right });
    expect(data.answers).toMatchObject([{ selectedAnswer: right }]);
    const again = await player.call(gameApi.session, { params: { id: session._id } });
    expect(again.data.questions.map(({ options }) => options)).toEqual(
      session.questions.map(({ options }) => options),
    );
    expect(again.data.questions[0]).toMatchObject({ correctAnswer: right });
    expect(again.data.answers).toMatchObject([{ selectedAnswer: right }]);
  });
});

it('is no matter of the bank: lists, the editor and admins see what was written', async () => {
  await addYoungAnimals();
  const admin = await api.admin();
  const [listed, played] = await Promise.all([
    admin.call(questionsApi.list, { query: { limit: 50 } }),
    player.call(questionsApi.byCharacter, { params: { id: 'semar' }, query: {} }),
  ]);
  for (const { options } of [...listed.data, ...played.data]) expect(options).toEqual(WRITTEN);
});
