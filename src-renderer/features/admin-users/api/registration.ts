import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminUsersApi } from '#shared/contracts/admin-users.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import { ADMIN_KEY } from './keys.ts';

const KEY = [ADMIN_KEY, 'registration'];

/** Whether anybody may register. */
export const registrationQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await callApi(authApi.registration, {}, { signal })).data,
    staleTime: 0,
  });

/** Opens registration or leaves it to classes; answers the sentence about it. */
export function useSetRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (open: boolean) => callApi(adminUsersApi.setRegistration, { body: { open } }),
    onSuccess: ({ data }) => client.setQueryData(KEY, data),
  });
}
