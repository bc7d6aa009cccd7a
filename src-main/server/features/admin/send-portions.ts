import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from 'express';

/**
 * Sends a file portion by portion: waits while the client reads slower than the server writes, and
 * stops asking for more once it has gone away.
 */
export async function sendPortions(
  response: Response,
  head: { contentType: string; fileName: string },
  portions: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  for await (const portion of portions) {
    if (gone.signal.aborted) return;
    if (!response.headersSent) {
      response.attachment(head.fileName).set('Content-Type', head.contentType);
    }
    if (!response.write(portion)) await drained(response, gone.signal);
    // A client on the same machine may never be slower: other requests get their turn all the same.
    await nextTurn();
  }
  response.end();
}

/** Resolves when more can be written, or when nobody is there to read it any more. */
async function drained(response: Response, gone: AbortSignal): Promise<void> {
  try {
    await once(response, 'drain', { signal: gone });
  } catch (error) {
    if (!gone.aborted) throw error;
  }
}
