import type { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { API_PREFIX } from '../../src-shared/constants/limits.ts';
import type { Tokens } from '../../src-shared/contracts/auth.contract.ts';
import type { LoginCard } from '../../src-shared/contracts/classes.contract.ts';
import { rawRequest } from '../../src-main/server/testing/raw-request.ts';
import { PASSWORD, type Product } from './product.ts';

/** How often a call that must succeed is sent again to a busy server. */
const BUSY_RETRIES = 5;

export interface Reply {
  status: number;
  /** The parsed envelope; undefined for a file. */
  // Proofs look into envelopes of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface Wish {
  method?: string;
  path: string;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  agent?: Agent;
  host?: string;
  from?: string;
}

export const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` };

/** A server of this machine, or one that somebody else asks. */
export type Server = Pick<Product, 'port'> | { ask: (wish: Wish) => Promise<Reply> };

/** One call of the API. Rejects only when no answer came. */
export async function ask(product: Server, wish: Wish): Promise<Reply> {
  if ('ask' in product) return product.ask(wish);
  const { method = 'GET', path, body, token, headers, ...rest } = wish;
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const answer = await rawRequest(product.port, {
    ...rest,
    method,
    path: API_PREFIX + path,
    headers: {
      // Node adds the length by itself, but not for DELETE.
      ...(bytes && { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }),
      ...bearer(token),
      ...headers,
    },
    ...(bytes && { body: bytes }),
  });
  const isJson = answer.headers['content-type']?.includes('json') ?? false;
  return {
    status: answer.status,
    text: answer.text,
    headers: answer.headers,
    body: isJson ? JSON.parse(answer.text) : undefined,
  };
}

/** The same; told that the server is busy, it comes back when it may, as the page does. */
export async function askPatiently(product: Server, wish: Wish): Promise<Reply> {
  let reply = await ask(product, wish);
  for (let retries = 0; reply.status === 503 && retries < BUSY_RETRIES; retries++) {
    await wait(Number(reply.headers['retry-after'] ?? 1) * 1_000);
    reply = await ask(product, wish);
  }
  return reply;
}

/** The same, for calls that must succeed: resolves to `data`, rejects otherwise. */
// oxlint-disable-next-line typescript/no-explicit-any
export async function demand(product: Server, wish: Wish): Promise<any> {
  const reply = await askPatiently(product, wish);
  if (reply.status >= 300) {
    throw new Error(`${wish.method ?? 'GET'} ${wish.path}: ${reply.status} ${reply.text}`);
  }
  return reply.body?.data;
}

/** Somebody with an account, signed in. */
export interface Person {
  id: string;
  username: string;
  email: string;
  password: string;
  tokens: Tokens;
}

/** Registers a player. */
export async function register(
  product: Server,
  username: string,
  password: string = PASSWORD,
): Promise<Person> {
  // Any name gives an address, also one that is no word in Latin letters.
  const email = `${Buffer.from(username).toString('hex')}@sekolah.id`;
  const { user, tokens } = await demand(product, {
    method: 'POST',
    path: '/auth/register',
    body: { username, email, password },
  });
  return { id: user._id, username, email, password, tokens };
}

export async function logIn(product: Server, person: Person): Promise<Person> {
  const { email, password } = person;
  const { tokens } = await demand(product, {
    method: 'POST',
    path: '/auth/login',
    body: { email, password },
  });
  return { ...person, tokens };
}

/** Brings a pupil in by the door of their class. */
export async function enterClass(
  product: Server,
  code: string,
  { _id: memberId, pin }: LoginCard,
): Promise<Person> {
  const { user, tokens } = await demand(product, {
    method: 'POST',
    path: `/class-login/${code}`,
    body: { memberId, pin },
  });
  return { id: user._id, username: user.username, email: user.email, password: '', tokens };
}

/** Makes the first admin, as the screen at the server's own machine does, and signs in. */
export async function firstAdmin(product: Server, username = 'Bu Guru'): Promise<Person> {
  const email = 'guru@sekolah.id';
  await demand(product, {
    method: 'POST',
    path: '/admin/setup-first-admin',
    body: { username, email, password: PASSWORD },
  });
  const { user, tokens } = await demand(product, {
    method: 'POST',
    path: '/auth/login',
    body: { email, password: PASSWORD },
  });
  return { id: user._id, username, email, password: PASSWORD, tokens };
}
