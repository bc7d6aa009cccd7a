import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Names with a content hash never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Folder of the files whose names carry a content hash. */
const HASHED = `${sep}assets${sep}`;

/**
 * The built renderer: hashed assets for ever, documents always asked for again, deep links answered
 * with the page. Compressed copies were made by the build. Undefined when there is no build.
 */
export function createStaticClient(clientDir: string): RequestHandler | undefined {
  if (!existsSync(join(clientDir, 'index.html'))) return undefined;
  const serve = expressStaticGzip(clientDir, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      setHeaders: (response, file) => {
        response.setHeader('Cache-Control', file.includes(HASHED) ? IMMUTABLE : 'no-cache');
      },
    },
  });
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    response.locals['route'] = 'static';
    // Only a name with an ending can be a file; anything else is a place inside the page.
    if (extname(request.path) === '') request.url = '/index.html';
    serve(request, response, (error?: unknown) => {
      // Chosen for the file that then could not be read; what answers instead is not compressed.
      response.removeHeader('Content-Encoding');
      next(error);
    });
  };
}
