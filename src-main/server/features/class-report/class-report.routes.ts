import { XLSX_TYPE } from '#shared/contracts/admin-users.contract.ts';
import { classReportApi } from '#shared/contracts/class-report.contract.ts';
import { gradeBookTexts } from '#shared/texts/class-report.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { classTarget } from '../audit/audit-targets.ts';
import { createAudited } from '../audit/audited.ts';
import { getClass } from '../classes/classes.repository.ts';
import { createClassReport } from './class-report.service.ts';
import { gradeBook } from './grade-book.ts';

export function registerClassReport(
  { mount, file, rateLimits }: Routes,
  context: ServerContext,
): void {
  const reports = createClassReport(context);
  const audited = createAudited(context);

  mount(classReportApi.report, async ({ params, query }) => ({
    data: await reports.report(params.id, query),
  }));
  file(classReportApi.workbook, async ({ params, query }, by, response) => {
    await rateLimits.exportFile(by.actor.id);
    await audited(by, async (trx, audit) => {
      const target = classTarget(await getClass(trx, params.id));
      await audit({ action: 'class.export', target });
    });
    const report = await reports.report(params.id, query);
    const name = gradeBookTexts.fileName(report.className, report.today);
    response
      .attachment(name)
      .set('Content-Type', XLSX_TYPE)
      .end(await gradeBook(report));
  });
  mount(classReportApi.answers, ({ params, query }) =>
    reports.answers({ classId: params.id, userId: params.memberId }, query),
  );
}
