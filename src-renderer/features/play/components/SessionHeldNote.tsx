import { SESSION } from '#shared/constants/game.ts';
import { useSecondsLeft } from '../hooks/useSecondsLeft.ts';
import { sessionTexts } from '../session-texts.ts';

/** Beside a held feedback: the server's clock of the next question does not wait. */
export function SessionHeldNote({ deadline }: { deadline: number }) {
  // The deadline lies further off only as long as the feedback would have shown anyway.
  const left = Math.min(SESSION.questionSeconds, useSecondsLeft(deadline));
  return <>{sessionTexts.held(left)}</>;
}
