import { questionAnalysisApi } from '#shared/contracts/question-analysis.contract.ts';
import type { Routes, ServerContext } from '../../server-context.ts';
import { createQuestionAnalysis } from './question-analysis.service.ts';

export function registerQuestionAnalysis({ mount }: Routes, context: ServerContext): void {
  const analysis = createQuestionAnalysis(context);

  mount(questionAnalysisApi.list, ({ query }) => analysis.page(query));
}
