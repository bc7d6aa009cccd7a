import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ADMIN_PAGE_SIZE } from '#shared/constants/limits.ts';
import { questionAnalysisApi } from '#shared/contracts/question-analysis.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import type { AnalysisSelection } from '../lib/analysis-selection.ts';

/** One page of the questions that fit, with how they were answered. */
export const analysisQuery = (selection: AnalysisSelection) =>
  queryOptions({
    queryKey: ['admin', 'analysis', selection],
    queryFn: ({ signal }) => {
      const { characterId, level, ...rest } = selection;
      return callApi(
        questionAnalysisApi.list,
        {
          query: {
            ...rest,
            limit: ADMIN_PAGE_SIZE,
            ...(characterId !== null && { characterId }),
            ...(level !== null && { level }),
          },
        },
        { signal },
      );
    },
    staleTime: 0,
    // The old rows stay until the new ones are there, so that the table does not jump.
    placeholderData: keepPreviousData,
  });
