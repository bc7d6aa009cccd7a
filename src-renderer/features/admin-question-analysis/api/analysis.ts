import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ADMIN_PAGE_SIZE, PAGE_SIZE_MAX } from '#shared/constants/limits.ts';
import { XLSX_TYPE } from '#shared/contracts/admin-users.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import {
  questionAnalysisApi,
  type QuestionAnalysis,
} from '#shared/contracts/question-analysis.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { AnalysisSelection } from '../lib/analysis-selection.ts';
import { analysisTexts as texts } from '../texts.ts';

/** The classes whose answers can be looked at. */
export const analysisClassesQuery = queryOptions({
  queryKey: ['admin', 'analysis', 'classes'],
  queryFn: async ({ signal }) =>
    (await callApi(classesApi.list, {}, { signal })).data.filter(
      ({ archivedAt }) => archivedAt === null,
    ),
  staleTime: 0,
});

/** One page of the questions that fit, with how they were answered. */
export const analysisQuery = (selection: AnalysisSelection) =>
  queryOptions({
    queryKey: ['admin', 'analysis', selection],
    queryFn: ({ signal }) => fetchPage(selection, ADMIN_PAGE_SIZE, signal),
    staleTime: 0,
    // The old rows stay until the new ones are there, so that the table does not jump.
    placeholderData: keepPreviousData,
  });

function fetchPage(selection: AnalysisSelection, limit: number, signal?: AbortSignal) {
  const { characterId, level, classId, ...rest } = selection;
  const query = {
    ...rest,
    limit,
    ...(characterId !== null && { characterId }),
    ...(level !== null && { level }),
    ...(classId !== null && { classId }),
  };
  return callApi(questionAnalysisApi.list, { query }, signal === undefined ? {} : { signal });
}

/** Downloads all that fits as a workbook. Returns how many questions that are. */
export async function exportAnalysis(selection: AnalysisSelection): Promise<number> {
  const rows: QuestionAnalysis[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, pagination } = await fetchPage({ ...selection, page }, PAGE_SIZE_MAX);
    rows.push(...data);
    pages = pagination.totalPages;
  }
  const { writeAnalysis } = await import('../lib/analysis-workbook.ts');
  const workbook = new Blob([new Uint8Array(await writeAnalysis(rows))], { type: XLSX_TYPE });
  saveFile(texts.workbookFile, workbook, XLSX_TYPE);
  return rows.length;
}
