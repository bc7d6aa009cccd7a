import { authApi } from '#shared/contracts/auth.contract.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import { readAnswer } from './api-answer.ts';
import { ApiError } from './api-error.ts';
import { send } from './api-request.ts';
import { readStored, writeStored } from './storage.ts';

/** One refresh at a time: the calls of a page that all meet a 401 wait for the same one. */
let running: Promise<string | undefined> | undefined;

/**
 * A token to try again with after `stale` was refused; undefined when the player has to sign in.
 * Throws when that cannot be told now (no network, too many requests), and then nothing is forgotten.
 */
export function freshToken(stale: string | undefined): Promise<string | undefined> {
  const stored = readStored('accessToken');
  // Another call or another tab has refreshed meanwhile.
  if (stored !== undefined && stored !== stale) return Promise.resolve(stored);
  running ??= refresh().finally(() => {
    running = undefined;
  });
  return running;
}

async function refresh(): Promise<string | undefined> {
  const refreshToken = readStored('refreshToken');
  if (refreshToken === undefined) return undefined;
  try {
    const { response, text } = await send(
      authApi.refresh,
      { body: { refreshToken } },
      undefined,
      undefined,
    );
    const { tokens } = readAnswer(authApi.refresh, response, text).data;
    // Signed out, or signed in anew, while the request was under way: that decision stands.
    if (readStored('refreshToken') !== refreshToken) return readStored('accessToken');
    writeStored('accessToken', tokens.accessToken);
    writeStored('refreshToken', tokens.refreshToken);
    return tokens.accessToken;
  } catch (error) {
    if (!isRejection(error)) throw error;
    // A tab that used the same token first has stored its successor.
    return readStored('refreshToken') === refreshToken ? undefined : readStored('accessToken');
  }
}

/** Whether the server said no to the token itself, rather than failing to answer. */
const isRejection = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === ERROR_STATUS.REFRESH_REJECTED ||
    error.status === ERROR_STATUS.VALIDATION_ERROR);
