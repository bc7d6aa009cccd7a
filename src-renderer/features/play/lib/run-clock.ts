import { LOCAL_PLAY, SESSION } from '#shared/constants/game.ts';
import type { RunKind } from '#shared/contracts/run.ts';

/** The times of one kind of run, in milliseconds and seconds; each kind has its own screen. */
export interface RunClock {
  questionSeconds: number;
  warningSeconds: number;
  feedbackMs: number;
  /** Between the last verdict and the result. */
  resultDelayMs: number;
  /** Whether the clock of the next question runs on the server while a feedback is held. */
  runsOnServer: boolean;
}

export const RUN_CLOCK: Readonly<Record<RunKind, RunClock>> = {
  challenge: {
    questionSeconds: SESSION.questionSeconds,
    warningSeconds: SESSION.warningSeconds,
    feedbackMs: SESSION.feedbackSeconds * 1_000,
    resultDelayMs: SESSION.resultDelaySeconds * 1_000,
    runsOnServer: true,
  },
  level: {
    questionSeconds: LOCAL_PLAY.questionSeconds,
    warningSeconds: LOCAL_PLAY.warningSeconds,
    feedbackMs: LOCAL_PLAY.feedbackSeconds * 1_000,
    resultDelayMs: LOCAL_PLAY.feedbackSeconds * 1_000,
    runsOnServer: false,
  },
};
