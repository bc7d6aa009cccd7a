import type { ClassMember, SchoolClass } from '#shared/contracts/classes.contract.ts';
import { folded } from '#shared/rules/folded.ts';
import type { CountedClass } from './classes.repository.ts';
import type { Member } from './members.repository.ts';

const instant = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** A class as admins see it. */
export const toSchoolClass = (row: CountedClass): SchoolClass => ({
  _id: String(row.id),
  name: row.name,
  code: row.code,
  kkm: row.kkm,
  rankingVisible: row.ranking_visible === 1,
  pausedAt: instant(row.paused_at),
  archivedAt: instant(row.archived_at),
  createdAt: new Date(row.created_at).toISOString(),
  memberCount: row.members,
  withoutPinCount: row.withoutPin,
});

/** A seat as admins see it: whether there is a PIN, never which. */
export const toClassMember = (member: Member): ClassMember => ({
  _id: String(member.user_id),
  name: member.name,
  number: member.number,
  studentNumber: member.student_number,
  username: member.username,
  hasPin: member.pin_hash !== null,
  pinSetAt: instant(member.pin_set_at),
  isActive: member.is_active === 1,
  lastLogin: instant(member.last_login_at),
  removedAt: instant(member.removed_at),
});

/**
 * What tells members with equal names apart, by their users: the number in the list, else the school's.
 * Nobody else's number is given.
 */
export function numbersOfEqualNames(members: readonly Member[]): Map<number, string | null> {
  const counts = new Map<string, number>();
  const key = ({ name }: Member) => folded(name);
  for (const member of members) counts.set(key(member), (counts.get(key(member)) ?? 0) + 1);
  return new Map(
    members.map((member) => {
      const isShared = (counts.get(key(member)) ?? 0) > 1;
      return [member.user_id, isShared ? (member.number ?? member.student_number) : null];
    }),
  );
}

/** In the order of the attendance list: by number where there are numbers, then by name. */
export const inList = (a: Listed, b: Listed): number =>
  Number(a.number === null) - Number(b.number === null) ||
  inOrder(a.number ?? '', b.number ?? '') ||
  inOrder(a.name, b.name);

/** As names are looked up: Indonesian order, and 7B before 10A. */
export const byName = (a: { name: string }, b: { name: string }): number => inOrder(a.name, b.name);

interface Listed {
  name: string;
  number: string | null;
}

const { compare: inOrder } = new Intl.Collator('id', { numeric: true });
