import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import { REQUEST_TIMEOUT_MS } from '#shared/constants/limits.ts';
import { callApi, onSignedOut } from './call-api.ts';
import { stubStorage } from './fake-browser.testing.ts';

const user = {
  _id: '7',
  username: 'Ani',
  email: 'ani@sekolah.sch.id',
  role: 'player',
  totalScore: 0,
  gamesPlayed: 0,
  highestScore: 0,
  level: 1,
} as const;

interface Sent {
  url: string;
  method: string;
  token: string | null;
  body: unknown;
}

/** A server: `answer` decides per request; everything sent is kept. */
function serve(answer: (request: Sent) => Response | Promise<Response>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null;
    const request = {
      url,
      method: init.method ?? '',
      token,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(request);
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      Promise.resolve(answer(request)).then(resolve, reject);
    });
  });
  return sent;
}

const ok = (data: unknown, extra = {}) => Response.json({ success: true, data, ...extra });
const refuse = (status: number, code: string, headers = {}) =>
  Response.json(
    { success: false, message: `no: ${code}`, code, requestId: 'r1' },
    { status, headers },
  );
const expired = () => refuse(401, 'UNAUTHENTICATED');
const tokens = { accessToken: 'new', refreshToken: 'refresh2' };

let stored: Map<string, string>;
const signedOut = vi.fn();
let stop: () => void;

beforeEach(() => {
  stored = stubStorage({
    accessToken: 'old',
    refreshToken: 'refresh1',
    user: JSON.stringify(user),
  });
  signedOut.mockClear();
  stop = onSignedOut(signedOut);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call', () => {
  it('fills in parameters and query, and brings the token', async () => {
    const sent = serve(() =>
      ok([], { pagination: { page: 1, limit: 100, total: 0, totalPages: 0 } }),
    );
    await callApi(questionsApi.byCharacter, { params: { id: 'semar' }, query: { level: 2 } });
    expect(sent).toMatchObject([
      { url: '/api/questions/character/semar?level=2', method: 'GET', token: 'old' },
    ]);
  });

  it('signs out by the refresh token alone', async () => {
    const sent = serve(() => ok(null));
    await callApi(authApi.logout, { body: { refreshToken: 'fresh' } });
    expect(sent).toMatchObject([{ url: '/api/auth/logout', token: null }]);
  });

  it('answers with the data and what stands beside it', async () => {
    const pagination = { page: 1, limit: 100, total: 0, totalPages: 0 };
    serve(() => ok([], { pagination, message: 'Baik.' }));
    await expect(
      callApi(questionsApi.byCharacter, { params: { id: 'semar' }, query: {} }),
    ).resolves.toEqual({ data: [], pagination, message: 'Baik.' });
  });

  it('fails with what the server says', async () => {
    serve(() => refuse(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '7' }));
    await expect(callApi(authApi.me)).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'no: TOO_MANY_REQUESTS',
      fromServer: true,
      retryAfterSeconds: 7,
      requestId: 'r1',
    });
    expect(stored.get('accessToken')).toBe('old');
  });

  it.each([
    ['a page of a portal', () => new Response('<html></html>')],
    ['another shape', () => ok({ nobody: true })],
    ['a proxy in trouble', () => new Response('Bad Gateway', { status: 502 })],
  ])('fails neutrally on %s', async (_, answer) => {
    serve(answer);
    await expect(callApi(authApi.me)).rejects.toMatchObject({
      code: 'INTERNAL',
      fromServer: false,
    });
  });

  it('says that there is no connection, and forgets nothing', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callApi(authApi.me)).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
    expect(stored.size).toBe(3);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('gives up after the time limit', async () => {
    vi.useFakeTimers();
    serve(() => new Promise<Response>(() => undefined));
    const call = expect(callApi(authApi.me)).rejects.toMatchObject({ code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    await call;
  });

  it('passes on that its caller has left', async () => {
    serve(() => new Promise<Response>(() => undefined));
    const abort = new AbortController();
    const call = expect(callApi(authApi.me, {}, { signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    abort.abort();
    await call;
  });
});

describe('a refused token', () => {
  it('is refreshed once for all calls that met it, and they are repeated', async () => {
    const sent = serve((request) => {
      if (request.url === '/api/auth/refresh') return ok({ tokens });
      return request.token === 'new' ? ok({ user }) : expired();
    });
    const answers = await Promise.all([callApi(authApi.me), callApi(authApi.me)]);
    expect(answers.map((answer) => answer.data.user.username)).toEqual(['Ani', 'Ani']);
    expect(sent.filter((request) => request.url === '/api/auth/refresh')).toMatchObject([
      { body: { refreshToken: 'refresh1' } },
    ]);
    expect(stored.get('accessToken')).toBe('new');
    expect(stored.get('refreshToken')).toBe('refresh2');
  });

  it('is not refreshed when another tab has done it meanwhile', async () => {
    const sent = serve((request) => {
      if (request.token === 'old') {
        stored.set('accessToken', 'of the other tab');
        return expired();
      }
      return ok({ user });
    });
    await callApi(authApi.me);
    expect(sent.map((request) => request.token)).toEqual(['old', 'of the other tab']);
  });

  it('takes the successor that another tab stored when the refresh itself is refused', async () => {
    serve((request) => {
      if (request.url === '/api/auth/refresh') {
        stored.set('accessToken', 'theirs').set('refreshToken', 'refresh2');
        return refuse(401, 'REFRESH_REJECTED');
      }
      return request.token === 'theirs' ? ok({ user }) : expired();
    });
    await expect(callApi(authApi.me)).resolves.toBeDefined();
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('signs out when the refresh is refused', async () => {
    serve((request) =>
      request.url === '/api/auth/refresh' ? refuse(401, 'REFRESH_REJECTED') : expired(),
    );
    await expect(callApi(authApi.me)).rejects.toMatchObject({ status: 401 });
    expect(stored.size).toBe(0);
    expect(signedOut).toHaveBeenCalledOnce();
  });

  it('signs out when there is no refresh token', async () => {
    stored.delete('refreshToken');
    const sent = serve(expired);
    await expect(callApi(authApi.me)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(signedOut).toHaveBeenCalledOnce();
  });

  it('signs out when the new token is refused as well, and tries no third time', async () => {
    const sent = serve((request) =>
      request.url === '/api/auth/refresh' ? ok({ tokens }) : expired(),
    );
    await expect(callApi(authApi.me)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(3);
    expect(signedOut).toHaveBeenCalledOnce();
  });

  it.each([
    ['too many requests', () => refuse(429, 'TOO_MANY_REQUESTS')],
    ['a broken server', () => refuse(500, 'INTERNAL')],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('forgets nothing when the refresh meets %s', async (_, answer) => {
    serve((request) => (request.url === '/api/auth/refresh' ? answer() : expired()));
    await expect(callApi(authApi.me)).rejects.not.toMatchObject({ status: 401 });
    expect(stored.size).toBe(3);
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('never repeats a call in the name of the next player', async () => {
    const sent = serve(() => {
      stored.set('user', JSON.stringify({ ...user, _id: '8' })).set('accessToken', 'next');
      return expired();
    });
    await expect(
      callApi(progressApi.select, { body: { characterId: 'semar' } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(stored.get('accessToken')).toBe('next');
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('of a public call is simply its failure', async () => {
    const sent = serve(() => refuse(401, 'INVALID_CREDENTIALS'));
    await expect(
      callApi(authApi.login, { body: { email: 'a', password: 'b' } }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(sent).toHaveLength(1);
    expect(stored.size).toBe(3);
  });
});
