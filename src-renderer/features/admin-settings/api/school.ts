import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { schoolApi, type School } from '#shared/contracts/school.contract.ts';
import { callApi } from '../../../lib/call-api.ts';

/** What the school says of itself. */
export const schoolQuery = queryOptions({
  queryKey: ['admin', 'school'],
  queryFn: async ({ signal }) => (await callApi(schoolApi.read, {}, { signal })).data,
  staleTime: 0,
});

/** Changes it as a whole; reports are made anew with it. */
export function useSaveSchool() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: School) => callApi(schoolApi.update, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
