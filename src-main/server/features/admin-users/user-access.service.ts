import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import type { Role } from '#shared/contracts/auth.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Tx, UserRow } from '../../db/schema.ts';
import { NO_PASSWORD } from '../../lib/passwords.ts';
import type { ServerContext } from '../../server-context.ts';
import { userTarget } from '../audit/audit-targets.ts';
import { createAudited, type By } from '../audit/audited.ts';
import { revokeFamilies } from '../auth/families.repository.ts';
import { getUser } from '../users/users.repository.ts';
import { deleteUser, isLastAdmin, saveActive, saveRole } from './admin-users.repository.ts';
import { toAdminUser } from './admin-users.views.ts';
import { countBelongings } from './user-statistics.repository.ts';

/** All throw NOT_FOUND, and NOT_YOURSELF or LAST_ADMIN where the admins could be shut out. */
export interface UserAccessService {
  /** Ends all sign-ins of the user. Throws PASSWORD_NEEDED when who is to be an admin has only a PIN. */
  setRole(id: number, role: Role, by: By): Promise<AdminUser>;
  /** Who is deactivated is signed out at once. */
  setActive(id: number, active: boolean, by: By): Promise<AdminUser>;
  /** Returns the username. Throws CONFIRMATION_WRONG when that was not what was typed. */
  remove(id: number, confirmation: string, by: By): Promise<string>;
}

/** Who may use the game, and who may administer it. */
export function createUserAccess(context: ServerContext): UserAccessService {
  const { clock, streams } = context;
  const audited = createAudited(context);
  const view = async (trx: Tx, id: number) => toAdminUser(await getUser(trx, id), clock.now());

  return {
    async setRole(id, role, by) {
      const user = await audited(by, async (trx, audit) => {
        const old = await getOther(trx, id, by);
        if (old.role !== role) {
          if (role === 'admin' && old.password_hash === NO_PASSWORD) {
            throw new AppError('PASSWORD_NEEDED');
          }
          await saveRole(trx, id, role);
          // However they came in, with a PIN perhaps: the new rights take a new sign-in.
          await revokeFamilies(trx, id, clock.now());
          const action = role === 'admin' ? 'user.promote' : 'user.demote';
          await audit({ action, target: userTarget(old) });
        }
        return view(trx, id);
      });
      await streams.recheck(id);
      return user;
    },

    async setActive(id, active, by) {
      const user = await audited(by, async (trx, audit) => {
        const old = await getOther(trx, id, by);
        if ((old.is_active === 1) !== active) {
          await saveActive(trx, id, active);
          if (!active) await revokeFamilies(trx, id, clock.now());
          const action = active ? 'user.activate' : 'user.deactivate';
          await audit({ action, target: userTarget(old) });
        }
        return view(trx, id);
      });
      await streams.recheck(id);
      return user;
    },

    async remove(id, confirmation, by) {
      const name = await audited(by, async (trx, audit) => {
        const user = await getOther(trx, id, by);
        if (confirmation !== user.username.normalize('NFC')) throw confirmationWrong();
        const { sessions, answers, levelRuns } = await countBelongings(trx, id);
        await deleteUser(trx, id);
        const lost = { sessions, answers, levelRuns };
        await audit({ action: 'user.delete', target: userTarget(user), ...lost });
        return user.username;
      });
      await streams.recheck(id);
      return name;
    },
  };
}

/** The user of a change that nobody may make to themselves. */
async function getOther(trx: Tx, id: number, { actor }: By): Promise<UserRow> {
  const user = await getUser(trx, id);
  if (id !== actor.id) return user;
  throw new AppError((await isLastAdmin(trx, id)) ? 'LAST_ADMIN' : 'NOT_YOURSELF');
}

function confirmationWrong(): AppError {
  const { message } = new AppError('CONFIRMATION_WRONG');
  return new AppError('CONFIRMATION_WRONG', { errors: [{ path: 'confirmation', message }] });
}
