import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { classReportApi, type ClassReport } from '#shared/contracts/class-report.contract.ts';
import { gradeBookTexts } from '#shared/texts/class-report.ts';
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

/** Downloads a report as a grade book for Excel; answers the name of the file. */
export async function downloadReport(
  id: string,
  period: Period,
  { className, today }: Pick<ClassReport, 'className' | 'today'>,
): Promise<string> {
  const file = await callFile(classReportApi.workbook, { params: { id }, query: period });
  const name = gradeBookTexts.fileName(className, today);
  saveFile(name, file, file.type);
  return name;
}

/** Which of a pupil's answers are listed. */
export interface AnswersWish {
  only: 'all' | 'wrong';
  page: number;
}

/** One page of what a pupil answered in a period, the newest first. */
export const pupilAnswersQuery = (
  seat: { id: string; memberId: string },
  period: Period,
  { only, page }: AnswersWish,
) =>
  queryOptions({
    queryKey: ['admin', 'classes', 'report', seat.id, period, seat.memberId, only, page],
    queryFn: ({ signal }) =>
      callApi(
        classReportApi.answers,
        { params: seat, query: { ...period, only, page } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
