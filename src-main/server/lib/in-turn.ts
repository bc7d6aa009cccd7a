/** Runs what it is given one after the other, each to its end, whether it succeeds or not. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    // The failure is the caller's, who has `next`; whoever comes after him only waits for the end.
    last = next.catch(() => undefined);
    return next;
  };
}
