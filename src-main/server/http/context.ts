import type { Role } from '#shared/contracts/auth.contract.ts';
import type { Access } from '#shared/contracts/endpoint.ts';

/** The signed-in user behind a request, as the database knew them a moment ago. */
export interface Actor {
  id: number;
  username: string;
  role: Role;
  /** The sign-in that the token belongs to. */
  familyId: string;
}

/** Who an Authorization header speaks for; undefined when nobody. Asked anew at every request. */
export type Authenticate = (header: string | undefined) => Promise<Actor | undefined>;

/** What every handler knows about its request beside the parsed input. */
export interface RequestContext {
  requestId: string;
  /** Address of the socket; forwarding headers are not believed. */
  ip: string;
  isLoopback: boolean;
  actor: Actor | undefined;
}

/** Handlers of player and admin endpoints always have an actor. */
export type ContextOf<A extends Access> = A extends 'public'
  ? RequestContext
  : RequestContext & { actor: Actor };

/** Whether an address is this machine's own loopback. */
export const isLoopbackAddress = (ip: string): boolean =>
  ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
