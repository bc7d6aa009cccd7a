import type { CharacterProfile, Proverb } from '#shared/constants/characters.ts';

/** One of the character's sayings; the same number picks the same one. */
export const proverbFor = ({ proverbs }: CharacterProfile, seed: number): Proverb =>
  proverbs[Math.abs(Math.trunc(seed)) % proverbs.length] ?? proverbs[0];
