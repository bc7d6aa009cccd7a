import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ADMIN_PAGE_SIZE } from '#shared/constants/limits.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import { asAdminQuestion } from '../lib/admin-question.ts';
import type { QuestionFilter } from '../lib/question-filter.ts';

/** First part of every key of the admin panel. */
const ADMIN_KEY = 'admin';

/** One page of the questions that fit. */
export const questionsQuery = ({ page, search, order, ...places }: QuestionFilter) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'questions', { page, search, order, ...places }],
    queryFn: async ({ signal }) => {
      const { data, pagination } = await callApi(
        questionsApi.list,
        {
          query: {
            page,
            limit: ADMIN_PAGE_SIZE,
            search,
            order,
            ...chosen(places),
          },
        },
        { signal },
      );
      return { data: data.map(asAdminQuestion), pagination };
    },
    staleTime: 0,
    // The old rows stay until the new ones are there, so that the table does not jump.
    placeholderData: keepPreviousData,
  });

type Places = Pick<QuestionFilter, 'characterId' | 'level' | 'topic' | 'competence'>;

const chosen = ({ characterId, level, topic, competence }: Places) => ({
  ...(characterId !== null && { characterId }),
  ...(level !== null && { level }),
  ...(topic !== null && { topic }),
  ...(competence !== null && { competence }),
});
