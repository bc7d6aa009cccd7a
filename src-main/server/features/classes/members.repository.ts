import { CANDIDATES_MAX } from '#shared/constants/classroom.ts';
import { AppError } from '#shared/errors.ts';
import type { ClassMemberRow, Db, Tx, UserRow } from '../../db/schema.ts';
import { usersContaining } from '../users/users.repository.ts';

/** A seat with what the class needs to know of the user in it. */
export interface Member
  extends
    ClassMemberRow,
    Pick<UserRow, 'username' | 'email' | 'role' | 'is_active' | 'last_login_at'> {}

function members(db: Db) {
  return db
    .selectFrom('class_member')
    .innerJoin('user', 'user.id', 'class_member.user_id')
    .selectAll('class_member')
    .select(['user.username', 'user.email', 'user.role', 'user.is_active', 'user.last_login_at']);
}

/** All seats of a class, those given up included. */
export const listMembers = (db: Db, classId: number): Promise<Member[]> =>
  members(db).where('class_member.class_id', '=', classId).execute();

export const findMember = (db: Db, classId: number, userId: number): Promise<Member | undefined> =>
  members(db)
    .where('class_member.user_id', '=', userId)
    .where('class_member.class_id', '=', classId)
    .executeTakeFirst();

/** Throws NOT_FOUND. */
export async function getMember(db: Db, classId: number, userId: number): Promise<Member> {
  const member = await findMember(db, classId, userId);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

/** A player's seat in a class that is not archived. */
export const findSeat = (db: Db, userId: number): Promise<ClassMemberRow | undefined> =>
  db
    .selectFrom('class_member')
    .innerJoin('class', 'class.id', 'class_member.class_id')
    .selectAll('class_member')
    .where('class_member.user_id', '=', userId)
    .where('class_member.removed_at', 'is', null)
    .where('class.archived_at', 'is', null)
    .executeTakeFirst();

/** A user's seat in whatever class, taken or given up, with the name of the class. */
export const findMembership = (db: Db, userId: number) =>
  db
    .selectFrom('class_member')
    .innerJoin('class', 'class.id', 'class_member.class_id')
    .select(['class_member.removed_at', 'class.name as class_name'])
    .where('class_member.user_id', '=', userId)
    .executeTakeFirst();

/** Players who fit a search, with the class in which they have a seat now. */
export const listCandidates = (db: Db, search: string) =>
  usersContaining(db, search)
    .leftJoin('class_member as seat', (join) =>
      join.onRef('seat.user_id', '=', 'user.id').on('seat.removed_at', 'is', null),
    )
    .leftJoin('class', 'class.id', 'seat.class_id')
    .select(['user.id', 'user.username', 'user.email', 'class.name as class_name'])
    .where('user.role', '=', 'player')
    .orderBy('user.username_key')
    .limit(CANDIDATES_MAX)
    .execute();

/** How a list of the class names a pupil. */
export interface MemberIdentity {
  name: string;
  number: string | null;
  studentNumber: string | null;
}

export async function insertMember(
  trx: Tx,
  member: { userId: number; classId: number } & MemberIdentity,
): Promise<void> {
  await trx
    .insertInto('class_member')
    .values({
      user_id: member.userId,
      class_id: member.classId,
      name: member.name,
      number: member.number,
      student_number: member.studentNumber,
      pin_hash: null,
      pin_set_at: null,
      removed_at: null,
    })
    .execute();
}

type Changeable =
  'class_id' | 'name' | 'number' | 'student_number' | 'pin_hash' | 'pin_set_at' | 'removed_at';

export async function saveMember(
  trx: Tx,
  userId: number,
  changes: Partial<Pick<ClassMemberRow, Changeable>>,
): Promise<void> {
  await trx.updateTable('class_member').set(changes).where('user_id', '=', userId).execute();
}
