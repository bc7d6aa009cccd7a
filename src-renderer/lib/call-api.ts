import { authApi } from '#shared/contracts/auth.contract.ts';
import type { Answer, CallInput, Endpoint } from '#shared/contracts/endpoint.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import { readAnswer, readFile } from './api-answer.ts';
import { send, type Received, type RequestParts } from './api-request.ts';
import { clearStored, readStored } from './storage.ts';
import { freshToken } from './token-refresh.ts';

interface CallOptions {
  /** Gives up the call, for example when its screen is left. */
  signal?: AbortSignal;
}

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** The input may be left out where the endpoint needs none. */
type CallArguments<E extends Endpoint> =
  RequiredKeys<CallInput<E>> extends never
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

type Listener = () => void;
const listeners = new Set<Listener>();

/** Registers what happens when the server no longer knows the player. Returns how to stop. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes one call of the API. A refused token is refreshed once and the call repeated (section 7);
 * only a refusal forgets the player, never a failure of the network or a 429.
 * Throws ApiError, or the abort of the caller's signal.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<Answer<E>> {
  const { response, text } = await exchange(endpoint, input, options);
  return readAnswer(endpoint, response, text);
}

/** Makes one call that answers a file, in the same way. */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<Blob> {
  return readFile(endpoint, await exchange(endpoint, input, options));
}

async function exchange(
  endpoint: Endpoint,
  input: unknown,
  { signal }: CallOptions,
): Promise<Received> {
  // Which parts there are depends on the endpoint; on the wire they are all the same.
  const parts = (input ?? {}) as RequestParts;
  if (endpoint.access === 'public') {
    // Signing out names its sign-in by the refresh token alone (decisions, 'refresh').
    const isLogout = endpoint.path === authApi.logout.path;
    return send(endpoint, parts, isLogout ? undefined : readStored('accessToken'), signal);
  }

  return asPlayer(
    (token) => send(endpoint, parts, token, signal),
    ({ response }) => response.status,
  );
}

/**
 * Asks in the player's name: where the token is refused, once more with a fresh one. A refusal of
 * that one forgets the player.
 */
export async function asPlayer<R>(
  request: (token: string | undefined) => Promise<R>,
  statusOf: (result: R) => number,
): Promise<R> {
  const player = readStored('user')?._id;
  const token = readStored('accessToken');
  let result = await request(token);
  if (statusOf(result) === ERROR_STATUS.UNAUTHENTICATED) {
    const fresh = await freshToken(token);
    // Never repeat a call in the name of somebody who signed in meanwhile.
    if (fresh !== undefined && isStill(player)) result = await request(fresh);
    if (statusOf(result) === ERROR_STATUS.UNAUTHENTICATED && isStill(player)) signOut();
  }
  return result;
}

const isStill = (player: string | undefined): boolean => readStored('user')?._id === player;

function signOut(): void {
  clearStored();
  for (const listener of listeners) listener();
}
