import { sql } from 'kysely';
import type { CharacterId } from '#shared/constants/characters.ts';
import { prepared, preparedFirst, preparedOne } from '../../db/prepared.ts';
import { SCORE_BAND, type Db, type StandingPeriod } from '../../db/schema.ts';

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

/** One player's place by total score; undefined before their first finished game. */
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

/** One of the rankings by what was gained in a period, with a character, or both. */
export interface Board {
  period: StandingPeriod;
  /** Empty for all characters. */
  characterId: CharacterId | '';
  /** First local day of the period, YYYY-MM-DD; empty for all time. */
  since: string;
}

/** The best players of a ranking. */
export async function listStandings(db: Db, board: Board, limit: number): Promise<Ranked[]> {
  const rows = await selectStandings(db, { ...board, limit });
  return rows.map((row, index) => ({ rank: index + 1, ...row }));
}

const selectStandings = prepared((db, board: Board & { limit: number }) =>
  onBoard(db, board)
    .innerJoin('user', 'user.id', 'standing.user_id')
    .select(['user.id', 'user.username', 'score as totalScore', 'completed as totalGamesCompleted'])
    .orderBy('standing.score', 'desc')
    .orderBy('standing.reached_at')
    .orderBy('standing.user_id')
    .limit(board.limit),
);

/** Everybody in a ranking. */
export async function countStandings(db: Db, board: Board): Promise<number> {
  const { players } = await countStandingBands(db, board);
  return players;
}

/** One player's place in a ranking; undefined when they have no run that counts. */
export async function findStanding(
  db: Db,
  board: Board,
  userId: number,
): Promise<{ rank: number; totalScore: number } | undefined> {
  const me = await selectStanding(db, { ...board, userId });
  if (!me) return undefined;
  const band = Math.floor(me.score / SCORE_BAND);
  const above = await countStandingBands(db, { ...board, above: band });
  const within = await countBetterStandings(db, {
    ...board,
    userId,
    score: me.score,
    reachedAt: me.reached_at,
    below: (band + 1) * SCORE_BAND,
  });
  return { rank: above.players + within.better + 1, totalScore: me.score };
}

const selectStanding = preparedFirst((db, board: Board & { userId: number }) =>
  onBoard(db, board)
    .select(['standing.score', 'standing.reached_at'])
    .where('standing.user_id', '=', board.userId),
);

/** Players in all bands of a ranking, or in those above one. */
const countStandingBands = preparedOne((db, { above, ...board }: Board & { above?: number }) => {
  const query = db
    .selectFrom('standing_band')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('players'), sql.lit(0)).as('players'))
    .where('period', '=', board.period)
    .where('character_id', '=', board.characterId)
    .where('since', '=', board.since);
  return above === undefined ? query : query.where('band', '>', above);
});

/** Players of one band of a ranking who stand above a place in it. */
const countBetterStandings = preparedOne(
  (db, of: Board & { userId: number; score: number; reachedAt: number; below: number }) =>
    onBoard(db, of)
      .select((eb) => eb.fn.countAll<number>().as('better'))
      .where('standing.score', '>=', of.score)
      .where('standing.score', '<', of.below)
      .where((eb) =>
        eb.or([
          eb('standing.score', '>', of.score),
          eb('standing.reached_at', '<', of.reachedAt),
          eb.and([
            eb('standing.reached_at', '=', of.reachedAt),
            eb('standing.user_id', '<', of.userId),
          ]),
        ]),
      ),
);

const onBoard = (db: Db, board: Board) =>
  db
    .selectFrom('standing')
    .where('standing.period', '=', board.period)
    .where('standing.character_id', '=', board.characterId)
    .where('standing.since', '=', board.since);
