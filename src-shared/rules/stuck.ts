import { STUCK_AFTER_SECONDS, STUCK_FACTOR, STUCK_MIN_ANSWERS } from '../constants/classroom.ts';

/** What a class usually takes for a question: the median; undefined while it has answered too few. */
export function usualSeconds(durations: readonly number[]): number | undefined {
  if (durations.length < STUCK_MIN_ANSWERS) return undefined;
  const sorted = durations.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * Whether a pupil is stuck: at their question for at least 40 seconds, and for more than twice what the
 * class usually takes. While that is not known, the 40 seconds alone decide.
 */
export const isStuck = (seconds: number, usual: number | undefined): boolean =>
  seconds >= STUCK_AFTER_SECONDS && (usual === undefined || seconds > STUCK_FACTOR * usual);
