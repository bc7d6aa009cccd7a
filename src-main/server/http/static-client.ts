import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Request, RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Names with a content hash never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Folder of the files whose names carry a content hash. */
const HASHED = `${sep}assets${sep}`;
/** Files outside it are asked for with a hash behind their name. */
const VERSIONED = /\?v=\w+$/;

/** Endings of what is never opened by itself, compressed or not. */
const NOT_A_DOCUMENT = /\.(js|css|woff2|svg)(\.gz)?$/;

/**
 * What only a document heeds. Pictures, scripts and fonts go without: with some forty files before
 * the first question it would be a tenth of all that a student loads.
 */
const DOCUMENT_HEADERS = [
  'Content-Security-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/**
 * The built renderer: hashed assets for ever, documents always asked for again, deep links answered
 * with the page. Compressed copies were made by the build. Undefined when there is no build.
 */
export function createStaticClient(clientDir: string): RequestHandler | undefined {
  if (!existsSync(join(clientDir, 'index.html'))) return undefined;
  const serve = serveFolder(clientDir);
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

function serveFolder(clientDir: string): RequestHandler {
  return expressStaticGzip(clientDir, {
    // Browsers ask for brotli over https or at this machine only.
    enableBrotli: false,
    index: false,
    serveStatic: {
      index: false,
      redirect: false,
      // The ETag tells as much, and nobody asks for a part of a file.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (response, file) => {
        const { originalUrl } = response.req as Request;
        const isDocument = !NOT_A_DOCUMENT.test(file);
        const hasHash = file.includes(HASHED) || VERSIONED.test(originalUrl);
        response.setHeader('Cache-Control', hasHash && !isDocument ? IMMUTABLE : 'no-cache');
        if (!isDocument) for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
      },
    },
  });
}
