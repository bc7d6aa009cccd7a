import { queryOptions } from '@tanstack/react-query';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { LEADERBOARD_MAX, LEADERBOARD_SIZE } from '#shared/constants/limits.ts';
import { callApi } from '../../../lib/call-api.ts';

const KEY = 'leaderboard';

/** The ten best players. */
export const topPlayersQuery = () =>
  queryOptions({
    queryKey: [KEY, 'top'],
    queryFn: async ({ signal }) =>
      (await callApi(progressApi.leaderboard, { query: { limit: LEADERBOARD_SIZE } }, { signal }))
        .data,
    staleTime: 0,
  });

/** The player's own place, how many there are, and the others as far as the server lists them. */
export const rankingQuery = () =>
  queryOptions({
    queryKey: [KEY, 'ranking'],
    queryFn: async ({ signal }) =>
      (await callApi(gameApi.leaderboard, { query: { limit: LEADERBOARD_MAX } }, { signal })).data,
    staleTime: 0,
  });
