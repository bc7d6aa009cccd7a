import { describe, expect, it } from 'vitest';
import type { SessionQuestion } from '#shared/contracts/game.contract.ts';
import type { SessionAnswer } from '#shared/contracts/run.ts';
import type { Outcome } from './card-question.ts';
import { sampleAnswer, sampleChoice, sampleEssay, sampleSession } from './run-samples.ts';
import {
  toCard,
  isLateAnswer,
  progressCells,
  draftOf,
  runningStreak,
  verdictOf,
} from './run-view.ts';
import { reviewItems, tallyOf } from './run-result.ts';

const choice: SessionQuestion = {
  ...sampleChoice(1),
  correctAnswer: 1,
  correctAnswerText: '',
  explanation: 'b',
};
const essay: SessionQuestion = { ...sampleEssay(3), correctAnswer: 0, correctAnswerText: 'tindak' };
const wrong = { isCorrect: false, points: 0 };
const text = (textAnswer: string, change: Partial<SessionAnswer> = {}) =>
  sampleAnswer({ selectedAnswer: null, textAnswer, ...change });

describe('the verdict on an answer', () => {
  it.each<[string, SessionQuestion, SessionAnswer, Outcome, boolean, number | null]>([
    ['right', choice, sampleAnswer(), 'right', false, 1],
    ['wrong', choice, sampleAnswer({ ...wrong, selectedAnswer: 2 }), 'wrong', false, 2],
    [
      'not answered',
      choice,
      sampleAnswer({ ...wrong, selectedAnswer: -1 }),
      'timeout',
      false,
      null,
    ],
    ['right but late', choice, sampleAnswer(wrong), 'timeout', true, null],
    ['right essay', essay, text('Tindak'), 'right', false, null],
    ['wrong essay', essay, text('lunga', wrong), 'wrong', false, null],
    ['late essay', essay, text('tindak.', wrong), 'timeout', true, null],
  ])('%s', (_, question, answer, outcome, late, selected) => {
    expect(verdictOf(question, answer).outcome).toBe(outcome);
    expect(isLateAnswer(question, answer)).toBe(late);
    expect(draftOf(question, answer).selected).toBe(selected);
  });

  it('names the right answer', () => {
    expect(verdictOf(choice, sampleAnswer())).toMatchObject({
      correctIndex: 1,
      correctText: 'b',
      explanation: 'b',
    });
    expect(verdictOf(essay, text('tindak'))).toMatchObject({
      correctIndex: null,
      correctText: 'tindak',
      explanation: '',
    });
  });

  it('keeps what was typed', () => {
    expect(draftOf(essay, text('lunga', wrong)).text).toBe('lunga');
  });
});

describe('toCard', () => {
  it('takes the question line and the id', () => {
    expect(toCard({ ...choice, hint: ' ' })).toMatchObject({
      key: '1',
      type: 'multiple_choice',
      questionLine: 'Semar: _____',
      hint: null,
      translation: null,
    });
  });
});

describe('a session on screen', () => {
  const session = sampleSession({
    questions: [choice, { ...choice, _id: '2' }, sampleEssay(3)],
    currentQuestionIndex: 2,
    answers: [sampleAnswer(), sampleAnswer({ ...wrong, questionId: '2', timeSpent: 30 })],
    score: 13,
  });

  it('has one cell for each question', () => {
    expect(progressCells(session, false)).toEqual(['right', 'wrong', 'current']);
    expect(progressCells(session, true)).toEqual(['right', 'wrong', 'open']);
  });

  it('adds up', () => {
    expect(runningStreak(session)).toBe(0);
    expect(tallyOf(session)).toEqual({
      correct: 1,
      total: 3,
      score: 13,
      accuracy: 33,
      share: 100 / 3,
      bestStreak: 1,
      seconds: 39,
    });
  });

  it('lets only answered questions be reviewed', () => {
    expect(reviewItems(session).map(({ number, verdict }) => [number, verdict.outcome])).toEqual([
      [1, 'right'],
      [2, 'timeout'],
    ]);
  });
});
