import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { sendPortions } from './send-portions.ts';

const HEAD = { contentType: 'text/csv; charset=utf-8', fileName: 'berkas.csv' };
const PORTION = 'x'.repeat(64 * 1024);

/** Serves an endless file; tells how many portions were asked for and whether the asking has ended. */
async function endlessFile() {
  const seen = { portions: 0, ended: false };
  async function* portions() {
    try {
      for (;;) {
        seen.portions++;
        yield PORTION;
      }
    } finally {
      seen.ended = true;
    }
  }
  const app = express();
  app.get('/', (_request, response) => sendPortions(response, HEAD, portions()));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { seen, response, close: () => server.close() };
}

/** Turns of the event loop until something holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100_000 && !holds(); turn++) await nextTurn();
  expect(holds()).toBe(true);
}

describe('sendPortions', () => {
  it('waits while the client does not read, goes on when it does, and stops when it has gone', async () => {
    const { seen, response, close } = await endlessFile();
    try {
      let before = -1;
      // The buffers in between fill up first.
      await until(() => {
        const isStill = seen.portions === before;
        before = seen.portions;
        return isStill && seen.portions > 1;
      });
      for (let turn = 0; turn < 200; turn++) await nextTurn();
      const waiting = seen.portions;
      for (let turn = 0; turn < 2_000; turn++) await nextTurn();
      expect(seen.portions).toBeLessThanOrEqual(waiting + 1);

      response.resume();
      await until(() => seen.portions > waiting + 20);
      expect(seen.ended).toBe(false);

      response.destroy();
      await until(() => seen.ended);
      const atEnd = seen.portions;
      for (let turn = 0; turn < 200; turn++) await nextTurn();
      expect(seen.portions).toBe(atEnd);
    } finally {
      response.destroy();
      close();
    }
  });
});
