import { sql } from 'kysely';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Db } from '../../db/schema.ts';

/** A member with what they have won, best first; who has won nothing is not there. */
export interface Winner {
  id: number;
  name: string;
  score: number;
}

/** By total score; among equals, who reached it first stands higher. */
export const listByTotal = (db: Db, classId: number): Promise<Winner[]> =>
  db
    .selectFrom('class_member')
    .innerJoin('user', 'user.id', 'class_member.user_id')
    .select(['user.id', 'class_member.name', 'user.total_score as score'])
    .where('class_member.class_id', '=', classId)
    .where('class_member.removed_at', 'is', null)
    .where('user.total_score', '>', 0)
    .orderBy('user.total_score', 'desc')
    .orderBy('user.score_reached_at')
    .orderBy('user.id')
    .execute();

/** Which runs of the ledger count; days are local, YYYY-MM-DD. */
export interface RunSpan {
  characterId?: CharacterId | undefined;
  sinceDay?: string | undefined;
  /** What was won from here on counts, less what was won from `sinceDay` until then. */
  againstDay?: string | undefined;
}

/** By what was won in these runs; among equals, who won the last of it first stands higher. */
export async function listByRuns(db: Db, classId: number, span: RunSpan): Promise<Winner[]> {
  const { characterId, sinceDay, againstDay } = span;
  let runs = db
    .selectFrom('class_member')
    .innerJoin('finished_run', 'finished_run.user_id', 'class_member.user_id')
    .where('class_member.class_id', '=', classId)
    .where('class_member.removed_at', 'is', null);
  if (characterId !== undefined) runs = runs.where('finished_run.character_id', '=', characterId);
  if (sinceDay !== undefined) runs = runs.where('finished_run.day', '>=', sinceDay);
  const won = sql<number>`sum(case when finished_run.day >= ${againstDay ?? ''}
    then finished_run.gained else -finished_run.gained end)`;
  return runs
    .select([
      'class_member.user_id as id',
      'class_member.name',
      won.as('score'),
      sql<number>`max(case when finished_run.gained > 0 then finished_run.finished_at else 0 end)`.as(
        'reached_at',
      ),
    ])
    .groupBy('class_member.user_id')
    .having(won, '>', 0)
    .orderBy('score', 'desc')
    .orderBy('reached_at')
    .orderBy('class_member.user_id')
    .execute();
}
