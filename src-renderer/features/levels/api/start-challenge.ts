import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { gameApi, type GameSession } from '#shared/contracts/game.contract.ts';
import type { CharacterId } from '#shared/constants/characters.ts';
import { callApi } from '../../../lib/call-api.ts';

/** Starts a server session and hands it over; the button stays busy until its screen is there. */
export function useStartChallenge(onStarted: (session: GameSession) => void) {
  // The second click of a double click comes before the button is disabled, and a second session
  // would end the first.
  const isStarting = useRef(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (characterId: CharacterId) =>
      (await callApi(gameApi.start, { body: { characterId } })).data,
    onError: () => {
      isStarting.current = false;
    },
  });

  function start(characterId: CharacterId) {
    if (isStarting.current) return;
    isStarting.current = true;
    // Given here, it is not called once the screen was left.
    mutate(characterId, { onSuccess: onStarted });
  }

  return { start, busy: isPending || isSuccess, error };
}
