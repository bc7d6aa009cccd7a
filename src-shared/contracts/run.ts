import * as z from 'zod/mini';
import { OPTIONS_PER_QUESTION, SESSION } from '../constants/game.ts';
import { TEXT_ANSWER_MAX } from '../constants/limits.ts';
import { Id, IdParam } from './common.ts';

// What challenges and levels have in common; apart, so that a level loads no contract of challenges.

export const SessionStatus = z.enum(['active', 'completed', 'abandoned']);
export type SessionStatus = z.infer<typeof SessionStatus>;

/** What a run of questions is played for. */
export const RunKind = z.enum(['challenge', 'level']);
export type RunKind = z.infer<typeof RunKind>;

export const SessionAnswer = z.object({
  questionId: Id,
  selectedAnswer: z.nullable(z.int()),
  textAnswer: z.nullable(z.string()),
  isCorrect: z.boolean(),
  points: z.int(),
  /** Seconds, as they counted. */
  timeSpent: z.number(),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** An answer to one question of a run, whatever call brings it. */
export const GivenAnswer = z.object({
  questionId: IdParam,
  /** Seconds that the client measured. Only ever counts against the player. */
  timeSpent: z._default(z.number().check(z.minimum(0), z.maximum(86_400)), 0),
  /** -1: the time ran out. What stood there unsent may come along as `textAnswer`. */
  selectedAnswer: z.optional(
    z.int().check(z.minimum(SESSION.noChoice), z.maximum(OPTIONS_PER_QUESTION - 1)),
  ),
  textAnswer: z.optional(z.string().check(z.maxLength(TEXT_ANSWER_MAX))),
});
export type GivenAnswer = z.output<typeof GivenAnswer>;

/** Refuses an answer that has neither part. */
export const isGiven = () =>
  z.refine<Pick<GivenAnswer, 'selectedAnswer' | 'textAnswer'>>(
    (body) => body.selectedAnswer !== undefined || body.textAnswer !== undefined,
    { error: 'Kirim selectedAnswer atau textAnswer.', path: ['selectedAnswer'] },
  );
