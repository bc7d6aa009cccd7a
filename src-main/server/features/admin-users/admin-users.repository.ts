import { sql, type ExpressionBuilder } from 'kysely';
import type { Role } from '#shared/contracts/auth.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Database, Db, Tx, UserRow } from '../../db/schema.ts';
import { usersContaining } from '../users/users.repository.ts';

/** Which users are listed; all parts must hold. */
export interface UserFilter {
  search: string;
  role?: Role | undefined;
  active?: boolean | undefined;
}

/** One page of the users that fit, by name. */
export async function listUserPage(
  db: Db,
  filter: UserFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ users: UserRow[]; total: number }> {
  const total = filter.search === '' ? await sumTotals(db, filter) : await countFitting(db, filter);
  const users = await filtered(db, filter)
    .selectAll()
    .orderBy('username_key')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { users, total };
}

async function countFitting(db: Db, filter: UserFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The same without counting, for everybody of a kind. */
async function sumTotals(db: Db, { role, active }: UserFilter): Promise<number> {
  let query = db.selectFrom('user_total');
  if (role !== undefined) query = query.where('role', '=', role);
  if (active !== undefined) query = query.where('is_active', '=', active ? 1 : 0);
  const { total } = await query
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('users'), sql.lit(0)).as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function filtered(db: Db, { search, role, active }: UserFilter) {
  let query = usersContaining(db, search);
  if (role !== undefined) query = query.where('role', '=', role);
  if (active !== undefined) query = query.where('is_active', '=', active ? 1 : 0);
  return query;
}

/** Whether this user is the only admin who can sign in. */
export async function isLastAdmin(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.not(leavesAnAdmin(eb)))
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws LAST_ADMIN when nobody could administer the school afterwards. */
export async function saveRole(trx: Tx, id: number, role: Role): Promise<void> {
  const query = trx.updateTable('user').set({ role }).where('id', '=', id);
  const guarded = role === 'admin' ? query : query.where(leavesAnAdmin);
  assertChanged((await guarded.executeTakeFirst()).numUpdatedRows);
}

/** Throws LAST_ADMIN when nobody could administer the school afterwards. */
export async function saveActive(trx: Tx, id: number, active: boolean): Promise<void> {
  const query = trx
    .updateTable('user')
    .set({ is_active: active ? 1 : 0 })
    .where('id', '=', id);
  const guarded = active ? query : query.where(leavesAnAdmin);
  assertChanged((await guarded.executeTakeFirst()).numUpdatedRows);
}

/** Deletes a user with all that refers to them. Throws LAST_ADMIN as above. */
export async function deleteUser(trx: Tx, id: number): Promise<void> {
  const result = await trx
    .deleteFrom('user')
    .where('id', '=', id)
    .where(leavesAnAdmin)
    .executeTakeFirst();
  assertChanged(result.numDeletedRows);
}

/** Part of the very statement that changes the user: no two requests can both see the other admin. */
function leavesAnAdmin(eb: ExpressionBuilder<Database, 'user'>) {
  return eb.or([
    eb('user.role', '!=', 'admin'),
    eb('user.is_active', '=', 0),
    eb.exists(
      eb
        .selectFrom('user as other')
        .select('other.id')
        .where('other.role', '=', 'admin')
        .where('other.is_active', '=', 1)
        .whereRef('other.id', '!=', 'user.id'),
    ),
  ]);
}

function assertChanged(rows: bigint): void {
  if (rows === 0n) throw new AppError('LAST_ADMIN');
}
