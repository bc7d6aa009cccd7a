import { queryOptions } from '@tanstack/react-query';
import type { AnswerResult, GameSession } from '#shared/contracts/game.contract.ts';
import type { SentAnswer } from '../../../lib/answer-outbox.ts';
import { callApi } from '../../../lib/call-api.ts';
import { clock } from '../lib/clock.ts';
import { GAME_SESSION, patiently } from './run-queries.ts';

/** The calls of challenges, which the first question of a level does not wait for. */
const loadApi = async () => (await import('#shared/contracts/game.contract.ts')).gameApi;

export const fetchSession = async (id: string): Promise<GameSession> =>
  (await callApi((await loadApi()).session, { params: { id } })).data;

export const sendAnswer = async (sessionId: string, answer: SentAnswer): Promise<AnswerResult> =>
  (await callApi((await loadApi()).answer, { body: { sessionId, ...answer } })).data;

/**
 * The run as it stands when its screen is opened, with the moment of the answer, from which the
 * server's seconds count. Nothing is kept: the next visit must not continue with an old clock.
 */
export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: [GAME_SESSION, id],
    queryFn: async () => ({ session: await fetchSession(id), at: clock() }),
    ...patiently,
  });
