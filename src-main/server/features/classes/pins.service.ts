import { randomInt } from 'node:crypto';
import { PIN_BATCH, PIN_LENGTH } from '#shared/constants/classroom.ts';
import type { LoginCard } from '#shared/contracts/classes.contract.ts';
import { isWeakPin } from '#shared/rules/pin.ts';
import type { ServerContext } from '../../server-context.ts';
import { classTarget } from '../audit/audit-targets.ts';
import { createAudited, type By } from '../audit/audited.ts';
import { getClass } from './classes.repository.ts';
import { inList } from './classes.views.ts';
import { findMember, getMember, listMembers, saveMember } from './members.repository.ts';

/** PINs hashed at once: the pool has room for pupils who are coming in meanwhile. */
const AT_ONCE = 2;

export interface PinsService {
  /**
   * New PINs for these members, or for the next ones who never had one; nobody can read them again.
   * Throws NOT_FOUND.
   */
  make(
    classId: number,
    memberIds: readonly number[] | undefined,
    by: By,
  ): Promise<{ cards: LoginCard[]; remaining: number }>;
}

/** With what the pupils of a class come in. */
export function createPins(context: ServerContext): PinsService {
  const { db, clock, passwords } = context;
  const audited = createAudited(context);

  return {
    async make(classId, memberIds, by) {
      await getClass(db, classId);
      const wanted = await chosen(classId, memberIds);
      const now = wanted.slice(0, PIN_BATCH);
      const made: { userId: number; pin: string; hash: string }[] = [];
      for (let start = 0; start < now.length; start += AT_ONCE) {
        const some = now.slice(start, start + AT_ONCE).map(async (userId) => {
          const pin = newPin();
          return { userId, pin, hash: await passwords.hash(pin) };
        });
        made.push(...(await Promise.all(some)));
      }

      const cards = await audited(by, async (trx, audit) => {
        const target = classTarget(await getClass(trx, classId));
        const told: LoginCard[] = [];
        for (const { userId, pin, hash } of made) {
          // Hashing takes a while, in which another admin may have taken them out or made their PIN.
          const member = await findMember(trx, classId, userId);
          const isStillWanted = memberIds !== undefined || member?.pin_hash === null;
          if (!member || member.removed_at !== null || !isStillWanted) continue;
          await saveMember(trx, userId, { pin_hash: hash, pin_set_at: clock.now() });
          told.push({ _id: String(userId), name: member.name, number: member.number, pin });
        }
        if (told.length > 0) {
          await audit({ action: 'class.makePins', target, count: told.length });
        }
        return told;
      });
      return { cards: cards.sort(inList), remaining: wanted.length - now.length };
    },
  };

  async function chosen(
    classId: number,
    memberIds: readonly number[] | undefined,
  ): Promise<number[]> {
    if (memberIds) {
      const ids = [...new Set(memberIds)];
      for (const id of ids) await getMember(db, classId, id);
      return ids;
    }
    const members = await listMembers(db, classId);
    return members
      .filter((member) => member.removed_at === null && member.pin_hash === null)
      .sort(inList)
      .map((member) => member.user_id);
  }
}

/** Drawn with the system's own randomness, since the game's can be foretold. */
function newPin(): string {
  for (;;) {
    const pin = Array.from({ length: PIN_LENGTH }, () => randomInt(10)).join('');
    if (!isWeakPin(pin)) return pin;
  }
}
