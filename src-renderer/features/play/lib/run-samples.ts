import type {
  AnswerResult,
  GameSession,
  SessionQuestion,
} from '#shared/contracts/game.contract.ts';
import type { SessionAnswer } from '#shared/contracts/run.ts';
import { SESSION } from '#shared/constants/game.ts';

/** Sessions for the tests of this folder. */
export const sampleChoice = (id: number): SessionQuestion => ({
  _id: String(id),
  characterId: 'semar',
  level: 1,
  conversation: ['Petruk: Apa?'],
  question: 'Semar: _____',
  questionType: 'multiple_choice',
  options: ['a', 'b', 'c', 'd'],
  points: 10,
});

export const sampleEssay = (id: number): SessionQuestion => ({
  ...sampleChoice(id),
  questionType: 'essay',
  options: [],
});

export const sampleSession = (change: Partial<GameSession> = {}): GameSession => {
  const questions = change.questions ?? [sampleChoice(1), sampleChoice(2), sampleEssay(3)];
  return {
    _id: '7',
    kind: 'challenge',
    characterId: 'semar',
    level: null,
    score: 0,
    lives: SESSION.lives,
    currentQuestionIndex: 0,
    totalQuestions: questions.length,
    status: 'active',
    createdAt: '2026-11-20T02:12:00.000Z',
    completedAt: null,
    secondsLeft: SESSION.questionSeconds,
    answers: [],
    ...change,
    questions,
  };
};

export const sampleAnswer = (change: Partial<SessionAnswer> = {}): SessionAnswer => ({
  questionId: '1',
  selectedAnswer: 1,
  textAnswer: null,
  isCorrect: true,
  points: 13,
  timeSpent: 9,
  ...change,
});

export const sampleResult = (change: Partial<AnswerResult> = {}): AnswerResult => ({
  isCorrect: true,
  points: 13,
  score: 13,
  lives: SESSION.lives,
  currentQuestionIndex: 1,
  answers: [sampleAnswer()],
  isGameComplete: false,
  correctAnswer: 1,
  correctAnswerText: '',
  explanation: 'b',
  ...change,
});
