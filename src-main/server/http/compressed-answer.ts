import { gzipSync } from 'node:zlib';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';

/** Each level of each character, and as many again for what an admin changes meanwhile. */
const copies = new LRUCache<string, Buffer>({ max: 32 });

/**
 * An answer that many players get in the same words, compressed if the browser can read it so; sets
 * the headers that say it. It is compressed once, and then found again by its own text; a changed
 * text is another answer. Only gzip: browsers take nothing better over plain http.
 */
export function asReadable(text: string, response: Response): string | Buffer {
  response.vary('Accept-Encoding');
  if (response.req.acceptsEncodings('gzip') === false) return text;
  response.setHeader('Content-Encoding', 'gzip');
  const copy = copies.get(text) ?? gzipSync(text, { level: 9 });
  copies.set(text, copy);
  return copy;
}
