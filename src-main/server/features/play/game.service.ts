import type * as z from 'zod/mini';
import type { CharacterId } from '#shared/constants/characters.ts';
import { LEVELS, SESSION } from '#shared/constants/game.ts';
import type {
  AnswerBody,
  AnswerResult,
  GameSession,
  GameSessionSummary,
} from '#shared/contracts/game.contract.ts';
import { AppError } from '#shared/errors.ts';
import { isUnlocked } from '#shared/rules/level.ts';
import { answerOutcome, countedSeconds, isAnswerRight } from '#shared/rules/session.ts';
import { groupCommit, type SyncTx } from '../../db/group-commit.ts';
import type { GameSessionRow, SessionQuestionRow } from '../../db/schema.ts';
import type { ServerContext } from '../../server-context.ts';
import { findPause } from '../classes/pauses.repository.ts';
import { recordRun } from './ledger.repository.ts';
import { listProgress } from './progress.repository.ts';
import { findVersion, listQuestionKeys } from '../questions/questions.repository.ts';
import { drawQuestions } from './draw-questions.ts';
import {
  toAnswerResult,
  toGameSession,
  toSessionSummary,
  type DrawnQuestion,
} from './game.views.ts';
import { momentOf, type Moment } from '../../lib/timebase.ts';
import { isIdle, usedSeconds } from './session-clock.ts';
import {
  abandonActive,
  advanceSession,
  findSession,
  insertSession,
  listAnswered,
  listNewestSessions,
  listSessionQuestions,
  saveVerdict,
} from './sessions.repository.ts';

/** Server game sessions (section 4, 'Server-session question flow', and the decisions). */
export function createGameService(context: ServerContext) {
  const { db, scope, random } = context;

  return {
    /**
     * Starts a session and serves its first question; an active one of the player is abandoned.
     * Throws NO_QUESTIONS when the unlocked levels have none, and CLASS_PAUSED.
     */
    async start(userId: number, characterId: CharacterId, count: number): Promise<GameSession> {
      return groupCommit(db, (trx) => {
        if (findPause(trx, { userId })) throw new AppError('CLASS_PAUSED');
        const levels = unlockedLevels(trx, userId, characterId);
        const keys = listQuestionKeys(trx, { characterId, levels });
        const questions = drawQuestions(random, keys, count);
        if (questions.length === 0) throw new AppError('NO_QUESTIONS');
        abandonActive(trx, { userId });
        const { lives } = SESSION;
        const moment = momentOf(context);
        const { session, rows } = insertSession(trx, {
          userId,
          characterId,
          lives,
          questions,
          moment,
        });
        return toGameSession(session, withContents(trx, rows), moment);
      });
    },

    /** One session. Somebody else's is NOT_FOUND, like one that never was. */
    async get(userId: number, sessionId: number): Promise<GameSession> {
      return groupCommit(db, (trx) => {
        const moment = playMoment(trx, userId);
        return view(trx, getSession(trx, userId, sessionId, moment), moment);
      });
    },

    /** Ends an active session early as abandoned; a finished one stays as it is. */
    async complete(userId: number, sessionId: number): Promise<GameSession> {
      return groupCommit(db, (trx) => {
        const moment = playMoment(trx, userId);
        const session = getSession(trx, userId, sessionId, moment);
        if (session.status !== 'active') return view(trx, session, moment);
        abandonActive(trx, { userId, sessionId });
        return view(trx, { ...session, status: 'abandoned' }, moment);
      });
    },

    /** The player's newest sessions with their answers. */
    async newest(userId: number, limit: number): Promise<GameSessionSummary[]> {
      return groupCommit(db, (trx) => {
        const moment = playMoment(trx, userId);
        const sessions = listNewestSessions(trx, { userId, limit }, moment);
        if (sessions.length === 0) return [];
        const sessionIds = sessions.map((session) => session.id);
        const answered = listAnswered(trx, { sessionIds });
        return sessions.map((session) =>
          toSessionSummary(
            session,
            answered.filter((row) => row.session_id === session.id),
          ),
        );
      });
    },

    /**
     * Judges the answer to the current question; the last one completes the session and moves the
     * totals in the same transaction. A question that has its verdict keeps it. Throws
     * NOT_CURRENT_QUESTION for another question, SESSION_OVER once there is no current one, and
     * CLASS_PAUSED while no answers are taken.
     */
    async answer(userId: number, body: z.output<typeof AnswerBody>): Promise<AnswerResult> {
      // Taken before anything waits: a busy server costs the player no time.
      const arrived = momentOf(context);
      const result = await groupCommit(db, (trx) => {
        const pause = findPause(trx, { userId });
        const session = getSession(trx, userId, body.sessionId, pause ?? arrived);
        const rows = listSessionQuestions(trx, { sessionId: session.id });
        const row = rows.find((candidate) => candidate.question_id === body.questionId);
        if (row && row.answered_at !== null) {
          return toAnswerResult(rows, withContent(trx, row));
        }
        // Thrown outside: in here it would undo that an idle session has just been abandoned.
        if (session.status !== 'active') return undefined;
        if (pause) throw new AppError('CLASS_PAUSED');
        if (row?.position !== session.current_index) throw new AppError('NOT_CURRENT_QUESTION');
        return judge(trx, session, rows, row, body, arrived);
      });
      if (!result) throw new AppError('SESSION_OVER');
      return result;
    },
  };

  function judge(
    trx: SyncTx,
    session: GameSessionRow,
    rows: readonly SessionQuestionRow[],
    row: SessionQuestionRow,
    body: z.output<typeof AnswerBody>,
    arrived: Moment,
  ): AnswerResult {
    const { content } = withContent(trx, row);
    const used = usedSeconds(session, arrived, body.timeSpent);
    const { isCorrect, points, lives } = answerOutcome({
      matches: isAnswerRight(content, body),
      used,
      lives: session.lives,
      questionPoints: row.points_possible,
    });
    const answered = saveVerdict(trx, {
      sessionId: session.id,
      position: row.position,
      selectedAnswer: body.selectedAnswer ?? null,
      textAnswer: body.textAnswer ?? null,
      isCorrect: isCorrect ? 1 : 0,
      points,
      timeSpent: countedSeconds(used),
      now: arrived.now,
    });
    // Another process has judged it since it was read; asked again, the client gets that verdict.
    if (!answered) throw new AppError('BUSY');
    const score = session.score + points;
    const nextIndex = row.position + 1;
    const isLast = nextIndex === session.total_questions;
    const served = momentOf(context);
    advanceSession(trx, { id: session.id, score, lives, nextIndex, isLast }, served);
    const judged = rows.with(row.position, answered);
    if (isLast) {
      recordRun(trx, {
        userId: session.user_id,
        kind: 'session',
        characterId: session.character_id,
        level: null,
        sessionId: session.id,
        score,
        gained: score,
        correct: judged.filter((question) => question.is_correct === 1).length,
        questions: judged.length,
        isCompleted: true,
        seconds: judged.reduce((sum, question) => sum + (question.time_spent ?? 0), 0),
        now: served.now,
      });
    }
    return toAnswerResult(judged, { row: answered, content });
  }

  /** The moment that counts for a player's clock: while their class is paused, it stands still. */
  function playMoment(trx: SyncTx, userId: number): Moment {
    return findPause(trx, { userId }) ?? momentOf(context);
  }

  /** The player's session as it stands; one that was left alone is abandoned by being touched. */
  function getSession(
    trx: SyncTx,
    userId: number,
    sessionId: number,
    moment: Moment,
  ): GameSessionRow {
    const session = findSession(trx, { id: sessionId, userId });
    if (!session) throw new AppError('NOT_FOUND');
    if (session.status !== 'active' || !isIdle(session, moment)) return session;
    abandonActive(trx, { userId, sessionId });
    return { ...session, status: 'abandoned' };
  }

  function view(trx: SyncTx, session: GameSessionRow, moment: Moment): GameSession {
    const rows = listSessionQuestions(trx, { sessionId: session.id });
    return toGameSession(session, withContents(trx, rows), moment);
  }

  /** Drawn questions with the wording that was drawn, whatever an admin has done to it since. */
  function withContents(trx: SyncTx, rows: readonly SessionQuestionRow[]): DrawnQuestion[] {
    return rows.map((row) => withContent(trx, row));
  }

  function withContent(trx: SyncTx, row: SessionQuestionRow): DrawnQuestion {
    const content = findVersion(trx, scope, row.version_id);
    if (!content) throw new Error(`question version ${row.version_id} is gone`);
    return { row, content };
  }
}

function unlockedLevels(trx: SyncTx, userId: number, characterId: CharacterId) {
  const progress = listProgress(trx, { userId, characterId });
  const completed = new Set(
    progress.filter((row) => row.is_completed === 1).map((row) => row.level),
  );
  return LEVELS.filter((level) => isUnlocked(level, completed));
}
