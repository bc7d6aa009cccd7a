import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { callApi } from '../../../lib/call-api.ts';

/** First part of every key of the admin panel. */
const KEY = 'admin';

/** Totals, the last seven days, the best players, the question bank. */
export const statsQuery = () =>
  queryOptions({
    queryKey: [KEY, 'stats'],
    queryFn: async ({ signal }) => (await callApi(adminApi.stats, {}, { signal })).data,
    staleTime: 0,
  });

/** How questions were answered, per character and level. */
export const questionStatsQuery = () =>
  queryOptions({
    queryKey: [KEY, 'question-stats'],
    queryFn: async ({ signal }) => (await callApi(adminApi.questionStats, {}, { signal })).data,
    staleTime: 0,
  });
