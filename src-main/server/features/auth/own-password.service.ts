import type * as z from 'zod/mini';
import type { OwnPasswordBody } from '#shared/contracts/own-password.contract.ts';
import { AppError } from '#shared/errors.ts';
import { ownPasswordTexts } from '#shared/texts/own-password.ts';
import type { Actor, RequestContext } from '../../http/context.ts';
import { NO_PASSWORD } from '../../lib/passwords.ts';
import type { ServerContext } from '../../server-context.ts';
import { getUser, savePasswordHash } from '../users/users.repository.ts';
import { createCompareSecret } from './compare-secret.ts';
import { revokeOtherFamilies } from './families.repository.ts';
import { accountOf } from './login-throttle.ts';

/**
 * Changes the own password (decisions, 'own password'): the present one is tried as slowly as at a
 * sign-in, since whoever finds a computer unlocked could guess here, and all other sign-ins end. Throws
 * PASSWORD_WRONG, NO_PASSWORD, and what the limits of signing in throw.
 */
export function createOwnPassword(context: ServerContext) {
  const { db, clock, log, passwords, streams } = context;
  const compareSecret = createCompareSecret(context);

  return async (
    { currentPassword, newPassword }: z.output<typeof OwnPasswordBody>,
    from: RequestContext & { actor: Actor },
  ): Promise<void> => {
    const { id: userId, familyId } = from.actor;
    const user = await getUser(db, userId);
    if (user.password_hash === NO_PASSWORD) throw new AppError('NO_PASSWORD');
    const claim = { given: currentPassword, account: accountOf(user), hash: user.password_hash };
    if (!(await compareSecret(claim, from))) throw wrong();
    const hash = await passwords.hash(newPassword, from.ip);
    await db.transaction().execute(async (trx) => {
      // Hashing takes a while, in which an admin may have given them another one.
      const current = await getUser(trx, userId);
      if (current.password_hash !== user.password_hash) throw wrong();
      await savePasswordHash(trx, userId, hash);
      await revokeOtherFamilies(trx, { userId, familyId, now: clock.now() });
    });
    await streams.recheck(userId);
    log.info({ requestId: from.requestId, userId }, 'own password changed');
  };
}

function wrong(): AppError {
  const message = ownPasswordTexts.wrong;
  return new AppError('PASSWORD_WRONG', {
    message,
    errors: [{ path: 'currentPassword', message }],
  });
}
