import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints, type NamedEndpoint } from '#shared/contracts/all-endpoints.ts';
import { createEndpoints } from '../create-app.ts';
import { emptyBankApi } from '../testing/game-factories.ts';
import type { Client, Sent, TestApi } from '../testing/test-api.ts';

let api: TestApi;
let player: Client;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
  player = await api.player();
  admin = await api.admin();
});
afterAll(() => api.close());

/** Calls an endpoint with identifiers that exist nowhere and, where it takes one, an empty body. */
function call(client: Client, { endpoint }: NamedEndpoint): Promise<Sent> {
  const path = endpoint.path.replace(/:\w+/g, '987654321');
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return client.send(endpoint.method, path, hasBody ? { body: {} } : {});
}

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN'];
const codeOf = (sent: Sent): unknown => (sent.body as { code?: unknown } | undefined)?.code;

describe('access', () => {
  it('is declared for every route that is mounted, and every declared endpoint is mounted', () => {
    const declared = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    const { mounted } = createEndpoints(api.server.context);
    expect([...mounted].sort()).toEqual(declared.sort());
  });

  it.each(allEndpoints)('$name refuses a visitor unless it is public', async (named) => {
    const sent = await call(api.visitor, named);
    if (named.endpoint.access === 'public') expect(REFUSALS).not.toContain(codeOf(sent));
    else expect([sent.status, codeOf(sent)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each(allEndpoints)('$name refuses a forged token like none at all', async (named) => {
    const forged = { ...api.visitor, tokens: undefined };
    const sent = await forged.send(
      named.endpoint.method,
      named.endpoint.path.replace(/:\w+/g, '1'),
      { headers: { Authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' } },
    );
    if (named.endpoint.access === 'public') expect(sent.status).not.toBe(403);
    else expect([sent.status, codeOf(sent)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each(allEndpoints)('$name refuses a player exactly where it is for admins', async (named) => {
    const sent = await call(player, named);
    if (named.endpoint.access === 'admin') {
      expect([sent.status, codeOf(sent)]).toEqual([403, 'FORBIDDEN']);
    } else {
      expect(REFUSALS).not.toContain(codeOf(sent));
    }
  });

  it.each(allEndpoints)('$name lets an admin in', async (named) => {
    expect(REFUSALS).not.toContain(codeOf(await call(admin, named)));
  });

  it('forgets an admin who is one no longer, at the next request', async () => {
    const { sqlite } = api.server.context;
    const demoted = await api.admin();
    expect((await demoted.send('GET', '/admin/stats')).status).toBe(200);
    sqlite.prepare(`UPDATE user SET role = 'player' WHERE id = ?`).run(Number(demoted.user?._id));
    expect((await demoted.send('GET', '/admin/stats')).status).toBe(403);
    sqlite.prepare('UPDATE user SET is_active = 0 WHERE id = ?').run(Number(demoted.user?._id));
    expect((await demoted.send('GET', '/admin/stats')).status).toBe(401);
  });
});
