/** Work that waits for one of few places. Those who wait are in lanes, and the lanes take turns. */
export interface FairQueue {
  /** Resolves with what `work` gives, once it had a place. */
  run<T>(lane: string, work: () => Promise<T>): Promise<T>;
  /** How many pieces of work would have a place before one that comes into this lane now. */
  ahead(lane: string): number;
}

/**
 * Runs at most `places` pieces of work at once. A lane with hundreds waiting costs each other lane one
 * turn; within a lane it goes by order of arrival.
 */
export function createFairQueue(places: number): FairQueue {
  /** Those who wait, by lane; the lane whose turn is next stands first. */
  const lanes = new Map<string, (() => void)[]>();
  let running = 0;

  function startNext(): void {
    for (const [lane, waiting] of lanes) {
      if (running >= places) return;
      const start = waiting.shift();
      lanes.delete(lane);
      if (waiting.length > 0) lanes.set(lane, waiting);
      start?.();
    }
  }

  return {
    run: (lane, work) =>
      new Promise((resolve, reject) => {
        const start = () => {
          running++;
          void work()
            .then(resolve, reject)
            .finally(() => {
              running--;
              startNext();
            });
        };
        const waiting = lanes.get(lane);
        if (waiting) waiting.push(start);
        else lanes.set(lane, [start]);
        startNext();
      }),
    ahead(lane) {
      const turns = (lanes.get(lane)?.length ?? 0) + 1;
      let ahead = running;
      for (const [other, waiting] of lanes) {
        ahead += Math.min(waiting.length, other === lane ? turns - 1 : turns);
      }
      return ahead;
    },
  };
}
