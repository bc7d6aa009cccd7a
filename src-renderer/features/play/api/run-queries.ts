import { retryDelayMs } from '../../../lib/retry.ts';
import { mayYetBeTaken } from '../../../lib/until-answered.ts';

/** First parts of the query keys of runs. */
export const LEVEL_RUN = 'level-run';
export const LEVEL_END = 'level-end';
export const GAME_SESSION = 'game-session';

const IN_GAME: readonly unknown[] = [LEVEL_RUN, LEVEL_END, GAME_SESSION];

/** Whether a query is of another screen, which shows something else once a run has ended. */
export const isOutsideGame = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  !IN_GAME.includes(queryKey[0]);

/**
 * How runs are loaded: tried again by itself for as long as the server may still answer, and then never
 * asked for again beneath the player.
 */
export const patiently = {
  staleTime: Infinity,
  gcTime: 0,
  retry: (_before: number, error: Error) => mayYetBeTaken(error),
  retryDelay: (before: number, error: Error) => retryDelayMs(before + 1, error),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
