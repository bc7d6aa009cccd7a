import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { classRankingApi } from '#shared/contracts/class-ranking.contract.ts';
import { gameApi } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { LEADERBOARD_MAX, LEADERBOARD_SIZE } from '#shared/constants/limits.ts';
import { boardQuery, type BoardWish } from '../../../components/ranking/class-board.ts';
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

/** A board of the player's own class; the one before it stays until the next is there. */
export const classRankingQuery = (wish: BoardWish) =>
  queryOptions({
    queryKey: [KEY, 'class', wish],
    queryFn: async ({ signal }) =>
      (await callApi(classRankingApi.mine, { query: boardQuery(wish) }, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
