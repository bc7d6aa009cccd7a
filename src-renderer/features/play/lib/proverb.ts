import type { CharacterId } from '#shared/constants/characters.ts';
import { PROVERBS, type Proverb } from '#shared/constants/proverbs.ts';

/** One of the character's sayings; the same number picks the same one. */
export function proverbFor(character: CharacterId, seed: number): Proverb {
  const proverbs = PROVERBS[character];
  return proverbs[Math.abs(Math.trunc(seed)) % proverbs.length] ?? proverbs[0];
}
