import * as z from 'zod/mini';
import { SESSION } from '../constants/game.ts';
import {
  LEADERBOARD_MAX,
  LEADERBOARD_SIZE,
  RECENT_SESSIONS,
  SESSIONS_MAX,
} from '../constants/limits.ts';
import {
  CharacterIdOut,
  CharacterRef,
  Id,
  IdParam,
  LevelNumber,
  Timestamp,
  bounded,
} from './common.ts';
import { CharacterView } from './characters.contract.ts';
import { endpoint } from './endpoint.ts';
import { AnswerKey, OpenQuestion } from './question.ts';
import { GivenAnswer, isGiven, RunKind, SessionAnswer, SessionStatus } from './run.ts';

/** A question of a session; it carries its key only once answered. */
export const SessionQuestion = z.object({
  ...OpenQuestion.shape,
  ...z.partial(AnswerKey).shape,
});
export type SessionQuestion = z.infer<typeof SessionQuestion>;

export const GameSession = z.object({
  _id: Id,
  kind: RunKind,
  characterId: CharacterIdOut,
  /** Of a level run; null of a challenge. */
  level: z.nullable(LevelNumber),
  score: z.int(),
  /** 0 in a level run, which has none. */
  lives: z.int(),
  currentQuestionIndex: z.int(),
  totalQuestions: z.int(),
  status: SessionStatus,
  createdAt: Timestamp,
  completedAt: z.nullable(Timestamp),
  /** Seconds left for the current question by the server's clock; null once the session is over, and in a level run, whose clock is the page's. */
  secondsLeft: z.nullable(z.number()),
  answers: z.array(SessionAnswer),
  questions: z.array(SessionQuestion),
});
export type GameSession = z.infer<typeof GameSession>;

/** A session in a list: without its questions. */
export const GameSessionSummary = z.omit(GameSession, { questions: true, secondsLeft: true });
export type GameSessionSummary = z.infer<typeof GameSessionSummary>;

export const AnswerBody = z.object({ sessionId: IdParam, ...GivenAnswer.shape }).check(isGiven());

export const AnswerResult = z.object({
  isCorrect: z.boolean(),
  points: z.int(),
  score: z.int(),
  lives: z.int(),
  currentQuestionIndex: z.int(),
  answers: z.array(SessionAnswer),
  isGameComplete: z.boolean(),
  ...AnswerKey.shape,
});
export type AnswerResult = z.infer<typeof AnswerResult>;

export const LeaderboardPeriod = z.enum(['all', 'month', 'week', 'today']);
export type LeaderboardPeriod = z.infer<typeof LeaderboardPeriod>;

export const RankedEntry = z.object({
  rank: z.int(),
  userId: Id,
  username: z.string(),
  totalScore: z.int(),
  totalGamesCompleted: z.int(),
});
export type RankedEntry = z.infer<typeof RankedEntry>;

const SessionIdParams = z.object({ id: IdParam });

/** Section 7, Game. */
export const gameApi = {
  spin: endpoint({
    method: 'POST',
    path: '/game/spin',
    access: 'player',
    summary: 'A character drawn by the server, for clients without a wheel.',
    response: z.object({ character: CharacterView, segment: z.int() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/game/session/start',
    access: 'player',
    summary: 'Starts a session; an active one of the same player is abandoned.',
    status: 201,
    body: z.object({
      characterId: CharacterRef,
      count: bounded(1, SESSION.maxQuestions, SESSION.defaultQuestions),
    }),
    response: GameSession,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/game/session/answer',
    access: 'player',
    summary: 'Answers the current question. Repeating it returns the first verdict.',
    body: AnswerBody,
    response: AnswerResult,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/game/session/:id/complete',
    access: 'player',
    summary: 'Ends an active session early; a finished one is returned unchanged.',
    params: SessionIdParams,
    response: GameSession,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/game/sessions',
    access: 'player',
    summary: "The player's own runs, challenges and levels together, newest first.",
    query: z.object({
      limit: bounded(1, SESSIONS_MAX, RECENT_SESSIONS),
      /** Only those that can be gone on with. */
      status: z.optional(z.literal('active')),
    }),
    response: z.object({ sessions: z.array(GameSessionSummary) }),
  }),
  session: endpoint({
    method: 'GET',
    path: '/game/session/:id',
    access: 'player',
    summary: 'One run of the player, to play it on or to look at it again.',
    params: SessionIdParams,
    response: GameSession,
  }),
  leaderboard: endpoint({
    method: 'GET',
    path: '/game/leaderboard',
    access: 'player',
    summary: 'Ranking by score, of one character or period where asked.',
    query: z.object({
      limit: bounded(1, LEADERBOARD_MAX, LEADERBOARD_SIZE),
      characterId: z.optional(CharacterRef),
      period: z._default(LeaderboardPeriod, 'all'),
    }),
    response: z.object({
      leaderboard: z.array(RankedEntry),
      me: z.nullable(z.object({ rank: z.int(), totalScore: z.int() })),
      totalPlayers: z.int(),
    }),
  }),
};
