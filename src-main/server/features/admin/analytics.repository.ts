import { sql, type RawBuilder } from 'kysely';
import type { AnalyticsSortField, SortOrder } from '#shared/contracts/admin.contract.ts';
import { withoutIndex } from '../../db/sqlite-only.ts';
import type { Db } from '../../db/schema.ts';
import { usersContaining } from '../users/users.repository.ts';

/** Which users, in which order. */
export interface UserSelection {
  search: string;
  sortBy: AnalyticsSortField;
  sortOrder: SortOrder;
}

/** What is sorted by, each as its index has it; the id breaks ties. Who never signed in counts as earliest. */
const SORT_KEY: Record<AnalyticsSortField, RawBuilder<string | number>> = {
  totalScore: sql`total_score`,
  totalPlayTime: sql`play_seconds`,
  lastLogin: sql`coalesce(last_login_at, 0)`,
  gamesPlayed: sql`games_played`,
  username: sql`username_key`,
  highestScore: sql`highest_score`,
};

const COLUMNS = [
  'id',
  'username',
  'email',
  'total_score',
  'play_seconds',
  'last_login_at',
  'games_played',
  'highest_score',
  'level',
] as const;

export type AnalyticsRow = Awaited<ReturnType<typeof listUsers>>[number];

/** One page of the users that fit. */
export const listUsers = (
  db: Db,
  selection: UserSelection,
  { page, limit }: { page: number; limit: number },
) =>
  usersContaining(db, selection.search)
    // Few fit a search: sorting them is quicker than walking all users in order to meet them.
    .orderBy(
      selection.search === ''
        ? SORT_KEY[selection.sortBy]
        : withoutIndex(SORT_KEY[selection.sortBy]),
      selection.sortOrder,
    )
    .orderBy('id', selection.sortOrder)
    .select(COLUMNS)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

/** Where a listing in pages stands: behind this user. */
export interface Cursor {
  key: string | number;
  id: number;
}

/** The next users behind a cursor: as quick for the last ones as for the first. */
export async function listUsersAfter(
  db: Db,
  selection: UserSelection,
  after: Cursor | undefined,
  limit: number,
): Promise<{ rows: AnalyticsRow[]; next: Cursor | undefined }> {
  const key = SORT_KEY[selection.sortBy];
  let query = usersContaining(db, selection.search)
    .orderBy(key, selection.sortOrder)
    .orderBy('id', selection.sortOrder);
  if (after) {
    const operator = sql.raw(selection.sortOrder === 'asc' ? '>' : '<');
    query = query
      // Follows from the next line, and lets the index begin where the cursor stands.
      .where(key, selection.sortOrder === 'asc' ? '>=' : '<=', after.key)
      .where(sql<boolean>`(${key}, id) ${operator} (${after.key}, ${after.id})`);
  }
  const rows = await query
    .select([...COLUMNS, key.as('key')])
    .limit(limit)
    .execute();
  const last = rows.at(-1);
  return { rows, next: last && rows.length === limit ? { key: last.key, id: last.id } : undefined };
}

export async function countUsers(db: Db, search: string): Promise<number> {
  const { total } = await usersContaining(db, search)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Sums over all users, whoever is searched for. */
export const sumUsers = (
  db: Db,
): Promise<{ totalUsers: number; playSeconds: number; averageScore: number }> =>
  db
    .selectFrom('school_total')
    .select([
      'users as totalUsers',
      'play_seconds as playSeconds',
      // Nobody has no average.
      sql<number>`1.0 * total_score / max(users, 1)`.as('averageScore'),
    ])
    .executeTakeFirstOrThrow();

/** Users who signed in or finished a game on a local day, and on none after it. */
export async function countActive(db: Db, day: string): Promise<number> {
  const active = await db
    .selectFrom('active_day')
    .select('users')
    .where('day', '=', day)
    .executeTakeFirst();
  return active?.users ?? 0;
}
