/**
 * Child process: the hot calls on Fastify, as a careful team would write them: the token checked and
 * the sign-in read at each request, input checked by Fastify's own schemas, the headers of the contract,
 * prepared statements. Left out are the log, the limits and the check of the host.
 */
import Fastify from 'fastify';
import { CHARACTER_IDS } from '../src-shared/constants/characters.ts';
import { API_PREFIX } from '../src-shared/constants/limits.ts';
import { securityHeaders } from '../src-main/server/http/security-headers.ts';
import { systemClock } from '../src-main/server/lib/clock.ts';
import { loadSecrets } from '../src-main/server/lib/secrets.ts';
import { createTokenSigner } from '../src-main/server/lib/tokens.ts';
import { openBare } from './bare-calls.ts';
import { reportTo } from './child.ts';

const dataDir = process.argv[2] ?? '';
const { sqlite, calls } = openBare(dataDir);
const tokens = createTokenSigner(loadSecrets(dataDir).secrets, systemClock);
const findActor = sqlite.prepare<unknown[], { id: number; username: string; role: string }>(
  `SELECT user.id, user.username, user.role FROM refresh_family
   JOIN user ON user.id = refresh_family.user_id
   WHERE refresh_family.id = ? AND refresh_family.user_id = ? AND refresh_family.revoked_at IS NULL
     AND refresh_family.expires_at > ? AND user.is_active = 1`,
);

const text = { type: 'string', minLength: 1, maxLength: 100 };
/** What each call takes, by its path; the others take nothing. */
const SCHEMAS: Readonly<Record<string, object>> = {
  '/game/session/start': {
    body: {
      type: 'object',
      required: ['characterId'],
      properties: {
        characterId: { enum: CHARACTER_IDS },
        count: { type: 'integer', minimum: 1, maximum: 50 },
      },
    },
  },
  '/game/session/answer': {
    body: {
      type: 'object',
      required: ['sessionId', 'questionId', 'timeSpent'],
      properties: {
        sessionId: text,
        questionId: text,
        selectedAnswer: { type: ['integer', 'null'] },
        textAnswer: { type: 'string', maxLength: 1_000 },
        timeSpent: { type: 'number', minimum: 0 },
      },
    },
  },
  '/game/session/:param': { params: { type: 'object', properties: { param: text } } },
  '/progress/levels/:param': {
    params: { type: 'object', properties: { param: { enum: CHARACTER_IDS } } },
  },
  '/questions/character/:param': {
    params: { type: 'object', properties: { param: { enum: CHARACTER_IDS } } },
    querystring: {
      type: 'object',
      properties: { level: { type: 'integer', minimum: 1, maximum: 4 } },
    },
  },
  '/game/leaderboard': {
    querystring: {
      type: 'object',
      properties: { limit: { type: 'integer', minimum: 1, maximum: 100 } },
    },
  },
};
const headers = Object.fromEntries([...securityHeaders(), ['Cache-Control', 'no-store']]);

const server = Fastify();
server.addHook('onRequest', (_request, reply, done) => {
  reply.headers(headers);
  done();
});
for (const call of calls) {
  server.route({
    method: call.method,
    url: API_PREFIX + call.path,
    schema: SCHEMAS[call.path] ?? {},
    handler: async (request, reply) => {
      const claim = tokens.readAccess(
        (request.headers.authorization ?? '').slice('Bearer '.length),
      );
      const actor = claim && findActor.get(claim.familyId, claim.userId, Date.now());
      if (!actor) return reply.code(401).send({ success: false });
      if (call.path.startsWith('/admin') && actor.role !== 'admin') {
        return reply.code(403).send({ success: false });
      }
      reply.code(call.status);
      const answer = call.run({
        userId: actor.id,
        param: (request.params as { param?: string }).param ?? '',
        body: (request.body ?? {}) as Record<string, unknown>,
      });
      return { success: true, ...answer };
    },
  });
}
const url = await server.listen({ host: '127.0.0.1', port: 0 });
reportTo(url, async () => {
  await server.close();
  sqlite.close();
});
