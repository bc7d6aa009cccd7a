import type { ReactNode } from 'react';
import type { GameSession, SessionQuestion } from '#shared/contracts/game.contract.ts';
import type { Verdict } from '../lib/card-question.ts';
import type { RunGame } from '../lib/run-state.ts';
import type { Feedback } from './FeedbackBanner.tsx';

/** What the screen of a question shows otherwise for each kind of run. */
export interface RunLook {
  position: (number: number, total: number) => string;
  /** 'Level 3', or what a challenge has in its place. */
  label: (run: GameSession) => ReactNode;
  feedback: (
    question: SessionQuestion,
    verdict: Verdict,
    game: RunGame,
  ) => Pick<Feedback, 'title' | 'detail' | 'isRight' | 'heldNote'>;
  /** Says that the server cannot be reached, and that nothing is lost by it; null while all is well. */
  trouble: (game: RunGame, answersWait: boolean) => string | null;
}
