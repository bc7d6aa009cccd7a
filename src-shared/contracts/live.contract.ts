import * as z from 'zod/mini';
import { EVENT_STREAM } from '../constants/limits.ts';
import { Id } from './common.ts';
import { endpoint } from './endpoint.ts';

/**
 * What a player hears while they are signed in, one JSON object in each `data:` line. `hello` comes first,
 * and again whenever the class or a setting of it changes. After `signed-out` the stream ends. A line
 * that starts with a colon is a heartbeat. A stream that ends without `signed-out` is opened again
 * after a moment; 401 says that the sign-in is over.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    /** Null for a player without a class. */
    class: z.nullable(
      z.object({
        _id: Id,
        name: z.string(),
        /** What the class calls this player. */
        memberName: z.string(),
        isPaused: z.boolean(),
        rankingVisible: z.boolean(),
      }),
    ),
  }),
  z.object({ type: z.literal('paused') }),
  z.object({ type: z.literal('resumed') }),
  /** The teacher has ended this server session; it is abandoned. */
  z.object({ type: z.literal('session-ended'), sessionId: Id }),
  z.object({ type: z.literal('signed-out') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

export const ACTIVITY_PLACES = ['menu', 'level', 'session', 'result'] as const;

/** Where a player is on their screen. What they have answered there the server knows itself. */
export const Activity = z.object({ where: z.enum(ACTIVITY_PLACES) });
export type Activity = z.infer<typeof Activity>;

export const liveApi = {
  stream: endpoint({
    method: 'GET',
    path: '/live',
    access: 'player',
    summary: 'What concerns the signed-in player, as it happens: server-sent events (LiveEvent).',
    response: z.string(),
    produces: EVENT_STREAM,
  }),
  activity: endpoint({
    method: 'POST',
    path: '/live/activity',
    access: 'player',
    summary:
      'Says on which screen the player is, for the teacher’s board; what they answer there is known anyway.',
    body: Activity,
    response: z.null(),
  }),
};
