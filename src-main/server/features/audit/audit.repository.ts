import type { AuditEvent } from '#shared/contracts/audit.contract.ts';
import { auditSentence } from '#shared/texts/audit.ts';
import { folded } from '#shared/rules/folded.ts';
import { containsText } from '../../db/sqlite-only.ts';
import type { Db, Tx } from '../../db/schema.ts';

/** A line of the log, read back. */
export interface AuditLine {
  id: number;
  at: number;
  actorName: string;
  event: AuditEvent;
}

/** What is searched is compared in lower case, as Indonesian has it. */

/** Writes down what an admin does, in the transaction that does it. */
export async function recordAudit(
  trx: Tx,
  line: { actor: { id: number; username: string }; event: AuditEvent; now: number },
): Promise<void> {
  const { actor, event, now } = line;
  const label = 'target' in event ? event.target.label : '';
  await trx
    .insertInto('audit')
    .values({
      at: now,
      actor_id: actor.id,
      actor_name: actor.username,
      event: JSON.stringify(event),
      search_text: folded([actor.username, auditSentence(event), label].join('\n')),
    })
    .execute();
}

/** One page of the log, the newest first: by the order of writing, whatever the PC's clock said. */
export async function listAudit(
  db: Db,
  search: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ lines: AuditLine[]; total: number }> {
  const { total } = await matching(db, search)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, search)
    .select(['id', 'at', 'actor_name', 'event'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.at,
    actorName: row.actor_name,
    // Written by recordAudit, and never by anyone else.
    event: JSON.parse(row.event) as AuditEvent,
  }));
  return { lines, total };
}

function matching(db: Db, search: string) {
  const query = db.selectFrom('audit');
  if (search === '') return query;
  return query.where((eb) => containsText(eb.ref('search_text'), folded(search)));
}
