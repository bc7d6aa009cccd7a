/** Time as the server sees it; replaced in tests. */
export interface Clock {
  /** Wall clock, milliseconds since 1970 UTC. May jump when the PC's clock is set. */
  now(): number;
  /** Monotonic milliseconds since the process began; never jumps. */
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};
