import { sql } from 'kysely';
import type { CharacterId } from '#shared/constants/characters.ts';
import { prepared, preparedFirst, preparedOne } from '../../db/prepared.ts';
import { SCORE_BAND, type Db } from '../../db/schema.ts';

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

/** Everybody who has finished a game. */
export async function countRanked(db: Db): Promise<number> {
  const { players } = await countBands(db, {});
  return players;
}

/** One player's place by total score; undefined before his first finished game. */
export async function findRank(
  db: Db,
  userId: number,
): Promise<{ rank: number; totalScore: number } | undefined> {
  const me = await findPlayed(db, { userId });
  if (!me) return undefined;
  const { id, total_score: score, score_reached_at: reachedAt } = me;
  const band = Math.floor(score / SCORE_BAND);
  const above = await countBands(db, { above: band });
  const within = await countBetter(db, { id, score, reachedAt, below: (band + 1) * SCORE_BAND });
  return { rank: above.players + within.better + 1, totalScore: score };
}

const findPlayed = preparedFirst((db, { userId }: { userId: number }) =>
  db
    .selectFrom('user')
    .select(['total_score', 'score_reached_at', 'id'])
    .where('id', '=', userId)
    .where('games_played', '>', 0),
);

/** Players in all bands, or in those above one. */
const countBands = preparedOne((db, { above }: { above?: number }) => {
  const query = db
    .selectFrom('score_band')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('players'), sql.lit(0)).as('players'));
  return above === undefined ? query : query.where('band', '>', above);
});

/** Players of one band who stand above a place in it. */
const countBetter = preparedOne(
  (db, of: { id: number; score: number; reachedAt: number; below: number }) =>
    db
      .selectFrom('user')
      .select((eb) => eb.fn.countAll<number>().as('better'))
      .where('games_played', '>', 0)
      .where('total_score', '>=', of.score)
      .where('total_score', '<', of.below)
      .where((eb) =>
        eb.or([
          eb('total_score', '>', of.score),
          eb('score_reached_at', '<', of.reachedAt),
          eb.and([eb('score_reached_at', '=', of.reachedAt), eb('id', '<', of.id)]),
        ]),
      ),
);

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
