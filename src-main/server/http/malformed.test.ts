import { Agent } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIX } from '#shared/constants/limits.ts';
import { FailureEnvelope } from '#shared/contracts/common.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import { addQuestions, emptyBankApi } from '../testing/game-factories.ts';
import { malformedRequest, type MalformedRequest } from '../testing/malformed-requests.ts';
import { rawRequest, type RawAnswer } from '../testing/raw-request.ts';
import type { Client, TestApi } from '../testing/test-api.ts';

/** Requests in flight at once, and how often: 5,000 in all. */
const BATCH = 50;
const BATCHES = 100;
/** What must never be read in an answer: stack lines, packages, the database's words, paths of the machine. */
const LEAKS = /\n\s+at |node_modules|SQLITE_|\.ts:\d|\/home\/|\/root\/|\/tmp\/|[A-Z]:\\\\/;

let api: TestApi;
let agent: Agent;
let clients: Record<MalformedRequest['who'], Client>;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
  await addQuestions(api, 12);
  agent = new Agent({ keepAlive: true, maxSockets: 16 });
  // Ids 1 to 4 are among those that requests name: an admin may deactivate them, but not who is asking.
  for (let id = 1; id <= 4; id++) await api.player();
  clients = { visitor: api.visitor, player: await api.player(), admin: await api.admin() };
});
afterAll(async () => {
  agent.destroy();
  await api.close();
});

function send({ who, method, path, headers, body }: MalformedRequest): Promise<RawAnswer> {
  const { tokens } = clients[who];
  return rawRequest(api.server.port, {
    method,
    path: API_PREFIX + path,
    agent,
    headers: { ...headers, ...(tokens ? { Authorization: `Bearer ${tokens.accessToken}` } : {}) },
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  });
}

function expectEnvelope(request: MalformedRequest, answer: RawAnswer): void {
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 400 && request.isFile) return;
  const envelope: unknown = JSON.parse(answer.text);
  if (answer.status < 400) {
    expect(envelope).toMatchObject({ success: true });
    expect(envelope).toHaveProperty('data');
    return;
  }
  const failure = FailureEnvelope.parse(envelope);
  expect(ERROR_STATUS[failure.code as ErrorCode]).toBe(answer.status);
  expect(failure.message).not.toBe('');
  expect(answer.text).not.toMatch(LEAKS);
}

describe('five thousand malformed requests', () => {
  it('are each answered with a true envelope, never with a failure of the server', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(malformedRequest, { minLength: BATCH, maxLength: BATCH }),
        async (requests) => {
          const answers = await Promise.all(requests.map(send));
          for (const [index, answer] of answers.entries()) {
            const request = requests[index] as MalformedRequest;
            try {
              expectEnvelope(request, answer);
            } catch (error) {
              const seen = `${JSON.stringify(request).slice(0, 2_000)}\n${answer.text.slice(0, 500)}`;
              throw new Error(`${answer.status} to ${seen}`, { cause: error });
            }
          }
        },
      ),
      { numRuns: BATCHES, endOnFailure: true },
    );
    expect({}).not.toHaveProperty('polluted');
    // Nobody was signed out on the way: players and admins have really been refused, not strangers.
    for (const { tokens } of [clients.player, clients.admin]) {
      const headers = { Authorization: `Bearer ${tokens?.accessToken}` };
      expect((await api.visitor.send('GET', '/auth/me', { headers })).status).toBe(200);
    }
    expect((await api.visitor.send('GET', '/health')).status).toBe(200);
  });
});
