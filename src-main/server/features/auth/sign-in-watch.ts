import type { Actor } from '../../http/context.ts';
import type { ServerContext } from '../../server-context.ts';
import { findActor, findFamily } from './families.repository.ts';
import { IDLE_MS } from './sign-ins.ts';

/**
 * Looks again and again whether a sign-in still holds, for what goes on without any call. Resolves to
 * who it is now; to 'lapsed' once it was idle for too long or its time is over, and to undefined when
 * it was ended. A refresh counts as use. Times run on the monotonic clock from the first look on: a
 * wall clock that is set back gives nobody more of it.
 */
export function createSignInWatch(
  { db, clock }: ServerContext,
  { familyId, id: userId }: Pick<Actor, 'familyId' | 'id'>,
): () => Promise<Actor | 'lapsed' | undefined> {
  /** Moments of the monotonic clock. */
  let expiresAt: number | undefined;
  let used: { sequence: number; at: number } | undefined;

  return async () => {
    const [now, monotonic] = [clock.now(), clock.monotonic()];
    const family = await findFamily(db, familyId);
    if (!family || family.revoked_at !== null) return undefined;
    expiresAt ??= monotonic + (family.expires_at - now);
    if (used?.sequence !== family.sequence) {
      used = { sequence: family.sequence, at: monotonic - Math.max(0, now - family.rotated_at) };
    }
    if (monotonic >= expiresAt || now >= family.expires_at) return 'lapsed';
    const actor = await findActor(db, { familyId, userId, now });
    return actor && monotonic - used.at > IDLE_MS[actor.role] ? 'lapsed' : actor;
  };
}
