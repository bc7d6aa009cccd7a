import type { Page } from '@playwright/test';
import type { Tokens, UserView } from '#shared/contracts/auth.contract.ts';
import { characterOf, type CharacterId } from '#shared/constants/characters.ts';
import { newPerson } from './test.ts';

interface SignedIn {
  user: UserView;
  tokens: Tokens;
}

/** Registers somebody over the API: for journeys that are not about registering. */
export async function registerByApi(baseUrl: string, person = newPerson()): Promise<SignedIn> {
  const response = await fetch(`${baseUrl}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  const envelope = (await response.json()) as { data: SignedIn; message?: string };
  if (!response.ok) throw new Error(`registering failed: ${envelope.message}`);
  return envelope.data;
}

/** Signs a browser in, as if the player had done it before; optionally with a chosen character. */
export async function signIn(
  page: Page,
  { user, tokens }: SignedIn,
  character?: CharacterId,
): Promise<void> {
  const chosen = character && characterOf(character);
  await page.addInitScript(
    ([storedUser, storedTokens, storedCharacter]) => {
      // Only the first document: a journey that signs out must stay signed out.
      if (sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', 'yes');
      localStorage.setItem('user', JSON.stringify(storedUser));
      localStorage.setItem('accessToken', storedTokens.accessToken);
      localStorage.setItem('refreshToken', storedTokens.refreshToken);
      if (storedCharacter) localStorage.setItem('selectedCharacter', storedCharacter);
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
    ] as const,
  );
}

/** A new player, signed in. */
export async function signedInPlayer(
  page: Page,
  baseUrl: string,
  character?: CharacterId,
): Promise<SignedIn> {
  const signedIn = await registerByApi(baseUrl);
  await signIn(page, signedIn, character);
  return signedIn;
}
