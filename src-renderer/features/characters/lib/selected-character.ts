import { CHARACTER_IDS, characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

/** The character that this browser remembers. */
export function rememberedCharacter(): CharacterId | undefined {
  const stored = readStored('selectedCharacter');
  return stored && CHARACTER_IDS[stored.id - 1];
}

export function rememberCharacter(characterId: CharacterId): void {
  const { id, name, image, description } = characterOf(characterId);
  // A level of another character may still be locked for this one.
  if (rememberedCharacter() !== characterId) removeStored('selectedLevel');
  writeStored('selectedCharacter', { id, name, image, description });
}
