import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';
import { isWorthRetrying, retryDelayMs } from '../../../lib/retry.ts';
import { isPaused } from '../lib/session-retry.ts';
import { readStored } from '../../../lib/storage.ts';
import { LEVEL_QUESTIONS } from './level-questions.ts';

/** The result of a level run, as it goes to the server. */
export interface LevelRecord {
  characterId: CharacterId;
  level: Level;
  score: number;
  completed: boolean;
  /** Seconds. */
  timeTaken: number;
}

/**
 * Saves the result of a level, and keeps trying while the server cannot be reached, also after the
 * screen was left. Results go out one after the other: a level opens only once the one before it
 * is recorded.
 */
export function useSaveLevel(onSaved: (user: UserView) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['save-level'],
    scope: { id: 'save-level' },
    mutationFn: async ({ record, player }: { record: LevelRecord; player: string | undefined }) => {
      // The next pupil at this computer must not get the result of the one before.
      if (player === undefined || readStored('user')?._id !== player) throw signedOut();
      return (await callApi(progressApi.updateLevel, { body: record })).data;
    },
    retry: (_failures, error) => isWorthRetrying(error) || isPaused(error),
    retryDelay: (before, error) => retryDelayMs(before + 1, error),
    onSuccess: ({ user }) => {
      onSaved(user);
      // Levels, ranking and dashboard show the new result; questions in play stay as they are.
      return client.invalidateQueries({
        predicate: (query) => query.queryKey[0] !== LEVEL_QUESTIONS,
      });
    },
  });
}

const signedOut = (): ApiError =>
  new ApiError({ status: 401, code: 'UNAUTHENTICATED', message: '' });
