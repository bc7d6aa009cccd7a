/** A shared PC that nobody has touched for so long signs its pupil out ... */
const IDLE_MS = 10 * 60_000;
/** ... after having asked for the last part of it. */
const WARNING_MS = 60_000;

/** Whole seconds until somebody who last did something then is signed out; null while nobody is warned. */
export function idleSecondsLeft(lastInput: number, now: number): number | null {
  const left = lastInput + IDLE_MS - now;
  return left > WARNING_MS ? null : Math.max(0, Math.ceil(left / 1_000));
}
