import * as z from 'zod/mini';
import { LEADERBOARD_MAX, LEADERBOARD_SIZE } from '../constants/limits.ts';
import { UserView } from './auth.contract.ts';
import {
  CharacterIdOut,
  CharacterRef,
  Id,
  IdParam,
  LevelNumber,
  LevelParam,
  bounded,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { AnswerKey, PlayQuestion } from './question.ts';
import { GivenAnswer, isGiven, SessionAnswer, SessionStatus } from './run.ts';

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
  /** The run that this is the end of: what was recorded in it counts, and nothing that is claimed here. */
  runId: z.optional(IdParam),
});

/** A level as it is being played: with its answers, since the page judges at once (decisions). */
export const LevelRun = z.object({
  _id: Id,
  characterId: CharacterIdOut,
  level: LevelNumber,
  /** The first question without an answer, from 0. */
  position: z.int(),
  /** In the order of this run, as they were when it began, whatever an admin has done to them since. */
  questions: z.array(PlayQuestion),
  /** Those before `position`. */
  answers: z.array(SessionAnswer),
});
export type LevelRun = z.infer<typeof LevelRun>;

/** The recorded verdict on one answer of a level run, and the run as it stood right after it. */
export const LevelVerdict = z.object({
  isCorrect: z.boolean(),
  points: z.int(),
  score: z.int(),
  /** The next question, from 0. */
  position: z.int(),
  /** `completed` with the last answer; `abandoned` when three in a row ran out with nothing answered. */
  status: SessionStatus,
  ...AnswerKey.shape,
});
export type LevelVerdict = z.infer<typeof LevelVerdict>;

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
    compressed: true,
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
  startLevel: endpoint({
    method: 'POST',
    path: '/progress/level/start',
    access: 'player',
    summary:
      "Goes on with the player's unfinished run of a level, or begins one with the questions as they are now.",
    compressed: true,
    status: 201,
    body: z.object({ characterId: CharacterRef, level: LevelParam }),
    response: LevelRun,
  }),
  answerLevel: endpoint({
    method: 'POST',
    path: '/progress/level/answer',
    access: 'player',
    summary:
      'Records the answer to the current question of a level run. Repeating it returns the first verdict.',
    body: z.object({ runId: IdParam, ...GivenAnswer.shape }).check(isGiven()),
    response: LevelVerdict,
  }),
  updateLevel: endpoint({
    method: 'POST',
    path: '/progress/level/update',
    access: 'player',
    summary:
      'Records a finished level run. With a `runId` it ends that run, or tells again how it ended.',
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
