import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';

/** Takes a question out of the bank; one that somebody else deleted meanwhile is gone as wished. */
export function useDeleteQuestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<string> => {
      try {
        const { message } = await callApi(adminApi.deleteQuestion, { params: { id } });
        return message ?? adminTexts.questionDeleted;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') {
          return adminTexts.questionDeleted;
        }
        throw error;
      }
    },
    // Questions are shown and counted all over, also where they are played.
    onSuccess: () => client.invalidateQueries(),
  });
}
