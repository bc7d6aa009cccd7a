import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** Retrying helps where the server may answer next time, never where it has said no. */
function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const passing = error.code === 'NETWORK' || error.code === 'BUSY' || error.status >= 500;
  return passing && failures < RETRIES;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // The server is in the same room: being online says nothing about reaching it.
    queries: { retry: shouldRetry, staleTime: 30_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
