/**
 * Milliseconds of a clock that only runs forwards: lab computers correct their date in the middle
 * of a lesson.
 */
export const clock = (): number => performance.now();

/** Whole seconds until the deadline, counted as a person does: 60 right at the start, 0 at the end. */
export const secondsUntil = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1_000));

/** Milliseconds until `secondsUntil` changes next. */
export function untilNextSecond(deadline: number, now: number): number {
  const left = deadline - now;
  return left - (Math.ceil(left / 1_000) - 1) * 1_000;
}
