import {
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { isElsewhere } from '../../../lib/api-error.ts';
import { callApi, callFile } from '../../../lib/call-api.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** A disk that fills up is seen within this time. */
const POLL_MS = 60_000;

const KEY = ['admin', 'maintenance'] as const;
const RESTORE = [...KEY, 'restore'] as const;

/** A copy of the list, or any file of the server's machine by its full path. */
export type BackupSource = { name: string } | { file: string };

/** Where the data lie, and their copies. */
const maintenanceQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'state'],
    queryFn: async ({ signal }) => (await callApi(maintenanceApi.state, {}, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (isElsewhere(state.error) ? false : POLL_MS),
    refetchIntervalInBackground: false,
  });

/** What admins should know about the data. */
const noticesQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'notices'],
    queryFn: async ({ signal }) => (await callApi(maintenanceApi.notices, {}, { signal })).data,
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });

export function useMaintenance() {
  const isRestored = useIsRestored();
  return useQuery({ ...maintenanceQuery(), enabled: !isRestored });
}

export function useNotices() {
  const isRestored = useIsRestored();
  return useQuery({ ...noticesQuery(), enabled: !isRestored });
}

export const useMarkRead = () => useChange(() => callApi(maintenanceApi.markRead, {}));

export const useBackUp = () => useChange(() => callApi(maintenanceApi.backUp, {}));

export const useDeleteBackup = () =>
  useChange((name: string) => callApi(maintenanceApi.deleteBackup, { params: { name } }));

export const useClearPrevious = () => useChange(() => callApi(maintenanceApi.clearPrevious, {}));

/** The data move at the next start. */
export const useMove = () =>
  useMutation({
    mutationFn: (folder: string) => callApi(maintenanceApi.move, { body: { folder } }),
  });

export const useDownloadBackup = () =>
  useMutation({
    mutationFn: async (name: string) => {
      const { produces = '' } = maintenanceApi.downloadBackup;
      saveFile(name, await callFile(maintenanceApi.downloadBackup, { params: { name } }), produces);
    },
  });

export const useCheckBackup = () =>
  useMutation({
    mutationFn: async (body: BackupSource) =>
      (await callApi(maintenanceApi.checkBackup, { body })).data,
  });

/** Nothing is asked for again afterwards: everybody, this admin too, is signed out. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: RESTORE,
    onMutate: () => client.cancelQueries({ queryKey: KEY }),
    mutationFn: async (body: BackupSource) =>
      (await callApi(maintenanceApi.restore, { body })).data.replaced,
  });
}

/**
 * Whether data are being restored, or were. Whoever asks from then on is told that nobody is signed in,
 * and would be led to the login before they have read what came of it.
 */
const useIsRestored = (): boolean =>
  useMutationState({
    filters: { mutationKey: RESTORE },
    select: ({ state }) => state.status === 'pending' || state.status === 'success',
  }).includes(true);

function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
