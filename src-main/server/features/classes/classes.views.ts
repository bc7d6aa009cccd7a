import type { ClassMember, SchoolClass } from '#shared/contracts/classes.contract.ts';
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
  username: member.username,
  hasPin: member.pin_hash !== null,
  pinSetAt: instant(member.pin_set_at),
  isActive: member.is_active === 1,
  lastLogin: instant(member.last_login_at),
  removedAt: instant(member.removed_at),
});

/** As a teacher lists names: Indonesian order, and 7 before 10. */
export const byName = (
  a: { name: string; number?: string | null },
  b: { name: string; number?: string | null },
): number => inOrder(a.name, b.name) || inOrder(a.number ?? '', b.number ?? '');

const { compare: inOrder } = new Intl.Collator('id', { numeric: true });
