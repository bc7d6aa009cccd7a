import type { AuditEvent } from '#shared/contracts/audit.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Tx } from '../../db/schema.ts';
import type { Actor } from '../../http/context.ts';
import type { ServerContext } from '../../server-context.ts';
import { findUserById } from '../users/users.repository.ts';
import { recordAudit } from './audit.repository.ts';

/** Who asked for a change. */
export interface By {
  actor: Actor;
  requestId: string;
}

/** Writes what is being done into the audit log. */
export type Audit = (event: AuditEvent) => Promise<void>;

/** Runs a change by an admin in a transaction that also holds its line in the audit log. */
export type Audited = <T>(by: By, change: (trx: Tx, audit: Audit) => Promise<T>) => Promise<T>;

/** What admins do, they do as admins to the last moment, and it is written down or not done. */
export function createAudited({ db, clock, log }: ServerContext): Audited {
  return async ({ actor, requestId }, change) => {
    const events: AuditEvent[] = [];
    const result = await db.transaction().execute(async (trx) => {
      await assertStillAdmin(trx, actor.id);
      return change(trx, async (event) => {
        await recordAudit(trx, { actor, event, now: clock.now() });
        events.push(event);
      });
    });
    for (const event of events) {
      const targetId = 'target' in event ? event.target.id : undefined;
      log.info({ requestId, userId: actor.id, action: event.action, targetId }, 'admin write');
    }
    return result;
  };
}

/** Asked again inside: since the request came in, another admin may have ended this one's rights. */
async function assertStillAdmin(trx: Tx, actorId: number): Promise<void> {
  const actor = await findUserById(trx, actorId);
  if (!actor || actor.is_active === 0) throw new AppError('UNAUTHENTICATED');
  if (actor.role !== 'admin') throw new AppError('FORBIDDEN');
}
