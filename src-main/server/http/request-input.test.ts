import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT } from '#shared/constants/limits.ts';
import { FailureEnvelope } from '#shared/contracts/common.ts';
import { emptyBankApi } from '../testing/game-factories.ts';
import { rawExchange, rawRequest } from '../testing/raw-request.ts';
import type { Client, Sent, TestApi } from '../testing/test-api.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

let api: TestApi;
let player: Client;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi();
  player = await api.player();
  admin = await api.admin();
});
afterAll(() => api.close());

// Whatever came in, the server goes on.
afterEach(async () => {
  const { status } = await api.visitor.send('GET', '/health');
  if (status !== 200) throw new Error(`the server answers ${status} afterwards`);
});

function expectFailure(sent: Sent, status: number, code: string): FailureEnvelope {
  const envelope = FailureEnvelope.parse(sent.body);
  expect([sent.status, envelope.code]).toEqual([status, code]);
  expect(envelope.requestId).toBe(sent.headers.get('x-request-id'));
  expect(sent.text).not.toMatch(/node_modules|SQLITE|\bat .+:\d+:\d+|\/home\/|[A-Z]:\\\\/);
  return envelope;
}

describe('bodies', () => {
  it.each(['{', '{"email":', 'null', '"teks"', '7', '\u0000', '{"a":1}}'])(
    'refuses %j, which is no JSON object',
    async (body) => {
      const sent = await api.visitor.send('POST', '/auth/login', { body, headers: JSON_TYPE });
      expectFailure(sent, 400, 'INVALID_JSON');
    },
  );

  it('refuses an empty body, no body and an array like a form without its fields', async () => {
    for (const init of [{ body: '', headers: JSON_TYPE }, {}, { body: [] }, { body: {} }]) {
      const sent = await api.visitor.send('POST', '/auth/login', init);
      const { errors } = expectFailure(sent, 400, 'VALIDATION_ERROR');
      expect(errors).not.toEqual([]);
    }
  });

  it.each([
    ['email', { email: 5, password: 'rahasia' }],
    ['email', { email: ['a@b.c'], password: 'rahasia' }],
    ['password', { email: 'a@b.c', password: { length: 6 } }],
    ['password', { email: 'a@b.c', password: null }],
  ])('refuses a wrong type and names %s', async (path, body) => {
    const sent = await api.visitor.send('POST', '/auth/login', { body });
    const { errors } = expectFailure(sent, 400, 'VALIDATION_ERROR');
    expect(errors?.map((error) => error.path)).toContain(path);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    '',
  ])('refuses the content type %j', async (type) => {
    const body = JSON.stringify({ email: 'a@b.c', password: 'rahasia' });
    const sent = await api.visitor.send('POST', '/auth/login', {
      body,
      headers: { 'Content-Type': type },
    });
    expectFailure(sent, 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('takes JSON with a character set, and refuses one that it cannot read', async () => {
    const send = (charset: string) =>
      api.visitor.send('POST', '/auth/logout', {
        body: { refreshToken: 'x' },
        headers: { 'Content-Type': `application/json; charset=${charset}` },
      });
    expect((await send('utf-8')).status).toBe(200);
    expectFailure(await send('klingon'), 415, 'UNSUPPORTED_MEDIA_TYPE');
  });

  it('refuses a megabyte where a form is expected, and a bulk of three', async () => {
    const big = (bytes: number) => JSON.stringify({ email: 'a'.repeat(bytes) });
    const login = await api.visitor.send('POST', '/auth/login', {
      body: big(1024 * 1024),
      headers: JSON_TYPE,
    });
    expectFailure(login, 413, 'PAYLOAD_TOO_LARGE');
    const edge = await api.visitor.send('POST', '/auth/login', {
      body: big(BODY_LIMIT),
      headers: JSON_TYPE,
    });
    expectFailure(edge, 413, 'PAYLOAD_TOO_LARGE');
    const bulk = await admin.send('POST', '/admin/questions/bulk', {
      body: big(3 * 1024 * 1024),
      headers: JSON_TYPE,
    });
    expectFailure(bulk, 413, 'PAYLOAD_TOO_LARGE');
  });

  it('does not even read the large body of somebody who may not send it', async () => {
    const body = JSON.stringify({ questions: 'a'.repeat(3 * 1024 * 1024) });
    const init = { body, headers: JSON_TYPE };
    expectFailure(await player.send('POST', '/admin/questions/bulk', init), 403, 'FORBIDDEN');
    const nobody = await api.visitor.send('POST', '/admin/questions/bulk', init);
    expectFailure(nobody, 401, 'UNAUTHENTICATED');
  });

  it('never lets a prototype through', async () => {
    const body =
      '{"email":"proto@sekolah.id","username":"Proto","password":"rahasia","__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}';
    const sent = await api.visitor.send('POST', '/auth/register', { body, headers: JSON_TYPE });
    expect(sent.body).toMatchObject({ success: true, data: { user: { role: 'player' } } });
    expect({}).not.toHaveProperty('role');
  });
});

describe('paths and queries', () => {
  it.each(['/tidak-ada', '/auth', '/AUTH/LOGIN', '/admin', '//health', '/%00', ''])(
    'answers %j with the envelope of a 404',
    async (path) => {
      const sent = await api.visitor.send('POST', path, { body: {} });
      expectFailure(sent, 404, 'NOT_FOUND');
    },
  );

  it.each(['PATCH', 'DELETE', 'GET'])(
    'answers %s where only POST is mounted with 404',
    async (m) => {
      expectFailure(await api.visitor.send(m, '/auth/login'), 404, 'NOT_FOUND');
    },
  );

  it('answers a path that cannot be decoded with 404', async () => {
    const { port } = api.server;
    const answer = await rawRequest(port, { path: '/api/characters/%E0%A4%A' });
    expect(answer.status).toBe(404);
    expect(FailureEnvelope.parse(JSON.parse(answer.text)).code).toBe('NOT_FOUND');
  });

  it('refuses a query that is given twice or as an object', async () => {
    for (const query of ['page=1&page=2', 'search=a&search=b', 'limit=ten', 'page=1e9']) {
      const sent = await admin.send('GET', `/admin/users/analytics?${query}`);
      expectFailure(sent, 400, 'VALIDATION_ERROR');
    }
    expect((await admin.send('GET', '/admin/users/analytics?page[a]=1')).status).toBe(200);
  });

  it('says what is wrong in Indonesian even where a schema has no words of its own', async () => {
    const sent = await admin.send('GET', '/admin/users/analytics?limit=500');
    const { message, errors } = expectFailure(sent, 400, 'VALIDATION_ERROR');
    expect(message).toBe(errors?.[0]?.message);
    expect(message).toMatch(/^Paling banyak \d/);
  });
});

describe('what is no request', () => {
  it('is answered with an envelope: headers beyond the limit, a path beyond it, no HTTP at all', async () => {
    const { port } = api.server;
    const long = 'a'.repeat(9_000);
    for (const wish of [
      { path: '/api/health', headers: { 'X-Long': long } },
      { path: `/api/health?search=${long}` },
    ]) {
      const { status, text } = await rawRequest(port, wish);
      const { code } = FailureEnvelope.parse(JSON.parse(text));
      expect([status, code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    }
    const garbage = await rawExchange(port, '\x16\x03\x01\x02\x00\r\n\r\n');
    expect(garbage).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const body = garbage.split('\r\n\r\n')[1] ?? '';
    expect(FailureEnvelope.parse(JSON.parse(body)).code).toBe('INVALID_JSON');
  });
});
