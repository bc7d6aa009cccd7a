import type { CharacterId } from '#shared/constants/characters.ts';
import type { SyncTx } from '../../db/group-commit.ts';
import { prepared, type Prepared } from '../../db/prepared.ts';
import type { Flag } from '../../db/schema.ts';
import { localDay } from '../../lib/local-day.ts';

/** A level run that ended, or a session that was completed. */
export interface FinishedRun {
  userId: number;
  kind: 'level' | 'session';
  characterId: CharacterId;
  level: number | null;
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
 * the totals are at all times what the ledger adds up to (decisions, 'totals').
 */
export function recordRun(trx: SyncTx, run: FinishedRun): void {
  const completed = run.isCompleted ? 1 : 0;
  const seconds = Math.round(run.seconds);
  const { userId, score, gained, now } = run;
  insertRun(trx, { ...run, completed, seconds, day: localDay(now) });
  // Among equals, who reached the score first stands higher.
  const reachedAt = gained > 0 ? now : undefined;
  moveTotals(trx, { userId, score, gained, completed, seconds, reachedAt });
}

const insertRun: Prepared<
  Omit<FinishedRun, 'isCompleted'> & { completed: Flag; day: string },
  unknown
> = prepared((trx, run) =>
  trx.insertInto('finished_run').values({
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
