import { describe, expect, it } from 'vitest';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { fromPlayQuestion, gapWord, isAnswerable, shownTexts } from './card-question.ts';

const question: PlayQuestion = {
  id: 1101,
  character: 'Gareng',
  level: 1,
  type: 'multiple_choice',
  conversation: ['Slamet: Kowe kena apa?', 'Gareng: Ora apa-apa.'],
  questionLine: 'Gareng: Wetengku _____.',
  options: ['loro', 'sakit', 'lara', 'gerah'],
  correctAnswer: 2,
  correctAnswerText: '',
  explanation: 'Lara.',
};

describe('fromPlayQuestion', () => {
  it('leaves out blank hints and translations', () => {
    const card = fromPlayQuestion({
      ...question,
      hint: '  ',
      translation: {
        conversation: ['', ' '],
        questionLine: '',
        options: [],
        correctAnswerText: '',
      },
    });
    expect(card).toMatchObject({ key: '1101', hint: null, translation: null });
  });

  it('keeps a typed hint', () => {
    expect(fromPlayQuestion({ ...question, hint: ' Krama ' }).hint).toBe('Krama');
  });
});

describe('shownTexts', () => {
  const card = fromPlayQuestion({
    ...question,
    translation: {
      conversation: ['Slamet: Kamu kenapa?', ''],
      questionLine: 'Gareng: Perutku _____.',
      options: ['dua [loro]'],
      correctAnswerText: '',
    },
  });

  it('shows Javanese by default', () => {
    const shown = shownTexts(card, false);
    expect(shown.questionLine).toEqual({ text: question.questionLine, lang: 'jv' });
    expect(shown.options.map((o) => o.text)).toEqual(question.options);
  });

  it('translates line by line and keeps what has no translation', () => {
    const shown = shownTexts(card, true);
    expect(shown.conversation).toEqual([
      { text: 'Slamet: Kamu kenapa?', lang: 'id' },
      { text: 'Gareng: Ora apa-apa.', lang: 'jv' },
    ]);
    expect(shown.options.map((o) => o.lang)).toEqual(['id', 'jv', 'jv', 'jv']);
  });
});

describe('isAnswerable', () => {
  it.each([
    ['multiple_choice', null, 'lara', false],
    ['multiple_choice', 0, '', true],
    ['essay', null, ' \n ', false],
    ['essay', null, ' lara', true],
  ] as const)('%s %j %j', (type, selected, text, expected) => {
    expect(isAnswerable(type, { selected, text })).toBe(expected);
  });
});

describe('gapWord', () => {
  it.each([
    ['tindak', 'tindak'],
    ['sakit [lara]', 'sakit'],
    ['siram / adus', 'siram'],
    ['[lara]', '[lara]'],
  ])('%j', (text, word) => {
    expect(gapWord(text)).toBe(word);
  });
});
