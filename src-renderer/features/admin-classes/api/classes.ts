import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { classRankingApi } from '#shared/contracts/class-ranking.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { boardQuery, type BoardWish } from '../../../components/ranking/class-board.ts';
import { callApi } from '../../../lib/call-api.ts';

/** First part of every key about classes. */
const KEY = ['admin', 'classes'] as const;

/** All classes, the archived ones last. */
export const classesQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: async ({ signal }) => (await callApi(classesApi.list, {}, { signal })).data,
    staleTime: 0,
  });

/** A class with all its seats. */
export const classQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(classesApi.detail, { params: { id } }, { signal })).data,
    staleTime: 0,
  });

/** A board of a class, whether its pupils see it or not. */
export const classBoardQuery = (id: string, wish: BoardWish) =>
  queryOptions({
    queryKey: [...KEY, 'ranking', id, wish],
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: boardQuery(wish) };
      return (await callApi(classRankingApi.ofClass, input, { signal })).data;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type Body<K extends keyof typeof classesApi> = CallInput<(typeof classesApi)[K]>['body'];

export const useCreateClass = () =>
  useChange((body: Body<'create'>) => callApi(classesApi.create, { body }));

export const useUpdateClass = (id: string) =>
  useChange((body: Body<'update'>) => callApi(classesApi.update, { params: { id }, body }));

export const useRenewCode = (id: string) =>
  useChange(() => callApi(classesApi.renewCode, { params: { id } }));

export const useArchiveClass = (id: string) =>
  useChange((archived: boolean) =>
    callApi(classesApi.archive, { params: { id }, body: { archived } }),
  );

/** Players who fit a search, to be added to a class. */
export const candidatesQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: [...KEY, 'candidates', id, search],
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { search } };
      return (await callApi(classesApi.candidates, input, { signal })).data;
    },
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useAddMember = (id: string) =>
  useChange((body: Body<'addMember'>) => callApi(classesApi.addMember, { params: { id }, body }));

export const useMoveMember = (id: string) =>
  useChange(({ memberId, to }: { memberId: string; to: string }) =>
    callApi(classesApi.moveMembers, { params: { id }, body: { memberIds: [memberId], to } }),
  );

export const useUpdateMember = (id: string) =>
  useChange(
    ({
      memberId,
      ...body
    }: {
      memberId: string;
      name: string;
      number: string;
      studentNumber: string;
    }) => callApi(classesApi.updateMember, { params: { id, memberId }, body }),
  );

export const useSetSeat = (id: string) =>
  useChange(({ memberId, seated }: { memberId: string; seated: boolean }) =>
    callApi(classesApi.setSeat, { params: { id, memberId }, body: { seated } }),
  );

/** New PINs for the members named, told this once. */
export const useMakePins = (id: string) =>
  useChange(
    async (memberIds: string[]) =>
      (await callApi(classesApi.makePins, { params: { id }, body: { memberIds } })).data.cards,
  );

type Rows = Body<'previewRoster'>['rows'];

/** What importing rows would do; nothing is written. */
export const previewRoster = async (id: string, rows: Rows, signal: AbortSignal) =>
  (await callApi(classesApi.previewRoster, { params: { id }, body: { rows } }, { signal })).data;

export const useImportRoster = (id: string) =>
  useChange((rows: Rows) => callApi(classesApi.importRoster, { params: { id }, body: { rows } }));

/** A write after which everything about classes is asked for again. */
function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
