import { HEARTBEAT_SECONDS } from '#shared/constants/classroom.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import { requestUrl, type RequestParts } from './api-request.ts';
import { asPlayer } from './call-api.ts';
import { eventParser, type StreamEvent } from './event-parser.ts';
import { retryDelayMs, waitForNetwork } from './retry.ts';

/**
 * - `connecting`: asked for the first time.
 * - `open`: events come.
 * - `waiting`: the connection is lost, and tried again by itself.
 * - `refused`: the server has said no; nothing is tried any more.
 */
export type StreamStatus = 'connecting' | 'open' | 'waiting' | 'refused';

interface FollowOptions {
  /** Ends it. */
  signal: AbortSignal;
  /** A connection over which nothing at all has come for this long is taken for dead. */
  silenceMs: number;
  onEvent: (event: StreamEvent) => void;
  onStatus: (status: StreamStatus) => void;
}

/** A lost heartbeat is no reason to doubt a connection, two are. */
export const STREAM_SILENCE_MS = 2.5 * HEARTBEAT_SECONDS * 1_000;

/** Statuses after which asking again cannot help. */
const FINAL: ReadonlySet<number> = new Set([
  ERROR_STATUS.UNAUTHENTICATED,
  ERROR_STATUS.FORBIDDEN,
  ERROR_STATUS.NOT_FOUND,
  ERROR_STATUS.VALIDATION_ERROR,
]);

/**
 * Follows an endpoint that produces server-sent events until it is aborted or refused. EventSource
 * cannot send the player's token, so this is fetch. A lost connection is made again by itself, at
 * growing and uneven intervals: a class must not come back all at once. Never throws.
 */
export async function followEvents(
  endpoint: Endpoint,
  parts: RequestParts,
  options: FollowOptions,
): Promise<void> {
  const { signal, onStatus } = options;
  let failures = 0;
  onStatus('connecting');
  while (!signal.aborted) {
    const end = await readConnection(endpoint, parts, options, () => {
      failures = 0;
      onStatus('open');
    });
    if (signal.aborted) return;
    if (end.isFinal) return onStatus('refused');
    failures += 1;
    onStatus('waiting');
    await waitForNetwork(Math.max(end.retryAfterMs, retryDelayMs(failures)), signal);
  }
}

interface End {
  isFinal: boolean;
  /** What the server asked for; 0 without a wish. */
  retryAfterMs: number;
}

const LOST: End = { isFinal: false, retryAfterMs: 0 };

/** One connection, from asking for it to its end, however it ends. */
async function readConnection(
  endpoint: Endpoint,
  parts: RequestParts,
  { signal, silenceMs, onEvent }: FollowOptions,
  onOpen: () => void,
): Promise<End> {
  const abort = new AbortController();
  const drop = () => abort.abort();
  let silence = setTimeout(drop, silenceMs);
  signal.addEventListener('abort', drop);
  window.addEventListener('offline', drop);
  try {
    const response = await asPlayer(
      (token) =>
        fetch(requestUrl(endpoint, parts), {
          headers: {
            Accept: 'text/event-stream',
            ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          },
          cache: 'no-store',
          signal: abort.signal,
        }),
      ({ status }) => status,
    );
    if (!response.ok || response.body === null) {
      const seconds = Number(response.headers.get('Retry-After') ?? 0);
      return {
        isFinal: FINAL.has(response.status),
        retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : 0,
      };
    }
    onOpen();
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    const parse = eventParser();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return LOST;
      clearTimeout(silence);
      silence = setTimeout(drop, silenceMs);
      for (const event of parse(decoder.decode(value, { stream: true }))) onEvent(event);
    }
  } catch {
    // No network, a silent connection, or the caller's own abort: the caller checks next which.
    return LOST;
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', drop);
    window.removeEventListener('offline', drop);
  }
}
