import * as z from 'zod/mini';
import { ACTIVITY_QUESTIONS_MAX } from '../constants/classroom.ts';
import { EVENT_STREAM } from '../constants/limits.ts';
import { CharacterRef, Id, LevelParam } from './common.ts';
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

const Count = z.int().check(z.minimum(0), z.maximum(ACTIVITY_QUESTIONS_MAX));

/** Where a player is on their screen. Kept in memory for the board; no score comes of it. */
export const Activity = z.object({
  where: z.enum(ACTIVITY_PLACES),
  characterId: z.optional(CharacterRef),
  level: z.optional(LevelParam),
  /** The question on the screen, from 1. */
  question: z.optional(Count),
  /** Of how many. */
  of: z.optional(Count),
  right: z.optional(Count),
  wrong: z.optional(Count),
});
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
      'Says where the player is in local play, for the teacher’s board; sessions on the server are known anyway.',
    body: Activity,
    response: z.null(),
  }),
};
