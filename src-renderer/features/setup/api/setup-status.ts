import { queryOptions } from '@tanstack/react-query';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import { callApi } from '../../../lib/call-api.ts';

/** Whether the first admin is still to be made, and whether this machine needs the setup code. */
export const setupStatusQuery = () =>
  queryOptions({
    queryKey: ['setup-status'],
    queryFn: async ({ signal }) => (await callApi(setupApi.status, {}, { signal })).data,
  });
