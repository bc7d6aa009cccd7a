import type { Clock } from '../../lib/clock.ts';

/** How often something may happen in any window of that length, for each of many keys. */
export interface GuessBudget {
  /** Takes one; where none is left, takes nothing and answers the milliseconds until there is one again. */
  take(key: string): number;
  /** Gives back the one taken last. */
  giveBack(key: string): void;
  /** Milliseconds until one can be taken; 0 for now. */
  wait(key: string): number;
  /** How many were taken within the window. */
  taken(key: string): number;
}

/** The window slides, on the monotonic clock: no boundary of it lets twice as many through. */
export function createGuessBudget(
  clock: Clock,
  { most, windowMs }: { most: number; windowMs: number },
): GuessBudget {
  /** Moments of what was taken, the oldest first. */
  const moments = new Map<string, number[]>();
  let sweptAt = clock.monotonic();

  function within(key: string): number[] {
    const since = clock.monotonic() - windowMs;
    const kept = (moments.get(key) ?? []).filter((at) => at > since);
    if (kept.length > 0) moments.set(key, kept);
    else moments.delete(key);
    return kept;
  }

  /** Keys that nobody asks for any more must not fill the memory. */
  function sweep(): void {
    if (clock.monotonic() - sweptAt < windowMs) return;
    sweptAt = clock.monotonic();
    for (const key of moments.keys()) within(key);
  }

  const waitFor = (taken: readonly number[]): number =>
    taken.length < most ? 0 : Math.max(1, (taken[0] ?? 0) + windowMs - clock.monotonic());

  return {
    take(key) {
      sweep();
      const taken = within(key);
      const wait = waitFor(taken);
      if (wait === 0) moments.set(key, [...taken, clock.monotonic()]);
      return wait;
    },
    giveBack(key) {
      const taken = within(key);
      if (taken.length > 1) moments.set(key, taken.slice(0, -1));
      else moments.delete(key);
    },
    wait: (key) => waitFor(within(key)),
    taken: (key) => within(key).length,
  };
}
