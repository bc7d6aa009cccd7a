import type {
  AnswerResult,
  GameSession,
  GameSessionSummary,
  SessionQuestion,
} from '#shared/contracts/game.contract.ts';
import type { SessionAnswer } from '#shared/contracts/run.ts';
import type { LevelRun, LevelVerdict } from '#shared/contracts/progress.contract.ts';
import { SESSION, type Level } from '#shared/constants/game.ts';
import { parseLevel } from '#shared/rules/level.ts';
import { RUN_RULES } from '#shared/rules/run.ts';
import { toServedIndex } from '#shared/rules/served-order.ts';
import { livesAfter, secondsLeft } from '#shared/rules/session.ts';
import type { GameSessionRow, SessionQuestionRow } from '../../db/schema.ts';
import { toAnswerKey, toOpenQuestion } from '../questions/questions.views.ts';
import { statusAfter, type DrawnQuestion, type Judged } from './runs.ts';
import type { Moment } from '../../lib/timebase.ts';
import { usedSeconds } from './session-clock.ts';

const isAnswered = (row: SessionQuestionRow): boolean => row.answered_at !== null;

/** A session as its player sees it; a question carries its key only once answered. */
export function toGameSession(
  session: GameSessionRow,
  questions: readonly DrawnQuestion[],
  moment: Moment,
): GameSession {
  const answered = questions.map(({ row }) => row).filter(isAnswered);
  return {
    ...toSessionSummary(session, answered),
    secondsLeft:
      session.status === 'active' && RUN_RULES[session.kind].isTimed
        ? secondsLeft(usedSeconds(session, moment))
        : null,
    questions: questions.map(toSessionQuestion),
  };
}

/** A session in a list. */
export const toSessionSummary = (
  session: GameSessionRow,
  answered: readonly SessionQuestionRow[],
): GameSessionSummary => ({
  _id: String(session.id),
  kind: session.kind,
  characterId: session.character_id,
  level: parseLevel(session.level) ?? null,
  score: session.score,
  lives: session.lives,
  currentQuestionIndex: session.current_index,
  totalQuestions: session.total_questions,
  status: session.status,
  createdAt: new Date(session.created_at).toISOString(),
  completedAt: session.completed_at === null ? null : new Date(session.completed_at).toISOString(),
  answers: answered.map(toSessionAnswer),
});

/**
 * The verdict on an answer, with the session as it stood right after it: told from the answers up
 * to this one alone, so that a repeat of the same answer reads the same at any later time.
 */
export function toAnswerResult(
  rows: readonly SessionQuestionRow[],
  { row, content }: DrawnQuestion,
): AnswerResult {
  const answers = rows.slice(0, row.position + 1).map(toSessionAnswer);
  return {
    isCorrect: row.is_correct === 1,
    points: row.points ?? 0,
    score: answers.reduce((sum, answer) => sum + answer.points, 0),
    lives: answers.reduce<number>(
      (lives, answer) => livesAfter(lives, answer.isCorrect),
      SESSION.lives,
    ),
    currentQuestionIndex: row.position + 1,
    answers,
    isGameComplete: row.position + 1 === rows.length,
    ...toAnswerKey(content),
  };
}

/** A level run as its player goes on with it. */
export const toLevelRun = (
  session: GameSessionRow,
  questions: readonly DrawnQuestion[],
): LevelRun => ({
  _id: String(session.id),
  characterId: session.character_id,
  level: levelOf(session),
  position: session.current_index,
  questions: questions.map(({ content }) => content),
  answers: questions
    .map(({ row }) => row)
    .filter(isAnswered)
    .map(toSessionAnswer),
});

/** The verdict on an answer of a level run; like `toAnswerResult`, it reads the same at any later time. */
export function toLevelVerdict({ session, rows, question }: Judged): LevelVerdict {
  const { row, content } = question;
  const position = row.position + 1;
  return {
    isCorrect: row.is_correct === 1,
    points: row.points ?? 0,
    score: rows.slice(0, position).reduce((sum, { points }) => sum + (points ?? 0), 0),
    position,
    status: statusAfter(session.kind, rows, position),
    ...toAnswerKey(content),
  };
}

function levelOf({ id, level }: GameSessionRow): Level {
  const known = parseLevel(level);
  if (known === undefined) throw new Error(`run ${id} is of no level`);
  return known;
}

const toSessionQuestion = ({ row, content }: DrawnQuestion): SessionQuestion => ({
  ...toOpenQuestion(content, row.points_possible),
  ...(isAnswered(row) ? toAnswerKey(content) : {}),
});

const toSessionAnswer = (row: SessionQuestionRow): SessionAnswer => ({
  questionId: String(row.question_id),
  selectedAnswer:
    row.selected_answer === null ? null : toServedIndex(row.option_seed, row.selected_answer),
  textAnswer: row.text_answer,
  isCorrect: row.is_correct === 1,
  points: row.points ?? 0,
  timeSpent: row.time_spent ?? 0,
});
