import { describe, expect, it } from 'vitest';
import {
  NO_OPTION,
  blankFields,
  fieldErrors,
  fieldsOfBank,
  questionOf,
  sameFields,
  type QuestionFields,
} from './question-fields.ts';
import { sampleEssay, sampleFields } from './samples.testing.ts';

const line = (text: string, key = 1) => ({ key, text, translation: '' });
const blank = { text: '', translation: '' };
const options = (...texts: string[]) => texts.map((text) => ({ text, translation: '' }));

describe('what is still asked for (section 5)', () => {
  it.each<[string, Partial<QuestionFields>, string[]]>([
    ['nothing of a whole one', {}, []],
    [
      'every line',
      { lines: [line('a'), line(' ', 2), line('', 3)] },
      ['conversation.1', 'conversation.2'],
    ],
    ['the question line', { questionLine: blank }, ['question']],
    ['all four options', { options: options('a', '', 'c', ' ') }, ['options.1', 'options.3']],
    ['the right one', { correctAnswer: NO_OPTION }, ['correctAnswer']],
    ['the explanation', { explanation: '  ' }, ['explanation']],
    ['no hint', { hint: '' }, []],
    ['the text of an essay', { type: 'essay', answerText: blank }, ['correctAnswerText']],
    [
      'more than signs of an essay',
      { type: 'essay', answerText: { ...blank, text: '...' } },
      ['correctAnswerText'],
    ],
    [
      'no options of an essay',
      { type: 'essay', options: options('', '', '', ''), answerText: { ...blank, text: 'kesah' } },
      [],
    ],
    [
      'at most twenty lines',
      { lines: Array.from({ length: 21 }, (_none, n) => line('a', n)) },
      ['conversation', 'translation.conversation'],
    ],
  ])('%s', (_name, change, paths) => {
    expect(Object.keys(fieldErrors(sampleFields(change))).sort()).toEqual(paths);
  });

  it('all at once of a blank one', () => {
    expect(Object.keys(fieldErrors(blankFields('semar', 1))).sort()).toEqual([
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

describe('the question of a form', () => {
  it('has the shape of the editor, with the translation in step', () => {
    expect(questionOf(10_001, sampleFields())).toMatchObject({
      id: 10_001,
      character: 'Petruk',
      level: 2,
      type: 'multiple_choice',
      conversation: ['Petruk: Sugeng enjing, Ma.', 'Semar: Sugeng enjing.'],
      correctAnswer: 2,
      translation: { conversation: ['Petruk: Selamat pagi, Romo.', ''] },
    });
  });

  it('has no options when it is an essay, and no translation when nobody wrote one', () => {
    const essay = { ...sampleEssay(), lines: [line('Petruk: Apa?')] };
    const question = questionOf(10_002, essay);
    expect(question).toMatchObject({ options: [], correctAnswer: 0, correctAnswerText: 'kesah' });
    expect(question).not.toHaveProperty('translation');
    expect(question).not.toHaveProperty('hint');
  });

  it('is none while something is missing', () => {
    expect(questionOf(10_001, blankFields('semar', 1))).toBeUndefined();
  });

  it.each([
    sampleFields(),
    sampleFields({ hint: 'Elinga.' }),
    sampleFields({ topic: 'keluarga', competences: ['C.UU.3'] }),
  ])('comes back as it was', (fields) => {
    const question = questionOf(10_001, fields);
    expect(question && sameFields(fieldsOfBank(question), fields)).toBe(true);
  });
});

it('tells questions apart by what is read, not by keys', () => {
  const fields = sampleFields();
  const rekeyed = fields.lines.map((one) => ({ ...one, key: one.key + 7 }));
  expect(sameFields(fields, { ...fields, lines: rekeyed })).toBe(true);
  expect(sameFields(fields, { ...fields, hint: 'x' })).toBe(false);
});
