import * as z from 'zod/mini';

/** Who may call an endpoint. There is no default: each one says it. */
export type Access = 'public' | 'player' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Shape = z.ZodMiniType;

/** One call of the API, used by the server to mount it and by clients to make it. */
export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
  M extends Shape = Shape,
  A extends Access = Access,
> {
  method: Method;
  /** Path below /api, parameters as ':name'. */
  path: string;
  access: A;
  /** Refused from other machines, whoever asks: what is done at the server's own machine only. */
  localOnly?: true;
  /** One English line for the generated API document. */
  summary: string;
  /** Status of a success; 200 unless something is made. */
  status: 200 | 201;
  params: P;
  query: Q;
  body: B;
  /** Schema of `data` in the envelope. Keys that it does not name never leave the server. */
  response: R;
  /** Schema of what stands beside `data`: `pagination`, `summary`. */
  meta: M;
  /** Largest body in bytes, where the ordinary limit is too small. */
  bodyLimit?: number;
  /** How long a client waits, in milliseconds, where the ordinary limit is too short. */
  timeoutMs?: number;
  /** The answer is long: it is sent compressed, and kept so for others who get the same. */
  compressed?: true;
  /** Media type of an answer that is a file or a page instead of an envelope. */
  produces?: string;
}

const nothing = z.object({});
export type Nothing = typeof nothing;

interface EndpointOptions<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends Shape,
  M extends Shape,
  A extends Access,
> {
  method: Method;
  path: string;
  access: A;
  localOnly?: true;
  summary: string;
  status?: 200 | 201;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  meta?: M;
  bodyLimit?: number;
  timeoutMs?: number;
  compressed?: true;
  produces?: string;
}

/** Declares one call of the API. Parts left out accept nothing. */
export function endpoint<
  R extends Shape,
  const A extends Access,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
  M extends Shape = Nothing,
>(options: EndpointOptions<P, Q, B, R, M, A>): Endpoint<P, Q, B, R, M, A> {
  const { params, query, body, meta, status = 200, ...rest } = options;
  return {
    ...rest,
    status,
    // The defaults stand for type parameters that were left at `Nothing`.
    params: (params ?? nothing) as P,
    query: (query ?? nothing) as Q,
    body: (body ?? nothing) as B,
    meta: (meta ?? nothing) as M,
  };
}

/** What a handler works with: everything parsed. */
export interface ParsedInput<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

/** The fields of an object schema; nothing for the empty one, which would forbid every field. */
type Fields<T> = string extends keyof T ? unknown : T;

/** What a handler answers: `data`, the fields beside it, and a message for people. */
export type Reply<E extends Endpoint> = {
  data: z.input<E['response']>;
  message?: string;
} & Fields<z.input<E['meta']>>;

/** What a client gets back. */
export type Answer<E extends Endpoint> = {
  data: z.output<E['response']>;
  message?: string;
} & Fields<z.output<E['meta']>>;

type Part<K extends string, T> = string extends keyof T ? { [P in K]?: T } : { [P in K]: T };

/** What a client sends: only the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;
