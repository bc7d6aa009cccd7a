/** Chance, as the game uses it; replaced in tests. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
}

export const systemRandom: Random = { next: () => Math.random() };

/** The items in a random order (Fisher-Yates). */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random.next() * (last + 1));
    const kept = result[last] as T;
    result[last] = result[other] as T;
    result[other] = kept;
  }
  return result;
}
