import { queryOptions } from '@tanstack/react-query';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { callApi } from '../../../lib/call-api.ts';

/** Whether anybody may register. */
export const registrationQuery = () =>
  queryOptions({
    queryKey: ['registration'],
    queryFn: async ({ signal }) => (await callApi(authApi.registration, {}, { signal })).data,
  });
