import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { API_PREFIX } from '#shared/constants/limits.ts';
import type { Client, TestApi } from './test-api.ts';

/** A request that the server has recognised and whose body it is still waiting for. */
export interface HeldRequest {
  /** Sends the body and reads the answer. */
  release(): Promise<{ status: number; code: unknown }>;
}

/**
 * Sends the head of a request and waits until the server has begun with it: what happens from now on
 * happens between its look at who is asking and its doing what was asked.
 */
export async function heldRequest(
  api: TestApi,
  client: Client,
  { method, path, body }: { method: string; path: string; body: unknown },
): Promise<HeldRequest> {
  const text = Buffer.from(JSON.stringify(body));
  const held = request({
    port: api.server.port,
    method,
    path: API_PREFIX + path,
    headers: {
      Authorization: `Bearer ${client.tokens?.accessToken}`,
      'Content-Type': 'application/json',
      'Content-Length': text.length,
      Expect: '100-continue',
    },
  });
  held.flushHeaders();
  await once(held, 'continue');
  return {
    async release() {
      held.end(text);
      const [response] = (await once(held, 'response')) as [IncomingMessage];
      const { code } = (await json(response)) as { code?: unknown };
      return { status: response.statusCode ?? 0, code };
    },
  };
}
