import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { API_PREFIX, REQUEST_TIMEOUT_MS } from '#shared/constants/limits.ts';
import { ApiError } from './api-error.ts';

/** Parts of a call, as they go on the wire. */
export interface RequestParts {
  params?: object;
  query?: object;
  body?: unknown;
}

const TEXT = {
  network: 'Tidak dapat terhubung ke server. Periksa sambungan, lalu coba lagi.',
  timeout: 'Server terlalu lama menjawab. Coba lagi.',
};

/** Address of a call: parameters filled in, query appended. */
export function requestUrl(endpoint: Endpoint, { params = {}, query = {} }: RequestParts): string {
  const values = new Map<string, unknown>(Object.entries(params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, string | number | undefined][]) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return `${API_PREFIX}${path}${text === '' ? '' : `?${text}`}`;
}

/** What came back. */
export interface Received {
  response: Response;
  text: string;
  /** Of an endpoint that produces a file, byte for byte: a workbook is no text. */
  file?: Blob;
}

/**
 * Sends one request and reads its answer within the time limit, so that a server that stalls in the
 * middle of a body cannot keep a screen waiting. Throws only ApiError, or the caller's own abort.
 */
export async function send(
  endpoint: Endpoint,
  parts: RequestParts,
  accessToken: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Received> {
  const abort = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort.abort();
  }, endpoint.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const onAbort = () => abort.abort(signal?.reason);
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort);

  const { method } = endpoint;
  const hasBody = method === 'POST' || method === 'PUT' || parts.body !== undefined;
  try {
    const response = await fetch(requestUrl(endpoint, parts), {
      method,
      headers: {
        Accept: 'application/json',
        ...(hasBody && { 'Content-Type': 'application/json' }),
        ...(accessToken !== undefined && { Authorization: `Bearer ${accessToken}` }),
      },
      ...(hasBody && { body: JSON.stringify(parts.body ?? {}) }),
      signal: abort.signal,
    });
    if (endpoint.produces === undefined || !response.ok) {
      return { response, text: await response.text() };
    }
    const file = await response.blob();
    return { response, text: '', file };
  } catch (cause) {
    if (timedOut) throw new ApiError({ status: 0, code: 'TIMEOUT', message: TEXT.timeout, cause });
    if (signal?.aborted) throw cause;
    throw new ApiError({ status: 0, code: 'NETWORK', message: TEXT.network, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
