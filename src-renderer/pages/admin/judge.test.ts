import { expect, it } from 'vitest';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { judge } from './judge.ts';

const question: PlayQuestion = {
  id: 1,
  character: 'Semar',
  level: 1,
  type: 'multiple_choice',
  conversation: [],
  questionLine: '',
  options: ['nedha', 'dhahar', 'mangan', 'madhang'],
  correctAnswer: 1,
  correctAnswerText: 'sare / tilem',
  explanation: 'Krama inggil.',
};

it.each([
  ['multiple_choice', 1, '', 'right', 1, 'dhahar'],
  ['multiple_choice', 2, '', 'wrong', 1, 'dhahar'],
  ['essay', null, 'Tilem.', 'right', null, 'sare / tilem'],
  ['essay', null, 'turu', 'wrong', null, 'sare / tilem'],
] as const)(
  '%s, option %s, text %j: %s',
  (type, selected, text, outcome, correctIndex, correctText) => {
    expect(judge({ ...question, type }, { selected, text })).toEqual({
      outcome,
      correctIndex,
      correctText,
      explanation: question.explanation,
    });
  },
);

it('has no right option while none is marked', () => {
  const unmarked = { ...question, correctAnswer: -1 };
  expect(judge(unmarked, { selected: 0, text: '' })).toMatchObject({
    outcome: 'wrong',
    correctText: '',
  });
});
