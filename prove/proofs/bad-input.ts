import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { API_PREFIX } from '../../src-shared/constants/limits.ts';
import { FailureEnvelope } from '../../src-shared/contracts/common.ts';
import { ERROR_STATUS, type ErrorCode } from '../../src-shared/errors.ts';
import { rawRequest, type RawAnswer } from '../../src-main/server/testing/raw-request.ts';
import { ask, demand, firstAdmin, logIn, register, type Person } from '../harness/ask.ts';
import { checkSound, checkSums, lookInto } from '../harness/compare.ts';
import { ms, quantile } from '../harness/figures.ts';
import { residentBytes } from '../harness/machine.ts';
import { malformedRequest, type MalformedRequest } from '../harness/malformed-requests.ts';
import { withProduct, type Product } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

/** What must never be read in an answer: stack lines, packages, the database's words, paths of the machine. */
const LEAKS = /\n\s+at |node_modules|SQLITE_|\.ts:\d|\.js:\d|\/home\/|\/root\/|\/tmp\/|[A-Z]:\\\\/;
/** In flight at once. */
const BATCH = 50;
/** Addresses of this machine's loopback to ask from: one alone would meet the limit of an address. */
const ADDRESSES = Array.from({ length: 20 }, (_none, n) => `127.0.0.${10 + n}`);
/** What the server may keep of a storm once the next one has passed. */
const GROWTH_MB = 40;

/** Why an answer is none of those that a client may meet; undefined when it is one. */
function faultOf(request: MalformedRequest, { status, text }: RawAnswer): string | undefined {
  if (status >= 500) return 'a failure of the server';
  if (status < 400 && request.isFile) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  if (status < 400) {
    const { success, data } = body as { success?: unknown; data?: unknown };
    return success === true && data !== undefined ? undefined : 'no envelope of a success';
  }
  const failure = FailureEnvelope.safeParse(body);
  if (!failure.success) return 'no envelope of a failure';
  if (ERROR_STATUS[failure.data.code as ErrorCode] !== status) return 'code and status do not fit';
  if (failure.data.message === '') return 'nothing to show';
  return LEAKS.test(text) ? 'it tells what is inside' : undefined;
}

export const badInput: Proof = {
  name: 'bad-input',
  promise:
    'whatever is sent, the answer is a true envelope: no 5xx, no crash, nothing told from inside',
  async try(trial) {
    // Served by an option, the server cannot be opened to the real network by what is sent.
    return withProduct({ host: '127.0.0.2' }, async (product) => {
      const people = await makePeople(product);
      const agent = new Agent({ keepAlive: true, maxSockets: 64 });
      const count = trial.size(20_000, 2_000);
      const seed = trial.chance.between(1, 2 ** 30);
      const requests = fc.sample(malformedRequest, { numRuns: count, seed });
      const statuses = new Map<number, number>();
      const levels: number[] = [];
      for (let start = 0; start < count; start += BATCH) {
        const batch = requests.slice(start, start + BATCH);
        const answers = await Promise.all(
          batch.map((request, n) => {
            const from = ADDRESSES[n % ADDRESSES.length] ?? '';
            const person = people[request.who]?.[(start + n) % 10];
            return send(product, request, person, agent, from);
          }),
        );
        for (const [n, answer] of answers.entries()) {
          const request = batch[n] as MalformedRequest;
          const fault = faultOf(request, answer);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          trial.check(
            fault === undefined,
            () =>
              `${fault}: ${answer.status} to ${JSON.stringify(request).slice(0, 500)}: ${answer.text.slice(0, 300)}`,
          );
        }
        if (start === Math.floor(count / 2 / BATCH) * BATCH)
          levels.push(residentBytes(product.pid));
      }
      agent.destroy();
      await wait(trial.size(3_000, 100));
      levels.push(residentBytes(product.pid));
      const [half = 0, end = 0] = levels.map((bytes) => bytes / 1024 / 1024);
      if (!trial.isShort)
        trial.check(end - half < GROWTH_MB, `${end - half} MB more after the second half`);
      await checkStillIn(trial, product, people);
      await product.stop();
      lookInto(product.dataDir, (sqlite) => {
        checkSound(trial, sqlite);
        checkSums(trial, sqlite);
      });
      const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
      return `${seen.join(', ')}; memory ${half.toFixed(0)} MB half way, ${end.toFixed(0)} MB at the end`;
    });
  },
};

type People = Record<MalformedRequest['who'], readonly Person[]>;

/** Ten of each. Low ids are what requests name: an admin among them may be deactivated by another. */
async function makePeople(product: Product): Promise<People> {
  const player = await Promise.all(
    Array.from({ length: 14 }, (_none, n) => register(product, `Siswa ${n}`)),
  );
  const first = await firstAdmin(product);
  const admin = await Promise.all(
    Array.from({ length: 10 }, async (_none, n) => {
      const person = await register(product, `Guru ${n}`);
      const path = `/admin/users/${person.id}/role`;
      const { accessToken: token } = first.tokens;
      await demand(product, { method: 'POST', path, body: { role: 'admin' }, token });
      return logIn(product, person);
    }),
  );
  return { visitor: [], player: player.slice(-10), admin };
}

function send(
  product: Product,
  { method, path, headers, body, isChunked }: MalformedRequest,
  person: Person | undefined,
  agent: Agent,
  from: string,
): Promise<RawAnswer> {
  const bearer = person && { Authorization: `Bearer ${person.tokens.accessToken}` };
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const size = isChunked
    ? { 'Transfer-Encoding': 'chunked' }
    : { 'Content-Length': String(bytes?.length) };
  return rawRequest(product.port, {
    method,
    path: API_PREFIX + path,
    agent,
    from,
    headers: { ...headers, ...bearer, ...(bytes && size) },
    ...(bytes && { body: bytes }),
  });
}

/** Players and admins have really been refused, not strangers: they are signed in to the end. */
async function checkStillIn(trial: Trial, product: Product, people: People): Promise<void> {
  for (const { username, tokens } of [...people.player, ...people.admin]) {
    const { status } = await ask(product, { path: '/auth/me', token: tokens.accessToken });
    trial.check(status === 200, `${username} was signed out on the way`);
  }
}

/** Bytes that are no request, or half of one. */
const RUDE_BYTES: readonly [what: string, bytes: string][] = [
  ['no HTTP', '\0\x01\x02\xff\xfe\r\n\r\n'],
  ['TLS', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
  ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['a thousand headers', `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(1_000)}\r\n`],
  [
    'a broken chunk',
    'POST /api/auth/login HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  ],
  [
    'length and chunks at once',
    'POST /api/auth/login HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'two lengths',
    'POST /api/auth/login HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  ],
  [
    'a negative length',
    'POST /api/auth/login HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n',
  ],
  [
    'a length of 20 digits',
    `POST /api/auth/login HTTP/1.1\r\nHost: HOST\r\nContent-Length: ${'9'.repeat(20)}\r\n\r\n`,
  ],
  [
    'half a body',
    'POST /api/auth/login HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email":',
  ],
  ['no Host', 'GET /api/health HTTP/1.1\r\n\r\n'],
  ['two Hosts', 'GET /api/health HTTP/1.1\r\nHost: HOST\r\nHost: evil.example\r\n\r\n'],
  ['an absolute address', 'GET http://evil.example/api/health HTTP/1.1\r\nHost: HOST\r\n\r\n'],
  ['a path outside', 'GET /../../../../etc/passwd HTTP/1.1\r\nHost: HOST\r\n\r\n'],
  ['a coded path outside', 'GET /%2e%2e/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: HOST\r\n\r\n'],
  ['a backslash path', 'GET /..\\..\\secrets.json HTTP/1.1\r\nHost: HOST\r\n\r\n'],
  ['a zero in the path', 'GET /assets/%00 HTTP/1.1\r\nHost: HOST\r\n\r\n'],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: HOST\r\n\r\n'],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: HOST\r\n\r\n'],
  [
    'an upgrade',
    'GET / HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ],
  [
    'expect something',
    'POST /api/auth/login HTTP/1.1\r\nHost: HOST\r\nExpect: 200-maybe\r\nContent-Length: 2\r\n\r\n{}',
  ],
];

export const rudeClients: Proof = {
  name: 'rude-clients',
  promise:
    'bytes that are no request are refused; slow and idle connections are cut and stop nobody else',
  async try(trial) {
    return withProduct({}, async (product) => {
      for (const [what, bytes] of RUDE_BYTES) await tryBytes(trial, product, what, bytes);
      const pupil = await register(product, 'Ratri');
      const count = trial.size(500, 50);
      const began = performance.now();
      const sockets = [
        ...Array.from({ length: count }, () => idle(product)),
        ...Array.from({ length: count }, () => dripping(product)),
        ...Array.from({ length: count }, () => halfOpen(product)),
      ];
      const lives = sockets.map((socket) => lifeOf(socket, began));
      const open = new Set(lives);
      for (const life of lives) void life.then(() => open.delete(life));
      const times: number[] = [];
      while (open.size > 0 && performance.now() - began < 60_000) {
        const asked = performance.now();
        const { status } = await ask(product, {
          path: '/progress/leaderboard',
          token: pupil.tokens.accessToken,
          from: '127.0.0.2',
        });
        times.push(performance.now() - asked);
        trial.check(status === 200, `meanwhile a pupil got ${status}`);
        await wait(100);
      }
      trial.check(open.size === 0, `${open.size} connections were never cut`);
      const longest = Math.max(...(await Promise.all(open.size === 0 ? lives : [])), 0);
      trial.within(longest, 16_000);
      trial.within(quantile(times, 0.95), 200);
      return `${RUDE_BYTES.length} kinds of bytes; ${sockets.length} slow connections gone after ${ms(longest)}, a pupil meanwhile p95 ${ms(quantile(times, 0.95))}`;
    });
  },
};

/** Sends bytes; what comes back is a refusal without secrets, or the end of the connection. */
async function tryBytes(trial: Trial, product: Product, what: string, bytes: string) {
  const socket = connect(product.port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => socket.destroy());
  socket.write(Buffer.from(bytes.replaceAll('HOST', `127.0.0.1:${product.port}`), 'latin1'));
  const deadline = performance.now() + 2_000;
  while (chunks.length === 0 && !socket.destroyed && performance.now() < deadline) await wait(10);
  await wait(20);
  socket.destroy();
  const text = Buffer.concat(chunks).toString('latin1');
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
  trial.check(status < 500 && !LEAKS.test(text), () => `${what}: ${text.slice(0, 300)}`);
  trial.check(!/root:.*:0:0|accessKey/.test(text), `${what}: a file of the machine`);
  const { status: health } = await ask(product, { path: '/health' });
  trial.check(health === 200, `health answered ${health} after ${what}`);
}

const idle = (product: Product): Socket => connect(product.port, '127.0.0.1');

/** Sends one header after the other and never comes to an end. */
function dripping(product: Product): Socket {
  const socket = connect(product.port, '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\n');
  const drip = setInterval(() => socket.writable && socket.write('X: y\r\n'), 1_000);
  socket.on('close', () => clearInterval(drip));
  return socket;
}

/** Sends half a body, and that it will send no more. */
function halfOpen(product: Product): Socket {
  const socket = connect({ port: product.port, host: '127.0.0.1', allowHalfOpen: true });
  const host = `127.0.0.1:${product.port}`;
  socket.end(
    `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email":`,
  );
  return socket;
}

/** Milliseconds until the server cut a connection. */
const lifeOf = (socket: Socket, began: number): Promise<number> =>
  new Promise((resolve) => {
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(performance.now() - began));
    socket.resume();
  });
