import { useSecondsLeft } from '../hooks/useSecondsLeft.ts';
import { sessionTexts } from '../session-texts.ts';

/** Beside a held feedback: the server's clock of the next question does not wait. */
export function SessionHeldNote({ deadline }: { deadline: number }) {
  return <>{sessionTexts.held(useSecondsLeft(deadline))}</>;
}
