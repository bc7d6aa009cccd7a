import { queryOptions } from '@tanstack/react-query';
import { questionsApi } from '#shared/contracts/questions.contract.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import type { CharacterId } from '#shared/constants/characters.ts';
import type { Level } from '#shared/constants/game.ts';
import { LEVEL_QUESTIONS_DEFAULT } from '#shared/constants/limits.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';

/** First part of the query key. */
export const LEVEL_QUESTIONS = 'level-questions';

/**
 * The questions of one level. They are fetched once for each start: an answer in progress never
 * changes under the player, and the next start sees what an admin has corrected meanwhile.
 */
export const levelQuestionsQuery = (character: CharacterId, level: Level) =>
  queryOptions({
    queryKey: [LEVEL_QUESTIONS, character, level],
    queryFn: ({ signal }) => fetchLevelQuestions(character, level, signal),
    staleTime: Infinity,
    gcTime: 0,
    // The bundled bank stands in at once; waiting for a second failure helps nobody.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

async function fetchLevelQuestions(
  character: CharacterId,
  level: Level,
  signal: AbortSignal,
): Promise<PlayQuestion[]> {
  try {
    const answer = await callApi(
      questionsApi.byCharacter,
      { params: { id: character }, query: { level, limit: LEVEL_QUESTIONS_DEFAULT } },
      { signal },
    );
    return answer.data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === ERROR_STATUS.UNAUTHENTICATED) throw error;
    const { loadBundledLevel } = await import('../../../lib/bundled-bank.ts');
    const questions = await loadBundledLevel(character, level);
    if (questions.length === 0) throw error;
    return questions;
  }
}
