import express, { type Express } from 'express';
import type { ServerContext } from './server-context.ts';
import { registerAdmin } from './features/admin/admin.routes.ts';
import { registerAdminUsers } from './features/admin-users/admin-users.routes.ts';
import { registerApiDocs } from './features/api-docs/api-docs.routes.ts';
import { registerAudit } from './features/audit/audit.routes.ts';
import { registerAuth } from './features/auth/auth.routes.ts';
import { createAuthenticate } from './features/auth/authenticate.ts';
import { registerCharacters } from './features/characters/characters.routes.ts';
import { registerClasses } from './features/classes/classes.routes.ts';
import { registerClassRanking } from './features/class-ranking/class-ranking.routes.ts';
import { registerClassReport } from './features/class-report/class-report.routes.ts';
import { registerClassLogin } from './features/class-login/class-login.routes.ts';
import { registerGame } from './features/game/game.routes.ts';
import { registerHealth } from './features/health/health.routes.ts';
import { registerLeaderboard } from './features/leaderboard/leaderboard.routes.ts';
import { registerLive } from './features/live/live.routes.ts';
import { registerMaintenance } from './features/maintenance/maintenance.routes.ts';
import { registerProgress } from './features/progress/progress.routes.ts';
import { registerQuestionAnalysis } from './features/question-analysis/question-analysis.routes.ts';
import { registerQuestions } from './features/questions/questions.routes.ts';
import { registerSetup } from './features/setup/setup.routes.ts';
import { registerSharing } from './features/sharing/sharing.routes.ts';
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
  const routes = { mount: api.mount, file: api.file, rateLimits };
  registerHealth(routes, context);
  registerAuth(routes, context);
  registerSetup(routes, context);
  registerCharacters(routes, context);
  registerQuestions(routes, context);
  registerGame(routes, context);
  registerProgress(routes, context);
  registerLeaderboard(routes, context);
  registerAdmin(routes, context);
  registerAdminUsers(routes, context);
  registerClasses(routes, context);
  registerClassLogin(routes, context);
  registerClassRanking(routes, context);
  registerClassReport(routes, context);
  registerLive(routes, context);
  registerQuestionAnalysis(routes, context);
  registerAudit(routes, context);
  registerSharing(routes, context);
  registerMaintenance(routes, context);
  registerApiDocs(routes, context);
  return api;
}
