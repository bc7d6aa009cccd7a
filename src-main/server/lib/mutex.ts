/** A mutex: the function that it returns runs async work exclusively, in order of arrival. A failure ends only its own run. */
export function createMutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    // A failure reaches the caller through `next`; those who wait need only its end.
    last = next.catch(() => undefined);
    return next;
  };
}
