import { parse as parseQuery } from 'node:querystring';
import type { Request, RequestHandler, Response } from 'express';
import { addRoute, createRouter, findRoute } from 'rou3';
import * as z from 'zod/mini';
import { API_PREFIX } from '#shared/constants/limits.ts';
import { INVALID_CHARACTER } from '#shared/contracts/common.ts';
import type { Access, Endpoint, ParsedInput, Reply } from '#shared/contracts/endpoint.ts';
import { AppError, type FieldError } from '#shared/errors.ts';
import { asReadable } from './compressed-answer.ts';
import { isLocalSocket } from './connections.ts';
import type { Actor, Authenticate, ContextOf, RequestContext } from './context.ts';
import { JSON_TYPE } from './client-error.ts';
import { createBodyReader } from './body.ts';
import { isMeantForThisMachine } from './host-gate.ts';
import { createPick, hasNoFields } from './outgoing.ts';
import type { Presence } from './presence.ts';
import type { RateLimits } from './rate-limits.ts';
import { validationText } from './validation-texts.ts';

// What a schema has no words of its own for is said in the language of the people who read it.
z.config({ localeError: validationText });

export interface ApiDeps {
  authenticate: Authenticate;
  rateLimits: RateLimits;
  /** Who is at work from other machines. */
  presence: Presence;
}

/** Serves an endpoint: who may call, how often, what comes in, what goes out. Handlers see neither request nor response. */
export type Mount = <E extends Endpoint>(
  endpoint: E,
  handler: (input: ParsedInput<E>, context: ContextOf<E['access']>) => Promise<Reply<E>> | Reply<E>,
) => void;

/** Serves an endpoint whose handler writes the response itself: files that stream. */
export type MountFile = <E extends Endpoint>(
  endpoint: E,
  handler: (
    input: ParsedInput<E>,
    context: ContextOf<E['access']>,
    response: Response,
  ) => Promise<void>,
) => void;

/** All endpoints of the server. */
export interface Api {
  mount: Mount;
  file: MountFile;
  /** What is mounted, each as 'GET /health'. */
  readonly mounted: readonly string[];
  /** Answers whatever is asked below /api; everything else is left to others. */
  handler: RequestHandler;
}

/** What the address of a request says beside the endpoint. */
interface Address {
  params: unknown;
  query: unknown;
}
type Serve = (request: Request, response: Response, address: Address) => Promise<void>;

/** The endpoints of a server in one tree of paths: a request finds its own in one step. */
export function createApi(deps: ApiDeps): Api {
  const router = createRouter<Serve>();
  const mounted: string[] = [];

  const register = (endpoint: Endpoint, serve: Serve): void => {
    mounted.push(`${endpoint.method} ${endpoint.path}`);
    addRoute(router, endpoint.method, API_PREFIX + endpoint.path, serve);
  };

  const serve = async (request: Request, response: Response): Promise<void> => {
    // What is answered to GET is answered to HEAD; Node leaves the body out.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const { path, query } = splitUrl(request.url);
    const found = findRoute(router, method, path);
    if (!found) throw new AppError('NOT_FOUND');
    const params = found.params ? decodeParams(found.params) : {};
    await found.data(request, response, { params, query });
  };

  return {
    mounted,

    mount(endpoint, handler) {
      const guard = createGuard(endpoint, deps);
      const readBody = createBodyReader(endpoint.bodyLimit);
      const parse = createInputParser(endpoint);
      const send = createSender(endpoint);
      register(endpoint, async (request, response, { params, query }) => {
        const context = await guard(request, response);
        // The order is deliberate: an admin's large body is not even read before they have been recognised.
        const body = endpoint.method === 'GET' ? {} : await readBody(request, response);
        const input = parse({ params, query, body });
        // The guard has put an actor wherever the type says that there is one.
        send(response, await handler(input, context as ContextOf<(typeof endpoint)['access']>));
      });
    },

    file(endpoint, handler) {
      const guard = createGuard(endpoint, deps);
      const parse = createInputParser(endpoint);
      register(endpoint, async (request, response, { params, query }) => {
        const context = await guard(request, response);
        const input = parse({ params, query, body: {} });
        await handler(input, context as ContextOf<(typeof endpoint)['access']>, response);
      });
    },

    handler(request, response, next) {
      if (!isBelowApi(request.url)) return next();
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Vary', 'Origin');
      return serve(request, response);
    },
  };
}

function splitUrl(url: string): { path: string; query: unknown } {
  const mark = url.indexOf('?');
  if (mark < 0) return { path: url, query: {} };
  return { path: url.slice(0, mark), query: parseQuery(url.slice(mark + 1)) };
}

function decodeParams(params: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    // A path that cannot be decoded is one that does not exist.
    throw new AppError('NOT_FOUND');
  }
}

/** Whether a URL is /api itself or lies below it. */
function isBelowApi(url: string): boolean {
  if (!url.startsWith(API_PREFIX)) return false;
  const after = url[API_PREFIX.length];
  return after === undefined || after === '/' || after === '?';
}

/** Decides whether a request may go on, and what its handler may know about it. */
function createGuard(endpoint: Endpoint, deps: ApiDeps) {
  return async (request: Request, response: Response): Promise<RequestContext> => {
    response.locals['route'] = endpoint.path;
    const ip = request.socket.remoteAddress ?? '';
    await deps.rateLimits.address(ip);
    const actor = await authorize(
      endpoint.access,
      deps.authenticate,
      request.headers.authorization,
    );
    if (actor) await deps.rateLimits.user(actor.id);
    const isLoopback = isLocalSocket(request.socket) && isMeantForThisMachine(request);
    if (endpoint.localOnly && !isLoopback) throw new AppError('LOCAL_ONLY');
    if (actor && !isLoopback) deps.presence.seen(actor);
    const context: RequestContext = {
      requestId: String(response.locals['requestId']),
      ip,
      isLoopback,
      actor,
    };
    response.locals['context'] = context;
    return context;
  };
}

async function authorize(
  access: Access,
  authenticate: Authenticate,
  header: string | undefined,
): Promise<Actor | undefined> {
  if (access === 'public') return undefined;
  const actor = await authenticate(header);
  if (!actor) throw new AppError('UNAUTHENTICATED');
  if (access === 'admin' && actor.role !== 'admin') throw new AppError('FORBIDDEN');
  return actor;
}

/** Parses what comes in; the parts that an endpoint does not have cost nothing. */
function createInputParser<E extends Endpoint>({ params, query, body }: E) {
  const parts = { params: createParse(params), query: createParse(query), body: createParse(body) };
  return (input: Record<keyof typeof parts, unknown>) =>
    ({
      params: parts.params(input.params),
      query: parts.query(input.query),
      body: parts.body(input.body),
    }) as ParsedInput<E>;
}

function createParse(schema: z.ZodMiniType): (value: unknown) => unknown {
  if (hasNoFields(schema)) return () => ({});
  return (value) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw validationError(parsed.error.issues);
  };
}

/** The failure of a body, query or parameter: each field once, with the path that a form knows. */
export function validationError(issues: readonly z.core.$ZodIssue[]): AppError {
  const byPath = new Map<string, FieldError>();
  for (const { path: steps, message } of issues) {
    const path = steps.map(String).join('.');
    if (!byPath.has(path)) byPath.set(path, { path, message });
  }
  const errors = [...byPath.values()];
  const wrongCharacter = issues.some((issue) => issue.message === INVALID_CHARACTER);
  if (wrongCharacter) return new AppError('INVALID_CHARACTER_ID', { errors });
  const [only] = errors;
  return new AppError('VALIDATION_ERROR', {
    errors,
    // One wrong field is named at once; a form with several shows each at its place.
    ...(errors.length === 1 && only ? { message: only.message } : {}),
  });
}

/** Writes the envelope of a success: of an answer, only what the contract names leaves the server. */
function createSender<E extends Endpoint>(endpoint: E) {
  const pickData = createPick(endpoint.response);
  const pickMeta = createPick(endpoint.meta);
  return (response: Response, reply: Reply<E>): void => {
    const { data, message, ...meta } = reply as { data: unknown; message?: string };
    const text = JSON.stringify({
      success: true,
      message,
      data: pickData(data),
      ...(pickMeta(meta) as object),
    });
    response.statusCode = endpoint.status;
    response.setHeader('Content-Type', JSON_TYPE);
    const body = endpoint.compressed ? asReadable(text, response) : text;
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(body);
  };
}
