import { describe, expect, it } from 'vitest';
import { answerText, isMissed } from './review.ts';
import { reviewItems } from './run-result.ts';
import { sampleAnswer, sampleChoice, sampleEssay, sampleSession } from './run-samples.ts';

const choice = { ...sampleChoice(1), correctAnswer: 1 };
const essay = { ...sampleEssay(2), correctAnswerText: 'tindak' };

describe('reviewItems', () => {
  it('numbers the answers of one run after the other and tells the missed ones', () => {
    const right = sampleAnswer({ isCorrect: true, selectedAnswer: 1 });
    const wrong = sampleAnswer({ isCorrect: false, selectedAnswer: 0 });
    const ranOut = sampleAnswer({ isCorrect: false, selectedAnswer: -1 });
    const items = reviewItems(
      sampleSession({ questions: [choice, choice], answers: [right, wrong] }),
      sampleSession({ questions: [essay, choice], answers: [ranOut] }),
    );
    expect(items.map((item) => [item.number, isMissed(item), item.verdict.outcome])).toEqual([
      [1, false, 'right'],
      [2, true, 'wrong'],
      [3, true, 'timeout'],
    ]);
    expect(items.map((item) => item.verdict.correctText)).toEqual(['b', 'b', 'tindak']);
  });

  it.each([
    [choice, { selectedAnswer: 2, textAnswer: null }, 'c'],
    [choice, { selectedAnswer: -1, textAnswer: null }, null],
    [essay, { selectedAnswer: null, textAnswer: ' lunga ' }, 'lunga'],
    [essay, { selectedAnswer: -1, textAnswer: 'lun' }, 'lun'],
    [essay, { selectedAnswer: -1, textAnswer: null }, null],
  ])('says what was answered', (question, given, expected) => {
    const answers = [sampleAnswer({ ...given, isCorrect: false })];
    const [item] = reviewItems(sampleSession({ questions: [question], answers }));
    expect(item && answerText(item)).toBe(expected);
  });
});
