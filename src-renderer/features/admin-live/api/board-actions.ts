import { useMutation } from '@tanstack/react-query';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { boardApi } from '#shared/contracts/admin-live.contract.ts';
import { callApi } from '../../../lib/call-api.ts';

/** Pauses the class, or lets it go on. What came of it, the board itself hears. */
export const usePauseClass = (id: string) =>
  useMutation({
    mutationFn: (paused: boolean) => callApi(boardApi.pause, { params: { id }, body: { paused } }),
  });

export const useEndSession = (id: string) =>
  useMutation({
    mutationFn: (memberId: string) => callApi(boardApi.endSession, { params: { id, memberId } }),
  });

export const useSignOutMember = (id: string) =>
  useMutation({
    mutationFn: (memberId: string) => callApi(boardApi.signOut, { params: { id, memberId } }),
  });

/** A new PIN, told this once. */
export const useNewPin = (id: string) =>
  useMutation({
    mutationFn: async (memberId: string) =>
      (await callApi(classesApi.makePins, { params: { id }, body: { memberIds: [memberId] } })).data
        .cards[0]?.pin,
  });
