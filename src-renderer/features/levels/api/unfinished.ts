import { queryOptions } from '@tanstack/react-query';
import type { GameSessionSummary } from '#shared/contracts/game.contract.ts';
import { SESSIONS_MAX } from '#shared/constants/limits.ts';
import { callApi } from '../../../lib/call-api.ts';

/** The player's runs that can be gone on with. */
export const unfinishedQuery = () =>
  queryOptions({
    queryKey: ['unfinished'],
    queryFn: async ({ signal }): Promise<GameSessionSummary[]> => {
      const { gameApi } = await import('#shared/contracts/game.contract.ts');
      const query = { status: 'active', limit: SESSIONS_MAX } as const;
      return (await callApi(gameApi.sessions, { query }, { signal })).data.sessions;
    },
    // Another device of the same player may have gone on meanwhile.
    staleTime: 0,
  });
