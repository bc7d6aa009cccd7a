import type { Page } from '@playwright/test';
import { authApi, type Tokens, type UserView } from '#shared/contracts/auth.contract.ts';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import { call } from './api.ts';
import { newPerson } from './test.ts';

export interface SignedIn {
  user: UserView;
  tokens: Tokens;
}

/** Registers somebody over the API: for journeys that are not about registering. */
export const registerByApi = (baseUrl: string, person = newPerson()): Promise<SignedIn> =>
  call(baseUrl, authApi.register, { body: person });

/** Signs a browser in, as if the player had done it before; optionally with a chosen character and level. */
export async function signIn(
  page: Page,
  { user, tokens }: SignedIn,
  character?: CharacterId,
  level?: Level,
): Promise<void> {
  const chosen = character && characterOf(character);
  await page.addInitScript(
    ([storedUser, storedTokens, storedCharacter, storedLevel]) => {
      // Only the first document: a journey that signs out must stay signed out.
      if (sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', 'yes');
      localStorage.setItem('user', JSON.stringify(storedUser));
      localStorage.setItem('accessToken', storedTokens.accessToken);
      localStorage.setItem('refreshToken', storedTokens.refreshToken);
      if (storedCharacter) localStorage.setItem('selectedCharacter', storedCharacter);
      if (storedLevel) localStorage.setItem('selectedLevel', String(storedLevel));
    },
    [
      user,
      tokens,
      chosen
        ? JSON.stringify({
            id: chosen.id,
            name: chosen.name,
            image: chosen.image,
            description: chosen.description,
          })
        : null,
      level,
    ] as const,
  );
}

/** A new player, signed in. */
export async function signedInPlayer(
  page: Page,
  baseUrl: string,
  character?: CharacterId,
  level?: Level,
): Promise<SignedIn> {
  const signedIn = await registerByApi(baseUrl);
  await signIn(page, signedIn, character, level);
  return signedIn;
}

/** The first admin of a server that nobody has set up yet. */
export async function firstAdmin(baseUrl: string, person = newPerson()): Promise<SignedIn> {
  await call(baseUrl, setupApi.createFirstAdmin, { body: person });
  return call(baseUrl, authApi.login, { body: person });
}

/** Records a faultless run of a level of twenty questions, as the game does at its end. */
export async function completeLevel(
  baseUrl: string,
  { tokens }: SignedIn,
  characterId: CharacterId,
  level: Level,
  score = 2_000,
): Promise<void> {
  const body = { characterId, level, score, completed: true, timeTaken: 300 };
  await call(baseUrl, progressApi.updateLevel, { body }, tokens.accessToken);
}
