import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';

/** Names with a content hash never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The built renderer: hashed assets for ever, documents always asked for again, deep links answered
 * with the page. Compressed copies were made by the build. Undefined when there is no build.
 */
export function createStaticClient(clientDir: string): RequestHandler | undefined {
  if (!existsSync(join(clientDir, 'index.html'))) return undefined;
  const serve = sirv(clientDir, {
    single: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    },
  });
  return (request, response, next) => {
    response.locals['route'] = 'static';
    serve(request, response, next);
  };
}
