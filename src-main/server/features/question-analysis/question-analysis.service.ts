import type { Pagination } from '#shared/contracts/common.ts';
import type {
  AnalysisPeriod,
  QuestionAnalysis,
} from '#shared/contracts/question-analysis.contract.ts';
import { toPagination } from '../../http/pagination.ts';
import { dayStart, periodStart } from '../../lib/local-day.ts';
import type { ServerContext } from '../../server-context.ts';
import { findVersions } from '../questions/questions.repository.ts';
import {
  countAnswers,
  listAnalysis,
  type AnalysisFilter,
  type AnalysisOrder,
} from './question-analysis.repository.ts';
import { toAnalysis } from './question-analysis.views.ts';

interface AnalysisQuery extends AnalysisFilter, AnalysisOrder {
  classId?: number | undefined;
  period: AnalysisPeriod;
  page: number;
  limit: number;
}

export interface QuestionAnalysisService {
  page(query: AnalysisQuery): Promise<{ data: QuestionAnalysis[]; pagination: Pagination }>;
}

/** How questions were answered: the bad ones are found at once. */
export function createQuestionAnalysis({
  db,
  scope,
  clock,
}: ServerContext): QuestionAnalysisService {
  return {
    // One transaction: an answer that arrives between the sums and the options would fit neither.
    page: (query) =>
      db.transaction().execute(async (trx) => {
        const firstDay = periodStart(query.period, clock.now());
        const since = firstDay === '' ? undefined : dayStart(firstDay);
        const answered = { classId: query.classId, since };
        const { rows, total } = await listAnalysis(trx, { ...query, ...answered }, query, query);
        const answers = await countAnswers(
          trx,
          rows.map((row) => row.id),
          answered,
        );
        const versionIds = new Set([...rows, ...answers].map((row) => row.version_id));
        const versions = await findVersions(trx, scope, [...versionIds]);
        const data = rows.map((row) => {
          const wording = versions.get(row.version_id);
          if (!wording) throw new Error(`question version ${row.version_id} is gone`);
          const own = answers.filter(
            (answer) => answer.question_id === row.id && answer.series === row.series,
          );
          return toAnalysis(row, wording, own, versions);
        });
        return { data, pagination: toPagination(query, total) };
      }),
  };
}
