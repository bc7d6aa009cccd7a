import { sql } from 'kysely';
import type { CharacterId } from '#shared/constants/characters.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';

/** A player's place; `rank` counts from 1 and is never shared: who was first stands higher. */
export interface Ranked {
  rank: number;
  id: number;
  username: string;
  totalScore: number;
  totalGamesCompleted: number;
}

/** The best players by total score. Only those who have finished a game are ranked. */
export async function listBest(db: Db, limit: number): Promise<Ranked[]> {
  const rows = await selectBest(db, { limit });
  return rows.map((row, index) => ({
    rank: index + 1,
    id: row.id,
    username: row.username,
    totalScore: row.total_score,
    totalGamesCompleted: row.games_completed,
  }));
}

const selectBest = prepared((db, { limit }: { limit: number }) =>
  db
    .selectFrom('user')
    .select(['id', 'username', 'total_score', 'games_completed'])
    .where('games_played', '>', 0)
    .orderBy('total_score', 'desc')
    .orderBy('score_reached_at')
    .orderBy('id')
    .limit(limit),
);

export async function countRanked(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('games_played', '>', 0)
    .executeTakeFirstOrThrow();
  return total;
}

/** One player's place by total score; undefined before his first finished game. */
export async function findRank(
  db: Db,
  userId: number,
): Promise<{ rank: number; totalScore: number } | undefined> {
  const me = await db
    .selectFrom('user')
    .select(['total_score', 'score_reached_at', 'id'])
    .where('id', '=', userId)
    .where('games_played', '>', 0)
    .executeTakeFirst();
  if (!me) return undefined;
  const { better } = await db
    .selectFrom('user')
    .select((eb) => eb.fn.countAll<number>().as('better'))
    .where('games_played', '>', 0)
    .where((eb) =>
      eb.or([
        eb('total_score', '>', me.total_score),
        eb.and([
          eb('total_score', '=', me.total_score),
          eb.or([
            eb('score_reached_at', '<', me.score_reached_at),
            eb.and([eb('score_reached_at', '=', me.score_reached_at), eb('id', '<', me.id)]),
          ]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { rank: better + 1, totalScore: me.total_score };
}

/** Which runs of the ledger count. */
export interface RunFilter {
  characterId?: CharacterId | undefined;
  /** First local day that counts, YYYY-MM-DD. */
  sinceDay?: string | undefined;
}

/** Everyone who finished a run that counts, best first: what was gained in these runs. */
export async function listRankedByRuns(db: Db, filter: RunFilter): Promise<Ranked[]> {
  let runs = db.selectFrom('finished_run');
  if (filter.characterId !== undefined) {
    runs = runs.where('finished_run.character_id', '=', filter.characterId);
  }
  if (filter.sinceDay !== undefined) runs = runs.where('finished_run.day', '>=', filter.sinceDay);
  const rows = await runs
    .innerJoin('user', 'user.id', 'finished_run.user_id')
    .select((eb) => [
      'user.id',
      'user.username',
      eb.fn.sum<number>('finished_run.gained').as('score'),
      eb.fn.sum<number>('finished_run.is_completed').as('completed'),
      // When the score was reached: the last run that added to it.
      sql<number>`max(case when finished_run.gained > 0 then finished_run.finished_at else 0 end)`.as(
        'reached_at',
      ),
    ])
    .groupBy('user.id')
    .orderBy('score', 'desc')
    .orderBy('reached_at')
    .orderBy('user.id')
    .execute();
  return rows.map((row, index) => ({
    rank: index + 1,
    id: row.id,
    username: row.username,
    totalScore: row.score,
    totalGamesCompleted: row.completed,
  }));
}
