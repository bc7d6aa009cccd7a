import { queryOptions } from '@tanstack/react-query';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import type { GameSession } from '#shared/contracts/game.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import { levelOutbox } from '../../../lib/level-outbox.ts';
import { clock } from '../lib/clock.ts';
import { fromLevelRun } from '../lib/level-run.ts';
import { LEVEL_RUN, patiently } from './run-queries.ts';

/** The run of a level to play, begun or gone on with. What still waits for the server goes before it. */
export async function startLevel(characterId: CharacterId, level: Level): Promise<GameSession> {
  await levelOutbox.empty();
  const body = { characterId, level };
  return fromLevelRun((await callApi(progressApi.startLevel, { body })).data);
}

/** The same for a screen; `turn` counts its starts. */
export const levelRunQuery = (characterId: CharacterId, level: Level, turn: number) =>
  queryOptions({
    queryKey: [LEVEL_RUN, characterId, level, turn],
    queryFn: async () => ({ session: await startLevel(characterId, level), at: clock() }),
    ...patiently,
  });
