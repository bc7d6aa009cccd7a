import { preparedFirst, type Prepared } from '../../db/prepared.ts';
import type { Db, RefreshFamilyRow } from '../../db/schema.ts';
import type { Actor } from '../../http/context.ts';

/** Sign-ins a user may have at once; the oldest gives way. */
const MAX_FAMILIES = 5;

export async function insertFamily(
  db: Db,
  family: { id: string; userId: number; now: number; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('refresh_family')
    .values({
      id: family.id,
      user_id: family.userId,
      created_at: family.now,
      rotated_at: family.now,
      expires_at: family.expiresAt,
      revoked_at: null,
    })
    .execute();
}

/** Drops what has expired, and the oldest sign-ins, so that there is room for one more. */
export async function makeRoomForFamily(db: Db, userId: number, now: number): Promise<void> {
  const keep = db
    .selectFrom('refresh_family')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_FAMILIES - 1);
  await db
    .deleteFrom('refresh_family')
    .where('user_id', '=', userId)
    .where('id', 'not in', keep)
    .execute();
}

export const findFamily = (db: Db, id: string): Promise<RefreshFamilyRow | undefined> =>
  db.selectFrom('refresh_family').selectAll().where('id', '=', id).executeTakeFirst();

/** Moves a family on by one; false when another request has just done so. */
export async function advanceFamily(
  db: Db,
  family: { id: string; sequence: number; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('refresh_family')
    .set({ sequence: family.sequence + 1, rotated_at: family.now })
    .where('id', '=', family.id)
    .where('sequence', '=', family.sequence)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends a sign-in. Resolves to the user whose it was; undefined when it held no more. */
export async function revokeFamily(db: Db, id: string, now: number): Promise<number | undefined> {
  const revoked = await db
    .updateTable('refresh_family')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return revoked?.user_id;
}

/** Ends every sign-in of a user: none of their tokens is good for anything from now on. */
export async function revokeFamilies(db: Db, userId: number, now: number): Promise<void> {
  await db
    .updateTable('refresh_family')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every sign-in of a user but one. */
export async function revokeOtherFamilies(
  db: Db,
  { userId, familyId, now }: { userId: number; familyId: string; now: number },
): Promise<void> {
  await db
    .updateTable('refresh_family')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The user behind a sign-in that still holds; undefined once it was ended, expired, or the user is gone. */
export const findActor: Prepared<
  { familyId: string; userId: number; now: number },
  Actor | undefined
> = preparedFirst((db, { familyId, userId, now }) =>
  db
    .selectFrom('refresh_family')
    .innerJoin('user', 'user.id', 'refresh_family.user_id')
    .select(['user.id', 'user.username', 'user.role', 'refresh_family.id as familyId'])
    .where('refresh_family.id', '=', familyId)
    .where('refresh_family.user_id', '=', userId)
    .where('refresh_family.revoked_at', 'is', null)
    .where('refresh_family.expires_at', '>', now)
    .where('user.is_active', '=', 1),
);
