import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminUsersApi, type AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { adminUsersTexts } from '#shared/texts/admin-users.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';
import { ADMIN_KEY, USER_KEY } from './keys.ts';

/** Deletes a user; one that somebody else deleted meanwhile is gone as wished. */
export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ user, confirmation }: { user: AdminUser; confirmation: string }) => {
      const done = adminUsersTexts.deleted(user.username);
      try {
        const { message } = await callApi(adminUsersApi.remove, {
          params: { id: user._id },
          body: { confirmation },
        });
        return message ?? done;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return done;
        throw error;
      }
    },
    // All but the user themselves, whose page is about to be left: they are gone and must not be asked for.
    onSuccess: (_message, { user }) =>
      client.invalidateQueries({
        queryKey: [ADMIN_KEY],
        predicate: ({ queryKey }) => queryKey[1] !== USER_KEY || queryKey[2] !== user._id,
      }),
  });
}
