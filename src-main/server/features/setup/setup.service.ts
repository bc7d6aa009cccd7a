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
