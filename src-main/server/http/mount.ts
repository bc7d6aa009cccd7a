import express from 'express';
import type { RequestHandler, Response, Router } from 'express';
import * as z from 'zod/mini';
import { BODY_LIMIT } from '#shared/constants/limits.ts';
import { INVALID_CHARACTER } from '#shared/contracts/common.ts';
import type { Access, Endpoint, ParsedInput, Reply } from '#shared/contracts/endpoint.ts';
import { AppError, type FieldError } from '#shared/errors.ts';
import {
  isLoopbackAddress,
  type Actor,
  type Authenticate,
  type ContextOf,
  type RequestContext,
} from './context.ts';
import { isShared } from './listeners.ts';
import type { Presence } from './presence.ts';
import type { RateLimits } from './rate-limits.ts';

// What a schema has no words of its own for is said in the language of the people who read it.
z.config(z.locales.id());

export interface MountDeps {
  authenticate: Authenticate;
  rateLimits: RateLimits;
  /** Who is at work from other machines. */
  presence: Presence;
}

type AnyEndpoint = Endpoint;

/** Serves an endpoint: who may call, how often, what comes in, what goes out. Handlers see neither request nor response. */
export type Mount = <E extends AnyEndpoint>(
  endpoint: E,
  handler: (input: ParsedInput<E>, context: ContextOf<E['access']>) => Promise<Reply<E>> | Reply<E>,
) => void;

/**
 * Mounts endpoints on a router. The order is deliberate: an admin's large body is not even read
 * before he has been recognised.
 */
export function createMount(router: Router, deps: MountDeps): Mount {
  return (endpoint, handler) => {
    register(router, endpoint, deps, async (request, response) => {
      const context = response.locals['context'] as RequestContext;
      const input = {
        params: parsePart(endpoint.params, request.params),
        query: parsePart(endpoint.query, request.query),
        body: parsePart(endpoint.body, request.body ?? {}),
      } as ParsedInput<typeof endpoint>;
      // The guard above has put an actor wherever the type says that there is one.
      const reply = await handler(input, context as ContextOf<(typeof endpoint)['access']>);
      send(response, endpoint, reply);
    });
  };
}

/** Mounts a handler that writes the response itself: files that stream. */
export function createFileMount(router: Router, deps: MountDeps) {
  return <E extends AnyEndpoint>(
    endpoint: E,
    handler: (
      input: ParsedInput<E>,
      context: ContextOf<E['access']>,
      response: Response,
    ) => Promise<void>,
  ): void => {
    register(router, endpoint, deps, async (request, response) => {
      const context = response.locals['context'] as RequestContext;
      const input = {
        params: parsePart(endpoint.params, request.params),
        query: parsePart(endpoint.query, request.query),
        body: {},
      } as ParsedInput<E>;
      await handler(input, context as ContextOf<E['access']>, response);
    });
  };
}

function register(
  router: Router,
  endpoint: AnyEndpoint,
  deps: MountDeps,
  handle: RequestHandler,
): void {
  const parseJson = express.json({ limit: endpoint.bodyLimit ?? BODY_LIMIT, type: () => true });
  const guard: RequestHandler = async (request, response, next) => {
    response.locals['route'] = endpoint.path;
    const ip = request.socket.remoteAddress ?? '';
    await deps.rateLimits.address(ip);
    const actor = await authorize(
      endpoint.access,
      deps.authenticate,
      request.headers.authorization,
    );
    if (actor) await deps.rateLimits.user(actor.id);
    const isLoopback = isLoopbackAddress(ip) && !isShared(request.socket);
    if (endpoint.localOnly && !isLoopback) throw new AppError('LOCAL_ONLY');
    if (actor && !isLoopback) deps.presence.seen(actor);
    const context: RequestContext = {
      requestId: String(response.locals['requestId']),
      ip,
      isLoopback,
      actor,
    };
    response.locals['context'] = context;
    next();
  };
  const body: RequestHandler = (request, response, next) => {
    if (endpoint.method === 'GET' || !hasBody(request.headers)) return next();
    if (!request.is('application/json')) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    parseJson(request, response, next);
  };
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  router[method](endpoint.path, guard, body, handle);
}

const hasBody = (headers: Record<string, unknown>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

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

function parsePart<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw validationError(parsed.error.issues);
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

function send<E extends AnyEndpoint>(response: Response, endpoint: E, reply: Reply<E>): void {
  const { data, message, ...meta } = reply as { data: unknown; message?: string };
  response.status(endpoint.status).json({
    success: true,
    ...(message === undefined ? {} : { message }),
    data: endpoint.response.parse(data),
    ...(endpoint.meta.parse(meta) as object),
  });
}
