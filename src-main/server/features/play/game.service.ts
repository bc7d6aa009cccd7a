import type * as z from 'zod/mini';
import type { CharacterId } from '#shared/constants/characters.ts';
import { LEVELS } from '#shared/constants/game.ts';
import type {
  AnswerBody,
  AnswerResult,
  GameSession,
  GameSessionSummary,
} from '#shared/contracts/game.contract.ts';
import { AppError } from '#shared/errors.ts';
import { isUnlocked } from '#shared/rules/level.ts';
import { CHALLENGE_SLOT } from '#shared/rules/run.ts';
import { groupCommit, type SyncTx } from '../../db/group-commit.ts';
import type { GameSessionRow, SessionQuestionRow } from '../../db/schema.ts';
import type { ServerContext } from '../../server-context.ts';
import { findPause } from './pauses.repository.ts';
import { listProgress } from './progress.repository.ts';
import { completedLevels } from './progress.views.ts';
import { listQuestionKeys } from '../questions/questions.repository.ts';
import { drawQuestions } from './draw-questions.ts';
import { toAnswerResult, toGameSession, toSessionSummary } from './game.views.ts';
import { createRuns, type DrawnQuestion } from './runs.ts';
import { momentOf, type Moment } from '../../lib/timebase.ts';
import {
  abandonSession,
  findActive,
  insertSession,
  listAnswered,
  listNewestSessions,
  listSessionQuestions,
  listUnfinished,
} from './sessions.repository.ts';

/** Server game sessions (section 4, 'Server-session question flow', and the decisions). */
export function createGameService(context: ServerContext) {
  const { db, random } = context;
  const runs = createRuns(context);

  return {
    /**
     * Starts a challenge and serves its first question; an active one of the player is abandoned.
     * Throws NO_QUESTIONS when the unlocked levels have none, and CLASS_PAUSED.
     */
    async start(userId: number, characterId: CharacterId, count: number): Promise<GameSession> {
      return groupCommit(db, (trx) => {
        if (findPause(trx, { userId })) throw new AppError('CLASS_PAUSED');
        const levels = unlockedLevels(trx, userId, characterId);
        const keys = listQuestionKeys(trx, { characterId, levels });
        const questions = drawQuestions(random, keys, count);
        if (questions.length === 0) throw new AppError('NO_QUESTIONS');
        const active = findActive(trx, { userId, slot: CHALLENGE_SLOT });
        if (active) abandonSession(trx, { userId, id: active.id });
        const moment = momentOf(context);
        const { session, rows } = insertSession(trx, {
          userId,
          kind: 'challenge',
          slot: CHALLENGE_SLOT,
          characterId,
          level: null,
          questions: runs.deal(trx, { userId, kind: 'challenge' }, questions),
          moment,
        });
        return toGameSession(session, withContents(trx, rows), moment);
      });
    },

    /** One run of the player. Somebody else's is NOT_FOUND, like one that never was. */
    async get(userId: number, runId: number): Promise<GameSession> {
      return groupCommit(db, (trx) => {
        const moment = runs.playMoment(trx, userId);
        return view(trx, runs.get(trx, { userId, runId }, moment), moment);
      });
    },

    /** Ends an active run early as abandoned; a finished one stays as it is. */
    async complete(userId: number, runId: number): Promise<GameSession> {
      return groupCommit(db, (trx) => {
        const moment = runs.playMoment(trx, userId);
        const session = runs.get(trx, { userId, runId }, moment);
        if (session.status !== 'active') return view(trx, session, moment);
        abandonSession(trx, { userId, id: runId });
        return view(trx, { ...session, status: 'abandoned' }, moment);
      });
    },

    /**
     * The player's newest runs with their answers, or only those that can be gone on with. One left alone
     * for too long is abandoned.
     */
    async newest(userId: number, limit: number, status?: 'active'): Promise<GameSessionSummary[]> {
      return groupCommit(db, (trx) => {
        const moment = runs.playMoment(trx, userId);
        const rows =
          status === undefined
            ? listNewestSessions(trx, { userId, limit })
            : listUnfinished(trx, { userId, limit });
        const sessions = rows
          .map((session) => runs.settled(trx, session, moment))
          .filter((session) => status === undefined || session.status === status);
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

    /** Judges an answer of a challenge. Throws as `answer` of the runs does, and SESSION_OVER. */
    async answer(
      userId: number,
      { sessionId: runId, ...given }: z.output<typeof AnswerBody>,
    ): Promise<AnswerResult> {
      const arrived = momentOf(context);
      const judged = await groupCommit(db, (trx) =>
        runs.answer(trx, userId, 'challenge', { ...given, runId, arrived }),
      );
      if (!judged) throw new AppError('SESSION_OVER');
      return toAnswerResult(judged.rows, judged.question);
    },
  };

  function view(trx: SyncTx, session: GameSessionRow, moment: Moment): GameSession {
    const rows = listSessionQuestions(trx, { sessionId: session.id });
    return toGameSession(session, withContents(trx, rows), moment);
  }

  function withContents(trx: SyncTx, rows: readonly SessionQuestionRow[]): DrawnQuestion[] {
    return rows.map((row) => runs.withContent(trx, row));
  }
}

function unlockedLevels(trx: SyncTx, userId: number, characterId: CharacterId) {
  const completed = completedLevels(listProgress(trx, { userId, characterId }));
  return LEVELS.filter((level) => isUnlocked(level, completed));
}
