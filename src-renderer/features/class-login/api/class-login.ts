import { queryOptions, useMutation } from '@tanstack/react-query';
import { classLoginApi } from '#shared/contracts/class-login.contract.ts';
import { useQueue } from '../../../hooks/useQueue.ts';
import { callApi } from '../../../lib/call-api.ts';

/** A class and who can sign in there, by its code. */
export const classByCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['class-login', code],
    queryFn: async ({ signal }) =>
      (await callApi(classLoginApi.door, { params: { code } }, { signal })).data,
    // A pupil who has just been added must be found by the next one who looks.
    staleTime: 0,
  });

/** Signs a member in by their PIN; when the whole class comes at once, as soon as it is their turn. */
export function usePinLogin(code: string) {
  const { isQueued, queue } = useQueue();
  const login = useMutation({
    mutationFn: async (body: { memberId: string; pin: string }) => {
      const input = { params: { code }, body };
      return (await queue((signal) => callApi(classLoginApi.signIn, input, { signal }))).data;
    },
  });
  return { login, isQueued };
}
