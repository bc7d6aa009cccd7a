import { queryOptions } from '@tanstack/react-query';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import type { CharacterId } from '#shared/constants/characters.ts';
import { callApi } from '../../../lib/call-api.ts';

/** The player's four levels with one character. */
export const levelsQuery = (character: CharacterId) =>
  queryOptions({
    queryKey: ['levels', character],
    queryFn: async ({ signal }) => {
      const answer = await callApi(
        progressApi.levels,
        { params: { characterId: character } },
        { signal },
      );
      return answer.data.levels;
    },
    // Another device of the same player may have opened a level meanwhile.
    staleTime: 0,
    // The default list shows what is certain anyway; one more try is enough before it.
    retry: 1,
    refetchOnWindowFocus: 'always',
  });
