import type { SignedIn } from '#shared/contracts/auth.contract.ts';
import type { ClassDoor } from '#shared/contracts/class-login.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { ClassRow } from '../../db/schema.ts';
import type { RequestContext } from '../../http/context.ts';
import type { ServerContext } from '../../server-context.ts';
import { createCompareSecret } from '../auth/compare-secret.ts';
import { accountOf } from '../auth/login-throttle.ts';
import { createSignIns } from '../auth/sign-ins.ts';
import { findClassByCode } from '../classes/classes.repository.ts';
import { inList, numbersOfEqualNames } from '../classes/classes.views.ts';
import { findMember, listMembers, type Member } from '../classes/members.repository.ts';
import { getUser } from '../users/users.repository.ts';

export interface ClassLoginService {
  /** Who can be chosen. Throws CLASS_NOT_FOUND or CLASS_ARCHIVED. */
  door(code: string, missed: () => Promise<void>): Promise<ClassDoor>;
  /**
   * Throws besides: MEMBER_INACTIVE for who has no seat here or may not come in, PIN_MISSING, PIN_WRONG,
   * TOO_MANY_REQUESTS while this member has to wait at this address, and ACCOUNT_GUESSED while no more
   * PINs of the member are compared.
   */
  signIn(
    code: string,
    given: { memberId: number; pin: string },
    from: RequestContext,
    missed: () => Promise<void>,
  ): Promise<SignedIn>;
}

/** The quick way in for pupils: the class's code, one's name, a PIN. `missed` counts wrong codes. */
export function createClassLogin(context: ServerContext): ClassLoginService {
  const { db, log } = context;
  const compareSecret = createCompareSecret(context);
  const signIns = createSignIns(context);

  return {
    async door(code, missed) {
      const { id, name } = await openClass(code, missed);
      const members = (await listMembers(db, id)).filter(mayEnter).sort(inList);
      const numbers = numbersOfEqualNames(members);
      return {
        name,
        members: members.map((member) => ({
          _id: String(member.user_id),
          name: member.name,
          number: numbers.get(member.user_id) ?? null,
        })),
      };
    },

    async signIn(code, { memberId, pin }, from, missed) {
      const { id: classId } = await openClass(code, missed);
      const member = await findMember(db, classId, memberId);
      if (!member || !mayEnter(member)) throw new AppError('MEMBER_INACTIVE');
      const { pin_hash: hash } = member;
      if (hash === null) throw new AppError('PIN_MISSING');
      const account = accountOf({ id: memberId });
      if (!(await compareSecret({ given: pin, account, hash }, from))) {
        log.warn(
          { requestId: from.requestId, ip: from.ip, userId: memberId },
          'quick login failed',
        );
        throw new AppError('PIN_WRONG');
      }
      return signIns.begin(async (trx) => {
        const current = await findMember(trx, classId, memberId);
        if (!current || !mayEnter(current)) throw new AppError('MEMBER_INACTIVE');
        if (current.pin_hash !== hash) throw new AppError('PIN_WRONG');
        return getUser(trx, memberId);
      });
    },
  };

  async function openClass(code: string, missed: () => Promise<void>): Promise<ClassRow> {
    const found = await findClassByCode(db, code, context.clock.now());
    if (!found) {
      await missed();
      throw new AppError('CLASS_NOT_FOUND');
    }
    if (found.archived_at !== null) throw new AppError('CLASS_ARCHIVED');
    return found;
  }
}

/** Who was made an admin comes in with their password only: four digits guard no administration. */
const mayEnter = (member: Member): boolean =>
  member.removed_at === null && member.is_active === 1 && member.role === 'player';
