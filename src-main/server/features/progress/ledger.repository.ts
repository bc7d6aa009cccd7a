import type { CharacterId } from '#shared/constants/characters.ts';
import type { Tx } from '../../db/schema.ts';
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
export async function recordRun(trx: Tx, run: FinishedRun): Promise<void> {
  const completed = run.isCompleted ? 1 : 0;
  const seconds = Math.round(run.seconds);
  await trx
    .insertInto('finished_run')
    .values({
      user_id: run.userId,
      kind: run.kind,
      character_id: run.characterId,
      level: run.level,
      session_id: run.sessionId,
      score: run.score,
      gained: run.gained,
      correct: run.correct,
      questions: run.questions,
      is_completed: completed,
      seconds,
      finished_at: run.now,
      day: localDay(run.now),
    })
    .execute();
  await trx
    .updateTable('user')
    .set((eb) => ({
      total_score: eb('total_score', '+', run.gained),
      games_played: eb('games_played', '+', 1),
      games_completed: eb('games_completed', '+', completed),
      highest_score: eb
        .case()
        .when('highest_score', '<', run.score)
        .then(run.score)
        .else(eb.ref('highest_score'))
        .end(),
      play_seconds: eb('play_seconds', '+', seconds),
      // Among equals, who reached the score first stands higher.
      ...(run.gained > 0 ? { score_reached_at: run.now } : {}),
    }))
    .where('id', '=', run.userId)
    .execute();
}
