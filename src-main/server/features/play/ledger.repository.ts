import type { CharacterId } from '#shared/constants/characters.ts';
import type { SyncTx } from '../../db/group-commit.ts';
import { prepared, preparedFirst, preparedOne, type Prepared } from '../../db/prepared.ts';
import type { Flag } from '../../db/schema.ts';
import { localDay } from '../../lib/local-day.ts';

/** A level run that ended, or a session that was completed. */
export interface FinishedRun {
  userId: number;
  kind: 'level' | 'session';
  characterId: CharacterId;
  level: number | null;
  /** Its answers; null for the result of a level that came without a run. */
  sessionId: number | null;
  score: number;
  /** What the run adds to the total score: all of a session, the improvement of a level. */
  gained: number;
  correct: number;
  questions: number;
  /** A completed session, or a level run that reached 70 percent. */
  isCompleted: boolean;
  seconds: number;
  now: number;
}

/**
 * Writes a run into the ledger and moves the player's totals with it, in the caller's transaction:
 * the totals are at all times what the ledger adds up to (decisions, 'totals'). Returns its row.
 */
export function recordRun(trx: SyncTx, run: FinishedRun): number {
  const completed = run.isCompleted ? 1 : 0;
  const seconds = Math.round(run.seconds);
  const { userId, score, gained, now } = run;
  const { id } = insertRun(trx, { ...run, completed, seconds, day: localDay(now) });
  // Among equals, who reached the score first stands higher.
  const reachedAt = gained > 0 ? now : undefined;
  moveTotals(trx, { userId, score, gained, completed, seconds, reachedAt });
  return id;
}

/** The row of a run that has ended. */
export const findRunEnd: Prepared<{ sessionId: number }, { id: number }> = preparedOne(
  (db, { sessionId }) =>
    db.selectFrom('finished_run').select('id').where('session_id', '=', sessionId),
);

/** The run with which a player first completed a level. */
export const findFirstCompletion: Prepared<
  { userId: number; characterId: CharacterId; level: number },
  { id: number } | undefined
> = preparedFirst((db, { userId, characterId, level }) =>
  db
    .selectFrom('finished_run')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'level')
    .where('character_id', '=', characterId)
    .where('level', '=', level)
    .where('is_completed', '=', 1)
    .orderBy('finished_at')
    .orderBy('id')
    .limit(1),
);

const insertRun: Prepared<
  Omit<FinishedRun, 'isCompleted'> & { completed: Flag; day: string },
  { id: number }
> = preparedOne((trx, run) =>
  trx.insertInto('finished_run').returning('id').values({
    user_id: run.userId,
    kind: run.kind,
    character_id: run.characterId,
    level: run.level,
    session_id: run.sessionId,
    score: run.score,
    gained: run.gained,
    correct: run.correct,
    questions: run.questions,
    is_completed: run.completed,
    seconds: run.seconds,
    finished_at: run.now,
    day: run.day,
  }),
);

const moveTotals: Prepared<
  {
    userId: number;
    score: number;
    gained: number;
    completed: Flag;
    seconds: number;
    reachedAt: number | undefined;
  },
  unknown
> = prepared((trx, { userId, score, gained, completed, seconds, reachedAt }) =>
  trx
    .updateTable('user')
    .set((eb) => ({
      total_score: eb('total_score', '+', gained),
      games_played: eb('games_played', '+', 1),
      games_completed: eb('games_completed', '+', completed),
      highest_score: eb
        .case()
        .when('highest_score', '<', score)
        .then(score)
        .else(eb.ref('highest_score'))
        .end(),
      play_seconds: eb('play_seconds', '+', seconds),
      ...(reachedAt === undefined ? {} : { score_reached_at: reachedAt }),
    }))
    .where('id', '=', userId),
);
