import { queryOptions } from '@tanstack/react-query';
import { FIRST_LEVEL } from '#shared/constants/game.ts';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import { levelOutbox } from '../../../lib/level-outbox.ts';
import type { LevelResult } from '../lib/run-result.ts';
import { LEVEL_END, patiently } from './run-queries.ts';

/** What the server says that a finished run came to, once it has all of its answers. */
export const levelEndQuery = (
  { _id: runId, characterId, level }: GameSession,
  { score, completed, seconds }: LevelResult,
) =>
  queryOptions({
    queryKey: [LEVEL_END, runId],
    queryFn: async () => {
      await levelOutbox.empty();
      const claim = { score, completed, timeTaken: seconds };
      const body = { runId, characterId, level: level ?? FIRST_LEVEL, ...claim };
      return (await callApi(progressApi.updateLevel, { body })).data;
    },
    ...patiently,
  });
