import { useMutation } from '@tanstack/react-query';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { callApi } from '../../../lib/call-api.ts';

/** Gives a user a new password, and answers it: the server never says it again. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: async (id: string) =>
      (await callApi(adminUsersApi.resetPassword, { params: { id } })).data.password,
  });
