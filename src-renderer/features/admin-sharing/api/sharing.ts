import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { sharingApi, type SharingState } from '#shared/contracts/sharing.contract.ts';
import { isElsewhere } from '../../../lib/api-error.ts';
import { callApi } from '../../../lib/call-api.ts';

/** A pupil who comes in, or a cable that is pulled, is seen within this time. */
const POLL_MS = 3_000;

const SHARING_KEY = ['admin', 'sharing'] as const;

/** Whether the class can come in, where, and who is connected; followed only while it is looked at. */
export const sharingQuery = () =>
  queryOptions({
    queryKey: SHARING_KEY,
    queryFn: async ({ signal }) => (await callApi(sharingApi.state, {}, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (isElsewhere(state.error) ? false : POLL_MS),
    refetchIntervalInBackground: false,
  });

/** The classes that pupils can come into by their code. */
export const openClassesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'open-classes'],
    queryFn: async ({ signal }) =>
      (await callApi(classesApi.list, {}, { signal })).data.filter(
        ({ archivedAt }) => archivedAt === null,
      ),
    staleTime: 0,
  });

/** Opens the server to the class, or changes the addresses; undefined leaves the choice to it. */
export const useOpenSharing = () =>
  useSwitch(async (addresses: readonly string[] | undefined) => {
    const body = addresses === undefined ? {} : { addresses: [...addresses] };
    return (await callApi(sharingApi.open, { body })).data;
  });

export const useCloseSharing = () =>
  useSwitch(async () => (await callApi(sharingApi.close, {})).data);

export const useSelfTest = () =>
  useMutation({ mutationFn: async () => (await callApi(sharingApi.selfTest, {})).data });

function useSwitch<I>(mutationFn: (input: I) => Promise<SharingState>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    // An answer about the time before must not come in after it.
    onMutate: () => client.cancelQueries({ queryKey: SHARING_KEY }),
    onSuccess: (state) => client.setQueryData(SHARING_KEY, state),
  });
}
