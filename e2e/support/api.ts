import type { Answer, CallInput, Endpoint } from '#shared/contracts/endpoint.ts';
import { API_PREFIX } from '#shared/constants/limits.ts';

/** Parts of a call, as they go on the wire. */
interface Parts {
  params?: object;
  query?: object;
  body?: unknown;
}

/**
 * Makes one call of the product's API, for what a journey is not about and for what it must have
 * left on the server. Throws when it is refused.
 */
export async function call<E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  input: CallInput<E>,
  token?: string,
): Promise<Answer<E>['data']> {
  const { params = {}, query = {}, body } = input as Parts;
  const values = new Map<string, unknown>(Object.entries(params));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(values.get(name)));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const response = await fetch(`${baseUrl}${API_PREFIX}${path}?${search.toString()}`, {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope = (await response.json()) as { data: Answer<E>['data']; message?: string };
  if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${envelope.message}`);
  return envelope.data;
}
