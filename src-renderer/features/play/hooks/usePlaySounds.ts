import { useEffect } from 'react';
import { playTone } from '../../../lib/sound.ts';
import type { Outcome } from '../lib/card-question.ts';
import { useDeadline } from './useDeadline.ts';

interface QuestionSounds {
  /** Null while the question is open. */
  outcome: Outcome | null;
  /** The answer completes a streak worth celebrating. */
  isMilestone: boolean;
  /** When time gets short, by `clock`; null once the clock of the question has stopped. */
  warnsAt: number | null;
}

/** What one question sounds like. */
export function useQuestionSounds({ outcome, isMilestone, warnsAt }: QuestionSounds): void {
  // The verdict is heard when it is seen.
  useEffect(() => {
    if (outcome === null) return;
    if (outcome !== 'right') playTone('wrong');
    else playTone(isMilestone ? 'streak' : 'right');
  }, [outcome, isMilestone]);

  useDeadline(warnsAt, () => playTone('warning'));
}

/** Sounds once when a game that is being played comes to its end. */
export function useEndSound(hasEnded: boolean): void {
  // With the result screen, not with the last verdict, which has a sound of its own.
  useEffect(() => {
    if (hasEnded) playTone('finished');
  }, [hasEnded]);
}
