import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { progressApi } from '#shared/contracts/progress.contract.ts';
import { createAnswerOutbox, type OutboxEvent } from './answer-outbox.ts';
import { callApi } from './call-api.ts';
import { readStored, writeStored } from './storage.ts';

/** The answers of this browser that wait for the server. */
export const levelOutbox = createAnswerOutbox({
  read: () => readStored('waitingAnswers') ?? [],
  write: (waiting) => void writeStored('waitingAnswers', [...waiting]),
  player: () => readStored('user')?._id,
  send: async ({ runId, answer }) =>
    (await callApi(progressApi.answerLevel, { body: { runId, ...answer } })).data,
});

/** How many answers wait. */
export const useWaitingCount = (): number =>
  useSyncExternalStore(levelOutbox.listen, levelOutbox.count);

/** Why they wait; null while they go out. */
export const useOutboxTrouble = () => useSyncExternalStore(levelOutbox.listen, levelOutbox.trouble);

/** Calls back with what becomes of the answers of a run. */
export function useOutboxEvents(onEvent: (event: OutboxEvent) => void): void {
  const tell = useEffectEvent(onEvent);
  // The outbox lives as long as the page, this screen does not.
  useEffect(() => levelOutbox.listen((event) => tell(event)), []);
}
