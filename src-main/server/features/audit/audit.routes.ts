import { auditApi } from '#shared/contracts/audit.contract.ts';
import { toPagination } from '../../http/pagination.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { findDeletedIds } from '../questions/questions.repository.ts';
import { listAudit } from './audit.repository.ts';
import { toAuditEntry } from './audit.views.ts';

export function registerAudit({ mount }: Routes, { db }: ServerContext): void {
  mount(auditApi.list, async ({ query }) => {
    const { lines, total } = await listAudit(db, query.search, query);
    const deletions = lines.flatMap(({ event }) =>
      event.action === 'question.delete' ? [event.target.id] : [],
    );
    const deleted = await findDeletedIds(db, deletions);
    return {
      data: lines.map((line) => toAuditEntry(line, deleted)),
      pagination: toPagination(query, total),
    };
  });
}
