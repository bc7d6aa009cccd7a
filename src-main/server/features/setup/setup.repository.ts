import type { Db } from '../../db/schema.ts';

/** Whether nobody can administer this installation yet. */
export async function needsFirstAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return admin === undefined;
}

/** Takes the one place of the first admin, which the database gives to nobody twice. */
export async function claimFirstAdmin(db: Db, userId: number, now: number): Promise<void> {
  await db.insertInto('first_admin').values({ id: 1, user_id: userId, created_at: now }).execute();
}
