import type { AnswerResult, GameSession } from '#shared/contracts/game.contract.ts';
import type { SentAnswer } from '../../../lib/answer-outbox.ts';
import type { Trouble } from '../../../lib/until-answered.ts';
import type { Draft } from './card-question.ts';

/**
 * - `answering`: a question is open.
 * - `sending`: its answer is on the way, for as long as that takes; a level does not wait for it.
 * - `reloading`: the server has moved on without this screen, and is asked where it stands.
 * - `refused`: the server did not take the answer; the player decides when to ask again.
 * - `feedback`: the verdict shows.
 * - `over`: finished or abandoned.
 */
export type RunPhase = 'answering' | 'sending' | 'reloading' | 'refused' | 'feedback' | 'over';

/** A run on screen, a challenge or a level. Times are milliseconds of the caller's clock. */
export interface RunGame {
  phase: RunPhase;
  /** As the server has told it, its verdicts included. */
  session: GameSession;
  draft: Draft;
  translated: boolean;
  hintShown: boolean;
  /** When the question runs out or the feedback ends. */
  deadline: number;
  /** The feedback waits for the player. */
  held: boolean;
  sent: SentAnswer | null;
  /** The verdict that shows. */
  result: AnswerResult | null;
  /** Since when the teacher has paused the class; null while time runs. */
  pausedAt: number | null;
  /** When the next question runs out: its time starts with the end of an unheld feedback. */
  nextDeadline: number;
  trouble: Trouble | null;
  /** The verdict came late, so only the server knows how much of the next question's time is left. */
  isClockDoubtful: boolean;
  /** What the server said when it refused. */
  refusal: string;
}
