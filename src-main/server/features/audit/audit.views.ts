import type { AuditEntry } from '#shared/contracts/audit.contract.ts';
import { auditSentence } from '#shared/texts/audit.ts';
import type { AuditLine } from './audit.repository.ts';

/** A line of the log as admins read it. `deleted` names the questions that are deleted now. */
export function toAuditEntry(
  { id, at, actorName, event }: AuditLine,
  deleted: ReadonlySet<number>,
): AuditEntry {
  const target = 'target' in event ? event.target : undefined;
  return {
    _id: String(id),
    when: new Date(at).toISOString(),
    who: actorName,
    action: event.action,
    what: auditSentence(event),
    target: target ? { type: target.type, _id: String(target.id), label: target.label } : null,
    canRestore: event.action === 'question.delete' && deleted.has(event.target.id),
  };
}
