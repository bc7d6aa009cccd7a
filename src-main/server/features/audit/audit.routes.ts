import { auditApi } from '#shared/contracts/audit.contract.ts';
import { toPagination } from '../../http/pagination.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { listAudit } from './audit.repository.ts';
import { toAuditEntry } from './audit.views.ts';

export function registerAudit({ mount }: Routes, { db }: ServerContext): void {
  mount(auditApi.list, async ({ query }) => {
    const { lines, total } = await listAudit(db, query.search, query);
    return { data: lines.map(toAuditEntry), pagination: toPagination(query, total) };
  });
}
