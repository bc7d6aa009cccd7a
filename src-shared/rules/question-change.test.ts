import { describe, expect, it } from 'vitest';
import type { PlayQuestion } from '../contracts/question.ts';
import { isAnotherQuestion } from './question-change.ts';

const old: PlayQuestion = {
  id: 203,
  character: 'Semar',
  level: 2,
  type: 'multiple_choice',
  conversation: [
    'Gareng: Pak, panjenengan lagi wae kondur saka sawah?',
    'Semar: Iya, Le. Hawane panas, aku ngelak.',
  ],
  questionLine: 'Gareng: Mangga _____ dhisik, mumpung isih anget.',
  options: ['ngombe', 'nyuwun', 'dhahar', 'ngunjuk'],
  correctAnswer: 3,
  correctAnswerText: '',
  explanation: 'Minum untuk yang dihormati.',
};
const essay: PlayQuestion = {
  ...old,
  type: 'essay',
  options: [],
  correctAnswer: 0,
  correctAnswerText: 'ngunjuk',
};

describe('a question stays the same', () => {
  it.each<[string, Partial<PlayQuestion>]>([
    ['with another explanation', { explanation: 'Lain.' }],
    [
      'with its options in another order',
      { options: [...old.options].reverse(), correctAnswer: 0 },
    ],
    ['with one weak option exchanged', { options: ['ngombe', 'mundhut', 'dhahar', 'ngunjuk'] }],
    ['with a mended line', { questionLine: 'Gareng: Mangga _____ rumiyin, mumpung isih anget.' }],
  ])('%s', (_what, change) => {
    expect(isAnotherQuestion(old, { ...old, ...change })).toBe(false);
  });

  it('with a further accepted text', () => {
    const now = { ...essay, correctAnswerText: 'ngunjuk / unjuk-unjuk' };
    expect(isAnotherQuestion(essay, now)).toBe(false);
  });
});

describe('a question is another one', () => {
  it.each<[string, Partial<PlayQuestion>]>([
    ['with another key', { correctAnswer: 0 }],
    ['as an essay', essay],
    ['with other options', { options: ['kopi', 'teh', 'dhahar', 'ngunjuk'] }],
    [
      'with another story',
      { conversation: ['Ratri: Budhe sampun rawuh?', 'Sari: Sampun, nembe pinarak ing ngarep.'] },
    ],
  ])('%s', (_what, change) => {
    expect(isAnotherQuestion(old, { ...old, ...change })).toBe(true);
  });
});
