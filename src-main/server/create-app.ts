import express, { type Express } from 'express';
import type { ServerContext } from './server-context.ts';
import { registerAll } from './all-routes.ts';
import { createAuthenticate } from './features/auth/authenticate.ts';
import { createErrorHandler, notFound } from './http/error-handler.ts';
import { createHostGate } from './http/host-gate.ts';
import { createApi, type Api } from './http/mount.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createRequestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createStaticClient } from './http/static-client.ts';

/** The Express application over its dependencies. It does not listen. */
export function createApp(context: ServerContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', false);
  app.set('query parser', 'simple');

  const beginLog = createRequestLog(context.log, context.clock);
  const passHostGate = createHostGate(context.clock, context.network);
  const headers = securityHeaders();
  const api = createEndpoints(context);
  // All that every request goes through, in one function: a chain of middleware costs more than the calls.
  app.use((request, response, next) => {
    beginLog(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    passHostGate(request);
    return api.handler(request, response, next);
  });

  const client = context.options.clientDir && createStaticClient(context.options.clientDir);
  if (client) app.use(client);
  app.use(notFound);
  app.use(createErrorHandler(context.log));
  return app;
}

/** Every endpoint of the product. */
export function createEndpoints(context: ServerContext): Api {
  const rateLimits = createRateLimits(context.options.rateLimits);
  const { presence } = context;
  const api = createApi({ authenticate: createAuthenticate(context), rateLimits, presence });
  registerAll({ mount: api.mount, file: api.file, rateLimits }, context);
  return api;
}
