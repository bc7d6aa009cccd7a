import type { PlayQuestion } from '#shared/contracts/question.ts';
import type { Level } from '#shared/constants/game.ts';
import type { Draft, Outcome } from './card-question.ts';

/** One answered question of local play. */
export interface GivenAnswer extends Draft {
  question: PlayQuestion;
  outcome: Outcome;
  /** Seconds until the answer, at most the question's time. */
  seconds: number;
}

/** The answers of a level that is behind the player. */
export interface PlayedLevel {
  level: Level;
  answers: readonly GivenAnswer[];
}

/**
 * - `loading`: the questions of the level are awaited.
 * - `answering`, `feedback`: one question, before and after its answer.
 * - `level-done`, `summary`: after the last question, of levels 1 to 3 and of level 4.
 * - `game-over`: the seat was abandoned.
 */
export type LevelGamePhase =
  'loading' | 'answering' | 'feedback' | 'level-done' | 'summary' | 'game-over';

/** Local play of one character, level by level. Times are milliseconds of the caller's clock. */
export interface LevelGame {
  phase: LevelGamePhase;
  level: Level;
  /** Counts the starts of a level, so that each result is saved once. */
  run: number;
  /** Levels that this play has finished before the present one. */
  played: readonly PlayedLevel[];
  questions: readonly PlayQuestion[];
  answers: readonly GivenAnswer[];
  draft: Draft;
  translated: boolean;
  hintShown: boolean;
  shownAt: number;
  /** When the question runs out or the feedback ends. */
  deadline: number;
  /** The feedback waits for the player. */
  held: boolean;
  /** Since when the teacher has paused the class; null while time runs. */
  pausedAt: number | null;
  /** Questions in a row that ran out with nothing chosen or typed. */
  untouched: number;
}
