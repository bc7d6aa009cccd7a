/** What `make` gives, made with the first call and kept: a start should not wait for what nobody may ask for. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
