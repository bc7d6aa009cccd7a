import { queryOptions } from '@tanstack/react-query';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { RECENT_SESSIONS } from '#shared/constants/limits.ts';
import { callApi } from '../../../lib/call-api.ts';

const KEY = 'dashboard';

/** The player with fresh totals: they may have played on another computer. */
export const meQuery = () =>
  queryOptions({
    queryKey: [KEY, 'me'],
    queryFn: async ({ signal }) => (await callApi(authApi.me, {}, { signal })).data.user,
    staleTime: 0,
  });

/** The newest sessions. */
export const recentSessionsQuery = () =>
  queryOptions({
    queryKey: [KEY, 'sessions'],
    queryFn: async ({ signal }) =>
      (await callApi(gameApi.sessions, { query: { limit: RECENT_SESSIONS } }, { signal })).data
        .sessions,
    staleTime: 0,
  });
