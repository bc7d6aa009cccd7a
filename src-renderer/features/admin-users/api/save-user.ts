import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminUsersApi, type AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { adminUsersTexts } from '#shared/texts/admin-users.ts';
import { callApi } from '../../../lib/call-api.ts';
import { newUserBody, userChangeBody, type UserFormValues } from '../lib/user-form.ts';
import { ADMIN_KEY } from './keys.ts';

interface Saved {
  user: AdminUser;
  /** One that the server made: shown this once. */
  password: string | null;
  message: string;
}

/** Adds a user, or changes the name and email of one. */
export function useSaveUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, values }: { id: string | null; values: UserFormValues }) => {
      if (id === null) {
        const { data, message } = await callApi(adminUsersApi.create, {
          body: newUserBody(values),
        });
        return {
          ...data,
          message: message ?? adminUsersTexts.created(data.user.username),
        } satisfies Saved;
      }
      const { data, message } = await callApi(adminUsersApi.update, {
        params: { id },
        body: userChangeBody(values),
      });
      return {
        ...data,
        password: null,
        message: message ?? adminUsersTexts.updated,
      } satisfies Saved;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [ADMIN_KEY] }),
  });
}
