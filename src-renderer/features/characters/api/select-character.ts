import type { CharacterId } from '#shared/constants/characters.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import { rememberCharacter } from '../lib/selected-character.ts';

/**
 * Chooses a character. It counts as soon as this browser knows it: the game goes on when the server
 * cannot be told (section 8), so nobody waits for the answer and a failure is of no consequence.
 */
export function selectCharacter(characterId: CharacterId): void {
  rememberCharacter(characterId);
  callApi(progressApi.select, { body: { characterId } }).catch(() => undefined);
}
