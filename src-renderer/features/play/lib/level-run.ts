import { parseCharacterId } from '#shared/constants/characters.ts';
import { LOCAL_PLAY } from '#shared/constants/game.ts';
import type {
  AnswerResult,
  GameSession,
  SessionQuestion,
} from '#shared/contracts/game.contract.ts';
import type { LevelRun } from '#shared/contracts/progress.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { levelPoints } from '#shared/rules/level-run.ts';
import { isAnswerRight } from '#shared/rules/session.ts';
import type { SentAnswer } from '../../../lib/answer-outbox.ts';

const sum = (points: readonly { points: number }[]): number =>
  points.reduce((total, one) => total + one.points, 0);

/** A level run as the screens of the game know every run: its questions have their keys from the start. */
export const fromLevelRun = (run: LevelRun): GameSession => ({
  _id: run._id,
  kind: 'level',
  characterId: run.characterId,
  level: run.level,
  score: sum(run.answers),
  lives: 0,
  currentQuestionIndex: run.position,
  totalQuestions: run.questions.length,
  status: 'active',
  createdAt: '',
  completedAt: null,
  secondsLeft: LOCAL_PLAY.questionSeconds,
  answers: run.answers,
  questions: run.questions.map(toSessionQuestion),
});

const toSessionQuestion = (question: PlayQuestion): SessionQuestion => ({
  _id: String(question.id),
  characterId: parseCharacterId(question.character) ?? 'semar',
  level: question.level,
  conversation: question.conversation,
  question: question.questionLine,
  questionType: question.type,
  options: question.options,
  points: levelPoints(true),
  hint: question.hint,
  translation: question.translation,
  correctAnswer: question.correctAnswer,
  correctAnswerText: question.correctAnswerText,
  explanation: question.explanation,
});

/** The verdict of the page on an answer of a level, by the rules that the server judges it by. */
export function judgeHere(
  session: GameSession,
  question: SessionQuestion,
  { selectedAnswer, textAnswer, timeSpent }: SentAnswer,
): AnswerResult {
  const { correctAnswer = -1, correctAnswerText = '', explanation = '', questionType } = question;
  const isCorrect = isAnswerRight(
    { type: questionType, correctAnswer, correctAnswerText },
    { selectedAnswer, textAnswer },
  );
  const points = levelPoints(isCorrect);
  const given = {
    questionId: question._id,
    selectedAnswer: selectedAnswer ?? null,
    textAnswer: textAnswer ?? null,
    isCorrect,
    points,
    timeSpent,
  };
  const answers = [...session.answers, given];
  return {
    isCorrect,
    points,
    score: session.score + points,
    lives: session.lives,
    currentQuestionIndex: answers.length,
    answers,
    isGameComplete: answers.length === session.totalQuestions,
    correctAnswer,
    correctAnswerText,
    explanation,
  };
}
