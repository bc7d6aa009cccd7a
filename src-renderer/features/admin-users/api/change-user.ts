import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminUsersApi, type AdminUser } from '#shared/contracts/admin-users.contract.ts';
import type { Role } from '#shared/contracts/auth.contract.ts';
import { adminUsersTexts } from '#shared/texts/admin-users.ts';
import { callApi } from '../../../lib/call-api.ts';
import { ADMIN_KEY } from './keys.ts';

export type UserChange = { role: Role } | { active: boolean };

/** Makes or unmakes an admin, or lets a user in and out; answers the sentence about it. */
export function useChangeUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ user, change }: { user: AdminUser; change: UserChange }) => {
      const params = { id: user._id };
      const { message } =
        'role' in change
          ? await callApi(adminUsersApi.setRole, { params, body: change })
          : await callApi(adminUsersApi.setActive, { params, body: change });
      return message ?? adminUsersTexts.updated;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [ADMIN_KEY] }),
  });
}
