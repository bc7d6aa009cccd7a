import { queryOptions } from '@tanstack/react-query';
import { gameApi, type AnswerResult, type GameSession } from '#shared/contracts/game.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import { clock } from '../lib/clock.ts';
import type { SentAnswer } from '../lib/session-state.ts';

/** First part of the query key. */
export const GAME_SESSION = 'game-session';

export const fetchSession = async (id: string): Promise<GameSession> =>
  (await callApi(gameApi.session, { params: { id } })).data;

export const sendAnswer = async (sessionId: string, answer: SentAnswer): Promise<AnswerResult> =>
  (await callApi(gameApi.answer, { body: { sessionId, ...answer } })).data;

/**
 * The session as it stands when its screen is opened, with the moment of the answer, from which the
 * server's seconds count. Nothing is kept: the next visit must not continue with an old clock.
 */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [GAME_SESSION, id],
    queryFn: async () => ({ session: await fetchSession(id), at: clock() }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
