import type { CharacterId } from '#shared/constants/characters.ts';
import { prepared, preparedOne } from '../../db/prepared.ts';
import type { Db } from '../../db/schema.ts';

/** How many there are of everything. */
export const countOverview: (
  db: Db,
  all: object,
) => Promise<{ totalUsers: number; totalQuestions: number; totalGameSessions: number }> =
  preparedOne((db) =>
    db.selectFrom('school_total').select((eb) => [
      'users as totalUsers',
      'sessions as totalGameSessions',
      eb
        .selectFrom('question')
        .select((question) => question.fn.countAll<number>().as('count'))
        .where('deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('totalQuestions'),
    ]),
  );

/** Finished games and what was scored in them, for each local day that had any. */
export const listActivity: (
  db: Db,
  days: { from: string; to: string },
) => Promise<{ day: string; gamesPlayed: number; totalScore: number }[]> = prepared((db, days) =>
  db
    .selectFrom('day_total')
    .select(['day', 'runs as gamesPlayed', 'score as totalScore'])
    .where('day', '>=', days.from)
    .where('day', '<=', days.to),
);

/** The best players, in the order of the leaderboard. */
export const listTopPlayers = prepared((db, { limit }: { limit: number }) =>
  db
    .selectFrom('user')
    .select(['id', 'username', 'games_played', 'total_score', 'highest_score'])
    .where('games_played', '>', 0)
    .orderBy('total_score', 'desc')
    .orderBy('score_reached_at')
    .orderBy('id')
    .limit(limit),
);

/** Questions in play and their points, for each character that has any. */
export const listCharacterStats: (
  db: Db,
  all: object,
) => Promise<{ characterId: CharacterId; questionCount: number; averagePoints: number }[]> =
  prepared((db) =>
    db
      .selectFrom('question')
      .select((eb) => [
        'character_id as characterId',
        eb.fn.countAll<number>().as('questionCount'),
        eb.fn.avg<number>('points').as('averagePoints'),
      ])
      .where('deleted_at', 'is', null)
      .groupBy('character_id'),
  );
