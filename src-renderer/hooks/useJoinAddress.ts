import { useQuery } from '@tanstack/react-query';
import { sharingApi } from '#shared/contracts/sharing.contract.ts';
import { callApi } from '../lib/call-api.ts';

/**
 * The address under which pupils reach this server, for what is printed or scanned; undefined until it
 * is known. On another computer than the server's it is the one in the address bar.
 */
export function useJoinAddress(): string | undefined {
  const { data, isError } = useQuery({
    queryKey: ['admin', 'join-address'],
    queryFn: async ({ signal }) => (await callApi(sharingApi.state, {}, { signal })).data,
    retry: false,
    staleTime: 0,
  });
  if (isError) return window.location.origin;
  return data && (data.joinUrl ?? data.addresses[0]?.url ?? window.location.origin);
}
