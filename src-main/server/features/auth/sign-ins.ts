import { randomUUID } from 'node:crypto';
import type { SignedIn, Tokens } from '#shared/contracts/auth.contract.ts';
import type { Tx, UserRow } from '../../db/schema.ts';
import type { ServerContext } from '../../server-context.ts';
import { recordLogin } from '../users/users.repository.ts';
import { toUserView } from '../users/users.views.ts';
import { insertFamily, makeRoomForFamily } from './families.repository.ts';

const MINUTE = 60_000;
/** A sign-in ends when nobody has used it for so long. Admins have more to lose. */
export const IDLE_MS = { player: 120 * MINUTE, admin: 30 * MINUTE } as const;
/** A sign-in ends after this long, however busy it is. */
const ABSOLUTE_MS = 12 * 60 * MINUTE;

export interface SignIns {
  /**
   * Begins a sign-in of the user whom `recognise` answers. It is asked inside the transaction, since
   * comparing secrets takes a while, in which an admin may have reset this one or the account.
   */
  begin(recognise: (trx: Tx) => Promise<UserRow>): Promise<SignedIn>;
  /** The tokens of a sign-in at its current place in the sequence. */
  issue(userId: number, familyId: string, sequence: number): Tokens;
}

/** How every way of proving who one is ends: in one family of tokens. */
export function createSignIns({ db, clock, streams, tokens }: ServerContext): SignIns {
  const issue: SignIns['issue'] = (userId, familyId, sequence) => ({
    accessToken: tokens.signAccess({ userId, familyId }),
    refreshToken: tokens.signRefresh({ familyId, sequence }),
  });

  return {
    async begin(recognise) {
      const now = clock.now();
      const familyId = randomUUID();
      const user = await db.transaction().execute(async (trx) => {
        const recognised = await recognise(trx);
        const { id } = recognised;
        // Before it comes: by a clock that was set back the new one would look the oldest.
        await makeRoomForFamily(trx, id, now);
        await insertFamily(trx, { id: familyId, userId: id, now, expiresAt: now + ABSOLUTE_MS });
        await recordLogin(trx, id, now);
        return recognised;
      });
      // The oldest sign-in may have given way.
      await streams.recheck(user.id);
      return { user: toUserView(user), tokens: issue(user.id, familyId, 0) };
    },
    issue,
  };
}
