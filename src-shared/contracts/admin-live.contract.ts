import * as z from 'zod/mini';
import { EVENT_STREAM } from '../constants/limits.ts';
import { ClassParams, MemberParams, SchoolClass } from './classes.contract.ts';
import { CharacterIdOut, Id, LevelNumber, Timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { ACTIVITY_PLACES } from './live.contract.ts';

/**
 * `online`, `idle` (connected, but nothing done for a minute), `gone` (was here today and is not
 * connected), `absent` (has not come today).
 */
export const PRESENCES = ['online', 'idle', 'gone', 'absent'] as const;

/** A pupil on the board. */
export const BoardTile = z.object({
  /** The member. */
  _id: Id,
  name: z.string(),
  number: z.nullable(z.string()),
  presence: z.enum(PRESENCES),
  where: z.enum(ACTIVITY_PLACES),
  characterId: z.nullable(CharacterIdOut),
  level: z.nullable(LevelNumber),
  /** The server session that is being played, if it is one. */
  sessionId: z.nullable(Id),
  /** The question they are at, from 1, and of how many; null where they are at none. */
  question: z.nullable(z.int()),
  of: z.nullable(z.int()),
  right: z.int(),
  wrong: z.int(),
  /** Since when they are at this question, by the server's clock; a pause does not count. */
  questionSince: z.nullable(Timestamp),
  /** At this question for longer than usual. */
  isStuck: z.boolean(),
  /** More wrong PINs were tried for this pupil within a few minutes than one mistypes. */
  isPinGuessed: z.boolean(),
});
export type BoardTile = z.infer<typeof BoardTile>;

/**
 * What the board hears, one JSON object in each `data:` line: a `snapshot` first, then the tiles that
 * changed. `now` is the server's clock, to count on from. `removed` names members without a seat now.
 */
export const BoardEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('snapshot'),
    now: Timestamp,
    class: SchoolClass,
    tiles: z.array(BoardTile),
  }),
  z.object({
    type: z.literal('tiles'),
    now: Timestamp,
    tiles: z.array(BoardTile),
    removed: z.array(Id),
  }),
  /** The class itself changed: paused, renamed, another setting. */
  z.object({ type: z.literal('class'), now: Timestamp, class: SchoolClass }),
]);
export type BoardEvent = z.infer<typeof BoardEvent>;

/** The teacher's live view of a class, and what they can do from it. */
export const boardApi = {
  stream: endpoint({
    method: 'GET',
    path: '/admin/classes/:id/board',
    access: 'admin',
    summary: 'The class as it plays: server-sent events (BoardEvent), a snapshot and then changes.',
    params: ClassParams,
    response: z.string(),
    produces: EVENT_STREAM,
  }),
  pause: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/pause',
    access: 'admin',
    summary:
      'Pauses a class or lets it go on. Meanwhile the clocks of its sessions stand still and answers are refused with CLASS_PAUSED. Repeating it is harmless.',
    params: ClassParams,
    body: z.object({ paused: z.boolean() }),
    response: z.object({ class: SchoolClass }),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/members/:memberId/end-session',
    access: 'admin',
    summary: "Ends a member's running session as abandoned; SESSION_OVER when there is none.",
    params: MemberParams,
    response: z.null(),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/admin/classes/:id/members/:memberId/sign-out',
    access: 'admin',
    summary: 'Ends all sign-ins of a member. They can come in again with their PIN.',
    params: MemberParams,
    response: z.null(),
  }),
};
