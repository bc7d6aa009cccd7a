import * as z from 'zod/mini';
import { LEADERBOARD_MAX, LEADERBOARD_SIZE } from '../constants/limits.ts';
import { UserView } from './auth.contract.ts';
import { CharacterIdOut, CharacterRef, LevelNumber, LevelParam, bounded } from './common.ts';
import { endpoint } from './endpoint.ts';

export const LevelProgress = z.object({
  level: LevelNumber,
  isUnlocked: z.boolean(),
  isCompleted: z.boolean(),
  /** Best score of this level. */
  score: z.int(),
  attempts: z.int(),
});
export type LevelProgress = z.infer<typeof LevelProgress>;

export const CharacterProgress = z.object({
  characterId: CharacterIdOut,
  levels: z.array(LevelProgress),
});

export const ProgressView = z.object({
  selectedCharacter: z.nullable(CharacterIdOut),
  characters: z.array(CharacterProgress),
});

/** The record sent at the end of a level (section 3). `completed` is recomputed by the server. */
export const ProgressRecord = z.object({
  characterId: CharacterRef,
  level: LevelParam,
  score: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  completed: z.boolean(),
  /** Seconds. */
  timeTaken: z.number().check(z.minimum(0), z.maximum(86_400)),
});

/** Leaderboard entry of the leaderboard screen (section 3), and whose row it is. */
export const LeaderboardEntry = z.object({
  userId: z.string(),
  username: z.string(),
  totalScore: z.int(),
  totalGamesCompleted: z.int(),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

/** Section 7, Progress. */
export const progressApi = {
  all: endpoint({
    method: 'GET',
    path: '/progress',
    access: 'player',
    summary: "The player's progress with all characters.",
    response: ProgressView,
  }),
  select: endpoint({
    method: 'POST',
    path: '/progress/character/select',
    access: 'player',
    summary: 'Remembers the chosen character.',
    body: z.object({ characterId: CharacterRef }),
    response: ProgressView,
  }),
  character: endpoint({
    method: 'GET',
    path: '/progress/character/:id',
    access: 'player',
    summary: "The player's progress with one character.",
    params: z.object({ id: CharacterRef }),
    response: CharacterProgress,
  }),
  updateLevel: endpoint({
    method: 'POST',
    path: '/progress/level/update',
    access: 'player',
    summary: 'Records a finished level run.',
    body: ProgressRecord,
    response: z.object({
      level: LevelProgress,
      /** The level that this run has opened, if any. */
      unlocked: z.nullable(LevelNumber),
      user: UserView,
    }),
  }),
  levels: endpoint({
    method: 'GET',
    path: '/progress/levels/:characterId',
    access: 'player',
    summary: 'The four levels of one character.',
    params: z.object({ characterId: CharacterRef }),
    response: z.object({ levels: z.array(LevelProgress) }),
  }),
  leaderboard: endpoint({
    method: 'GET',
    path: '/progress/leaderboard',
    access: 'player',
    summary: 'The best players.',
    query: z.object({ limit: bounded(1, LEADERBOARD_MAX, LEADERBOARD_SIZE) }),
    response: z.array(LeaderboardEntry),
  }),
};
