import * as z from 'zod/mini';
import { ClassParams } from './classes.contract.ts';
import { CharacterRef, Id } from './common.ts';
import { endpoint } from './endpoint.ts';

/** `total`: all points. `week`: won since Monday. `rise`: won more this week than the week before. */
export const CLASS_BOARDS = ['total', 'week', 'rise'] as const;
export const ClassBoard = z.enum(CLASS_BOARDS);
export type ClassBoard = z.infer<typeof ClassBoard>;

/** A member's place; nobody who has nothing to show stands on a board. */
export const ClassRank = z.object({
  /** From 1; never shared. */
  rank: z.int(),
  _id: Id,
  name: z.string(),
  /** Their number, where another member has the same name. */
  number: z.nullable(z.string()),
  /** Points; on the board `rise` by how many more than the week before. */
  score: z.int(),
});
export type ClassRank = z.infer<typeof ClassRank>;

/** The ranking of a player's own class. `none`: they have no class; `hidden`: the teacher does not show it. */
export const MyClassRanking = z.object({
  state: z.enum(['shown', 'hidden', 'none']),
  /** Of the class, also while the ranking is hidden. */
  className: z.nullable(z.string()),
  ranking: z.array(ClassRank),
  /** The player's own place, if they have one. */
  me: z.nullable(ClassRank),
  /** How many members the class has. */
  memberCount: z.int(),
});
export type MyClassRanking = z.infer<typeof MyClassRanking>;

const Wish = z.object({
  board: z._default(ClassBoard, 'total'),
  characterId: z.optional(CharacterRef),
});

export const classRankingApi = {
  mine: endpoint({
    method: 'GET',
    path: '/classes/mine/leaderboard',
    access: 'player',
    summary: "The ranking of the player's own class, if they have one and the teacher shows it.",
    query: Wish,
    response: MyClassRanking,
  }),
  ofClass: endpoint({
    method: 'GET',
    path: '/admin/classes/:id/leaderboard',
    access: 'admin',
    summary: 'The ranking of a class, shown to its pupils or not.',
    params: ClassParams,
    query: Wish,
    response: z.object({ ranking: z.array(ClassRank), memberCount: z.int() }),
  }),
};
