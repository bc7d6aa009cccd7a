import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { RequestContext } from './context.ts';

/**
 * Gives each request its id and writes one line when it is answered: the route's pattern, never
 * its query, headers or body.
 */
export function createRequestLog(
  log: Logger,
  clock: Clock,
): (request: Request, response: Response) => void {
  const run = randomBytes(6).toString('base64url');
  let count = 0;
  // Each field is named below, and none of them is a secret: nothing has to be looked for.
  const lines = log.child({}, { redact: [] });
  return (request, response) => {
    const requestId = `${run}-${(count++).toString(36)}`;
    response.locals['requestId'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    const started = clock.monotonic();
    response.on('close', () => {
      const context = response.locals['context'] as RequestContext | undefined;
      lines[response.statusCode >= 500 ? 'error' : 'info'](
        {
          requestId,
          method: request.method,
          route: response.locals['route'] ?? null,
          status: response.statusCode,
          aborted: !response.writableFinished,
          ms: Math.round((clock.monotonic() - started) * 10) / 10,
          userId: context?.actor?.id ?? null,
          ip: request.socket.remoteAddress ?? null,
        },
        'request',
      );
    });
  };
}
