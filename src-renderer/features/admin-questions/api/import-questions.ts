import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import type { QuestionDraft } from '#shared/contracts/question-payload.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { callApi } from '../../../lib/call-api.ts';

/** Stores questions, all or none. Returns what to tell the admin. */
export function useImportQuestions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (questions: readonly QuestionDraft[]): Promise<string> => {
      const { data, message } = await callApi(adminApi.createQuestions, { body: { questions } });
      return message ?? adminTexts.questionsCreated(data.created);
    },
    // Questions are shown and counted all over, also where they are played.
    onSuccess: () => client.invalidateQueries(),
  });
}
