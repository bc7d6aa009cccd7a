import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import type { QuestionPayload } from '#shared/contracts/question-payload.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { callApi } from '../../../lib/call-api.ts';

interface QuestionToSave {
  /** The question that is replaced; null for a new one. */
  id: string | null;
  body: QuestionPayload;
}

/** Stores a question, and has the lists read again. Returns what to tell the admin. */
export function useSaveQuestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: QuestionToSave): Promise<string> => {
      if (id === null) {
        const { message } = await callApi(adminApi.createQuestion, { body });
        return message ?? adminTexts.questionCreated;
      }
      const { message } = await callApi(adminApi.updateQuestion, { params: { id }, body });
      return message ?? adminTexts.questionUpdated;
    },
    // Questions are shown and counted all over, also where they are played.
    onSuccess: () => client.invalidateQueries(),
  });
}
