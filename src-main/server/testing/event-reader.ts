import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { API_PREFIX } from '#shared/constants/limits.ts';
import type { Tokens } from '#shared/contracts/auth.contract.ts';

/** A client that listens to a stream of events. */
export interface EventReader<E> {
  /** The next event; undefined when the stream has ended. */
  next(): Promise<E | undefined>;
  /** The next event that fits; those before it are passed over. Throws when the stream ends first. */
  until(fits: (event: E) => boolean): Promise<E>;
  close(): void;
}

/** Opens a stream of the server at `url` and waits until its head is there. */
export async function readEvents<E>(
  url: string,
  client: { tokens: Tokens | undefined },
  path: string,
): Promise<EventReader<E>> {
  const outgoing = request(url + API_PREFIX + path, {
    agent: false,
    headers: { Authorization: `Bearer ${client.tokens?.accessToken}` },
  }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  const lines = createInterface({ input: response })[Symbol.asyncIterator]();

  async function next(): Promise<E | undefined> {
    for (;;) {
      const { done, value } = await lines.next();
      if (done) return undefined;
      if (value.startsWith('data: ')) return JSON.parse(value.slice('data: '.length)) as E;
    }
  }

  return {
    next,
    async until(fits) {
      for (;;) {
        const event = await next();
        if (event === undefined) throw new Error(`${path} ended`);
        if (fits(event)) return event;
      }
    },
    close: () => void outgoing.destroy(),
  };
}
