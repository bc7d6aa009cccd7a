import { describe, expect, it } from 'vitest';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import type { GivenAnswer } from './level-game-state.ts';
import { answerText, isMissed, reviewItems } from './review.ts';

const choice: PlayQuestion = {
  id: 1,
  character: 'Semar',
  level: 1,
  type: 'multiple_choice',
  conversation: [],
  questionLine: '_____',
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 1,
  correctAnswerText: '',
  explanation: '',
};
const essay: PlayQuestion = { ...choice, type: 'essay', options: [], correctAnswerText: 'tindak' };

const given = (question: PlayQuestion, change: Partial<GivenAnswer>): GivenAnswer => ({
  question,
  selected: null,
  text: '',
  outcome: 'wrong',
  seconds: 1,
  ...change,
});

describe('reviewItems', () => {
  it('numbers the answers and tells the missed ones', () => {
    const items = reviewItems([
      given(choice, { selected: 1, outcome: 'right' }),
      given(choice, { selected: 0 }),
      given(essay, { outcome: 'timeout' }),
    ]);
    expect(items.map((item) => [item.number, isMissed(item)])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect(items.map((item) => item.verdict.correctText)).toEqual(['b', 'b', 'tindak']);
  });

  it.each([
    [given(choice, { selected: 2 }), 'c'],
    [given(choice, {}), null],
    [given(essay, { text: ' lunga ' }), 'lunga'],
    [given(essay, { text: '  ' }), null],
  ])('says what was answered', (answer, expected) => {
    const [item] = reviewItems([answer]);
    expect(item && answerText(item)).toBe(expected);
  });
});
