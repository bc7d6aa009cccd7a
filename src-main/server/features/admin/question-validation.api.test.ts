import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import { choice, essay } from '../../testing/question-payloads.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeEach(async () => {
  api = await emptyBankApi();
  admin = await api.admin();
});
afterEach(() => api.close());

const list = async () => (await admin.call(questionsApi.list, { query: { limit: 100 } })).data;

describe('a new question', () => {
  it.each<[string, object, string, string]>([
    ['no question line', { question: undefined }, 'question', adminTexts.required],
    ['a blank question line', { question: '  ' }, 'question', adminTexts.required],
    ['no explanation', { explanation: '' }, 'explanation', adminTexts.required],
    ['no type', { questionType: undefined }, 'questionType', adminTexts.chooseType],
    ['a strange type', { questionType: 'puzzle' }, 'questionType', adminTexts.chooseType],
    ['three options', { options: ['a', 'b', 'c'] }, 'options', adminTexts.fourOptions],
    ['five options', { options: ['a', 'b', 'c', 'd', 'e'] }, 'options', adminTexts.fourOptions],
    ['no options', { options: undefined }, 'options', adminTexts.fourOptions],
    ['a blank option', { options: ['a', ' ', 'c', 'd'] }, 'options.1', adminTexts.required],
    [
      'two equal options',
      { options: ['mangan', 'turu', ' Mangan.', 'adus'] },
      'options.2',
      adminTexts.sameOption('A'),
    ],
    ['a line without a gap', { question: 'Pundi ingkang leres?' }, 'question', adminTexts.noBlank],
    ['no marked option', { correctAnswer: undefined }, 'correctAnswer', adminTexts.chooseCorrect],
    ['option -1', { correctAnswer: -1 }, 'correctAnswer', adminTexts.chooseCorrect],
    ['option 4', { correctAnswer: 4 }, 'correctAnswer', adminTexts.chooseCorrect],
    ['option 1.5', { correctAnswer: 1.5 }, 'correctAnswer', adminTexts.chooseCorrect],
    ['no dialogue line', { conversation: [] }, 'conversation', adminTexts.noDialogue],
    ['a blank line', { conversation: ['a', ' '] }, 'conversation.1', adminTexts.required],
    ['21 lines', { conversation: Array(21).fill('a') }, 'conversation', adminTexts.tooManyLines],
    ['a number as text', { question: 7 }, 'question', adminTexts.notText],
    ['a text of 2,001', { explanation: 'a'.repeat(2001) }, 'explanation', adminTexts.tooLong],
    ['negative points', { points: -1 }, 'points', adminTexts.points],
    ['half a point', { points: 0.5 }, 'points', adminTexts.notNumber],
    ['an unknown character', { characterId: 'Togog' }, 'characterId', 'Invalid character ID'],
  ])('is refused with %s, and the field is named', async (_what, change, path, message) => {
    const failure = await admin.refuse(adminApi.createQuestion, { body: { ...choice, ...change } });
    expect(failure.status).toBe(400);
    expect(failure.errors).toEqual([{ path, message }]);
    expect(await list()).toEqual([]);
  });

  it.each([undefined, null, '', '  ', ' / ', '...'])(
    'is refused as an essay whose answer is %j',
    async (correctAnswerText) => {
      const failure = await admin.refuse(adminApi.createQuestion, {
        body: { ...essay, correctAnswerText },
      });
      expect(failure.errors).toEqual([{ path: 'correctAnswerText', message: adminTexts.required }]);
    },
  );

  it('is refused with four equal options, each that repeats the first', async () => {
    const failure = await admin.refuse(adminApi.createQuestion, {
      body: { ...choice, options: ['a', 'a', 'a', 'a'] },
    });
    expect(failure.errors).toEqual(
      [1, 2, 3].map((at) => ({ path: `options.${at}`, message: adminTexts.sameOption('A') })),
    );
  });

  it('asks for no gap in an essay, and tells options of signs apart', async () => {
    await admin.call(adminApi.createQuestion, {
      body: { ...essay, question: 'Apa tegese "omah"?' },
    });
    await admin.call(adminApi.createQuestion, {
      body: { ...choice, options: ['?', '!', '.', ','] },
    });
    expect(await list()).toHaveLength(2);
  });

  it('is refused with every missing field named at once', async () => {
    const failure = await admin.refuse(adminApi.createQuestion, {
      body: { questionType: 'multiple_choice', options: ['', '', '', ''], conversation: [''] },
    });
    expect(failure.errors?.map(({ path }) => path).sort()).toEqual([
      'characterId',
      'conversation.0',
      'correctAnswer',
      'explanation',
      'options.0',
      'options.1',
      'options.2',
      'options.3',
      'question',
    ]);
  });
});
