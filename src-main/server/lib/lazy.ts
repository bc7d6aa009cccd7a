/** What `make` gives, made with the first call and kept: a start should not wait for what nobody may ask for. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** As `lazy`, for what may fail: a failure is told to those who wait for it, and the next call tries again. */
export function lazyAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined;
  return () =>
    (making ??= make().catch((error: unknown) => {
      making = undefined;
      throw error;
    }));
}
