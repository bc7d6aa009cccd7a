import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { REPORT_WORKBOOK } from '#shared/constants/classroom.ts';
import { classReportApi } from '#shared/contracts/class-report.contract.ts';
import { callApi, callFile } from '../../../lib/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { Period } from '../lib/period.ts';

/** What the pupils of a class have reached in a period. */
export const classReportQuery = (id: string, period: Period) =>
  queryOptions({
    queryKey: ['admin', 'classes', 'report', id, period],
    queryFn: async ({ signal }) =>
      (await callApi(classReportApi.report, { params: { id }, query: period }, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Downloads the report as a grade book for Excel; answers the name of the file. */
export async function downloadReport(id: string, period: Period): Promise<string> {
  const file = await callFile(classReportApi.workbook, { params: { id }, query: period });
  saveFile(REPORT_WORKBOOK, file, file.type);
  return REPORT_WORKBOOK;
}
