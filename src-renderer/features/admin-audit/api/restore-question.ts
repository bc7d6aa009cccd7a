import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminApi } from '#shared/contracts/admin.contract.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';

/** Brings a deleted question back; one that somebody else brought back meanwhile is back as wished. */
export function useRestoreQuestion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<string> => {
      try {
        const { message } = await callApi(adminApi.restoreQuestion, { params: { id } });
        return message ?? adminTexts.questionRestored;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') {
          return adminTexts.questionRestored;
        }
        throw error;
      }
    },
    // Questions are shown and counted all over, also where they are played.
    onSuccess: () => client.invalidateQueries(),
  });
}
