import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { retryDelayMs } from './retry.ts';

const RETRIES = 2;

/** A screen that loads tells soon what is wrong: it does not wait out a timeout again, nor a limit. */
function shouldRetry(before: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const passing = error.code === 'NETWORK' || error.code === 'BUSY' || error.status >= 500;
  return passing && before < RETRIES;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // The server is in the same room: being online says nothing about reaching it.
    queries: {
      retry: shouldRetry,
      retryDelay: (before, error) => retryDelayMs(before + 1, error),
      staleTime: 30_000,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
