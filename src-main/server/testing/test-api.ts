import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX, EVENT_STREAM } from '#shared/constants/limits.ts';
import type { Role, Tokens, UserView } from '#shared/contracts/auth.contract.ts';
import type { Answer, CallInput, Endpoint } from '#shared/contracts/endpoint.ts';
import type { FailureEnvelope } from '#shared/contracts/common.ts';
import { newUser } from '../features/auth/auth.service.ts';
import { insertUser } from '../features/users/users.repository.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import type { Clock } from '../lib/clock.ts';
import { silentLogger } from '../lib/logger.ts';
import type { Passwords } from '../lib/passwords.ts';
import { fakeAnnouncer, fakeNetwork } from './fake-network.ts';
import { startServer, type RunningServer, type StartServerOptions } from '../start-server.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  /** Sets the wall clock alone, as a person or a dead battery does. */
  setWall(time: number | Date): void;
}

export function testClock(start: number | Date = Date.UTC(2026, 7, 17, 2, 0, 0)): TestClock {
  let wall = Number(start);
  let monotonic = 0;
  return {
    now: () => wall,
    monotonic: () => monotonic,
    advance(milliseconds) {
      wall += milliseconds;
      monotonic += milliseconds;
    },
    setWall(time) {
      wall = Number(time);
    },
  };
}

/** Passwords without bcrypt, for tests that need many users and are not about passwords. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain:${password}`),
  verify: (password, hash) => Promise.resolve(hash === `plain:${password}`),
  close: () => Promise.resolve(),
};

/** What came back: the status, the parsed envelope, and the raw response. */
export interface Sent {
  status: number;
  // Tests look into envelopes of every shape; the assertions are what types them.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
  headers: Headers;
}

/** A person at a browser: calls endpoints with their token, if they have one. */
export interface Client {
  user: UserView | undefined;
  tokens: Tokens | undefined;
  /** Calls an endpoint and expects success; throws with the envelope otherwise. */
  call<E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<Answer<E>>;
  /** Calls an endpoint and expects failure; returns status and envelope. */
  refuse<E extends Endpoint>(
    endpoint: E,
    input?: LooseInput,
  ): Promise<FailureEnvelope & { status: number; headers: Headers }>;
  /** Sends anything at all to a path below /api. */
  send(
    method: string,
    path: string,
    init?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<Sent>;
}

type Input<E extends Endpoint> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Input that need not fit the contract: for tests of what is refused. */
interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface TestApi {
  server: RunningServer;
  clock: TestClock;
  dataDir: string;
  visitor: Client;
  /** A new user, signed in. */
  player(overrides?: { username?: string; email?: string; password?: string }): Promise<Client>;
  admin(): Promise<Client>;
  /** Stops the server and starts it again on the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A real server on a real database in a folder of its own. Close it after the test. */
export async function testApi(options: Partial<StartServerOptions> = {}): Promise<TestApi> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'punakawan-test-'));
  const clock = testClock();
  const start = () =>
    startServer({
      port: 0,
      log: silentLogger(),
      clock,
      passwords: plainPasswords,
      // Tests neither open this machine to its network nor announce it.
      network: fakeNetwork(),
      createAnnouncer: fakeAnnouncer,
      backupCheckMs: 0,
      version: '0.0.0-test',
      ...options,
      dataDir,
    });
  let server = await start();
  let count = 0;

  const make = async (
    role: Role,
    overrides: { username?: string; email?: string; password?: string } = {},
  ) => {
    const n = ++count;
    const username = overrides.username ?? `${role === 'admin' ? 'Guru' : 'Murid'} ${n}`;
    const email = overrides.email ?? `${role}${n}@sekolah.id`;
    const password = overrides.password ?? 'rahasia';
    const passwordHash = await server.context.passwords.hash(password);
    const now = server.context.clock.now();
    const user = newUser({ username, email, passwordHash, now, role });
    await server.context.db.transaction().execute((trx) => insertUser(trx, user));
    const client = createClient(() => server.url);
    const { data } = await client.call(authApi.login, { body: { email, password } });
    client.user = data.user;
    client.tokens = data.tokens;
    return client;
  };

  return {
    get server() {
      return server;
    },
    clock,
    dataDir,
    visitor: createClient(() => server.url),
    player: (overrides) => make('player', overrides),
    admin: () => make('admin'),
    async restart() {
      await server.close();
      server = await start();
    },
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A client of the server at `url`. */
export function createClient(url: () => string): Client {
  const client: Client = {
    user: undefined,
    tokens: undefined,
    async call(endpoint, ...[input]) {
      const sent = await sendTo(endpoint, input as LooseInput | undefined);
      if (sent.status !== endpoint.status) {
        throw new Error(
          `${endpoint.method} ${endpoint.path} answered ${sent.status}: ${sent.text}`,
        );
      }
      expectContract(endpoint, sent.body);
      return sent.body;
    },
    async refuse(endpoint, input) {
      const sent = await sendTo(endpoint, input);
      if (sent.status < 400) {
        throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${sent.text}`);
      }
      return { ...sent.body, status: sent.status, headers: sent.headers };
    },
    async send(method, path, { body, headers = {} } = {}) {
      const response = await fetch(url() + API_PREFIX + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(client.tokens ? { Authorization: `Bearer ${client.tokens.accessToken}` } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      // A stream has no end to wait for; tests that read one do so themselves.
      const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM) ?? false;
      if (isStream) await response.body?.cancel();
      const text = isStream ? '' : await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return {
        status: response.status,
        text,
        body: isJson ? JSON.parse(text) : undefined,
        headers: response.headers,
      };
    },
  };
  return client;

  function sendTo(endpoint: Endpoint, input: LooseInput = {}): Promise<Sent> {
    const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
      encodeURIComponent(String(input.params?.[name])),
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([key, value]): [string, string] => [
        key,
        String(value),
      ]),
    ).toString();
    return client.send(endpoint.method, query ? `${path}?${query}` : path, {
      body: input.body,
    });
  }
}

/** The server trusts its views for types; here every answer that a test gets is held to its contract. */
function expectContract(endpoint: Endpoint, envelope: Record<string, unknown>): void {
  if (endpoint.produces !== undefined) return;
  endpoint.response.parse(envelope['data']);
  endpoint.meta.parse(envelope);
}
