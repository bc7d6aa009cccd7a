import type { Verdict } from './card-question.ts';

/** The character's face: waiting, thinking along, glad, or kind about a mistake. */
export type Mood = 'neutral' | 'happy' | 'kind' | 'think';

/** How the character looks at what happens. */
export function moodOf(verdict: Verdict | null, hintShown: boolean): Mood {
  if (verdict !== null) return verdict.outcome === 'right' ? 'happy' : 'kind';
  return hintShown ? 'think' : 'neutral';
}
