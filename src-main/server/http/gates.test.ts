import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_PREFIX } from '#shared/constants/limits.ts';
import { FailureEnvelope } from '#shared/contracts/common.ts';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import { sharingApi } from '#shared/contracts/sharing.contract.ts';
import { emptyBankApi } from '../testing/game-factories.ts';
import { rawExchange, rawRequest } from '../testing/raw-request.ts';
import type { Client, TestApi } from '../testing/test-api.ts';

let api: TestApi;
let port: number;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi();
  ({ port } = api.server);
  admin = await api.admin();
});
afterAll(() => api.close());

const LOGOUT = {
  method: 'POST',
  path: '/api/auth/logout',
  body: JSON.stringify({ refreshToken: 'x' }),
};
const JSON_TYPE = { 'Content-Type': 'application/json' };

const codeOf = (text: string) => FailureEnvelope.parse(JSON.parse(text)).code;

describe('the Host of a request', () => {
  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost',
    'localhost:1',
    'localhost.evil.example:PORT',
    '127.0.0.1.nip.io:PORT',
    '127.0.0.2:PORT',
    '0.0.0.0:PORT',
    '8.8.8.8:PORT',
    '[::2]:PORT',
    'localhost:PORT@evil.example',
    'localhost:PORT/',
    'localhost :PORT',
  ])('is refused before routing when it is %j', async (host) => {
    for (const path of ['/api/health', '/', '/api/tidak-ada']) {
      const answer = await rawRequest(port, {
        path,
        headers: { Host: host.replace('PORT', String(port)) },
      });
      expect(answer.status).toBe(421);
      expect(codeOf(answer.text)).toBe('FOREIGN_HOST');
    }
    expect((await rawRequest(port, { path: '/api/health' })).status).toBe(200);
  });

  it('is refused when it is missing, as in HTTP 1.0', async () => {
    const answer = await rawExchange(port, 'GET /api/health HTTP/1.0\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  });

  it.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]', 'punakawan.local', hostname()])(
    'is accepted when it is %j',
    async (host) => {
      const headers = { Host: `${host}:${port}` };
      expect((await rawRequest(port, { path: '/api/health', headers })).status).toBe(200);
    },
  );
});

describe('the origin of a writing request', () => {
  it.each([
    'http://evil.example',
    'https://127.0.0.1:PORT',
    'http://127.0.0.1:1',
    'http://127.0.0.1',
    // Own names, but not the one that the page was opened with: its maker may be somebody else.
    'http://localhost:PORT',
    'http://punakawan.local:PORT',
    'http://localhost.evil.example:PORT',
    'null',
    'file://',
    '',
  ])('is refused when it is %j', async (origin) => {
    const headers = { ...JSON_TYPE, Origin: origin.replace('PORT', String(port)) };
    const answer = await rawRequest(port, { ...LOGOUT, headers });
    expect([answer.status, codeOf(answer.text)]).toEqual([403, 'ORIGIN_REFUSED']);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('is accepted when it is the page of this server, or when there is none', async () => {
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, Origin: `http://127.0.0.1:${port}` }]) {
      expect((await rawRequest(port, { ...LOGOUT, headers })).status).toBe(200);
    }
  });

  it('is refused when the browser says that another site asks', async () => {
    const headers = { ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' };
    const answer = await rawRequest(port, { ...LOGOUT, headers });
    expect([answer.status, codeOf(answer.text)]).toEqual([403, 'ORIGIN_REFUSED']);
    const own = { ...JSON_TYPE, 'Sec-Fetch-Site': 'same-origin' };
    expect((await rawRequest(port, { ...LOGOUT, headers: own })).status).toBe(200);
  });

  it('gets no leave to read across origins, not even when asked beforehand', async () => {
    const answer = await rawRequest(port, {
      method: 'OPTIONS',
      path: '/api/auth/login',
      headers: { Origin: 'http://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.headers).some((name) => name.startsWith('access-control'))).toBe(
      false,
    );
  });
});

describe('what is left to this machine itself', () => {
  const ask = async (headers: Record<string, string>) => {
    const own = { Authorization: `Bearer ${admin.tokens?.accessToken}` };
    const state = await rawRequest(port, {
      path: API_PREFIX + sharingApi.state.path,
      headers: { ...own, ...headers },
    });
    return state.status === 200 ? 'served' : codeOf(state.text);
  };

  it.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])(
    'is served to Host %s',
    async (name) => {
      expect(await ask({ Host: `${name}:${port}` })).toBe('served');
    },
  );

  it.each(['punakawan.local', hostname(), `${hostname()}.local`])(
    'is refused to Host %s, which somebody else may have had before',
    async (name) => {
      expect(await ask({ Host: `${name}:${port}` })).toBe('LOCAL_ONLY');
    },
  );

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'is refused to what a proxy hands on, as %s tells',
    async (name) => {
      expect(await ask({ [name]: '127.0.0.1' })).toBe('LOCAL_ONLY');
    },
  );

  it('includes the first admin: any other name of ours needs the code of the setup', async () => {
    const fresh = await emptyBankApi();
    const Host = `punakawan.local:${fresh.server.port}`;
    const status = await rawRequest(fresh.server.port, {
      path: API_PREFIX + setupApi.status.path,
      headers: { Host },
    });
    expect(JSON.parse(status.text)).toMatchObject({ data: { codeRequired: true } });
    const made = await rawRequest(fresh.server.port, {
      method: 'POST',
      path: API_PREFIX + setupApi.createFirstAdmin.path,
      headers: { ...JSON_TYPE, Host, Origin: `http://${Host}` },
      body: JSON.stringify({ username: 'Bu Guru', email: 'guru@sekolah.id', password: 'rahasia' }),
    });
    expect(codeOf(made.text)).toBe('SETUP_CODE_WRONG');
    await fresh.close();
  });
});

describe('the headers of an answer', () => {
  it.each(['/api/health', '/api/auth/me', '/api/tidak-ada', '/api/docs'])(
    'are safe over plain http at %s',
    async (path) => {
      const { headers } = await rawRequest(port, { path });
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/upgrade-insecure-requests|block-all-mixed-content|unsafe-eval/);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        vary: 'Origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      });
      expect(headers['x-request-id']).toBeTruthy();
      for (const absent of [
        'x-powered-by',
        'strict-transport-security',
        'cross-origin-opener-policy',
        'origin-agent-cluster',
        'access-control-allow-origin',
        'set-cookie',
        'etag',
      ]) {
        expect(headers).not.toHaveProperty(absent);
      }
    },
  );
});
