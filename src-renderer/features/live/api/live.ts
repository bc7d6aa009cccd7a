import * as z from 'zod/mini';
import { LiveEvent, liveApi } from '#shared/contracts/live.contract.ts';
import { callApi } from '../../../lib/call-api.ts';
import { STREAM_SILENCE_MS, followEvents, type StreamStatus } from '../../../lib/event-stream.ts';
import type { ActivityReport } from '../../../lib/live-state.ts';
import { parseJson } from '../../../lib/parse-json.ts';

interface LiveListener {
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
  onStatus: (status: StreamStatus) => void;
}

/** Follows what the server tells the signed-in player. Events of a newer server are passed over. */
export function followLive({ signal, onEvent, onStatus }: LiveListener): void {
  void followEvents(
    liveApi.stream,
    {},
    {
      signal,
      silenceMs: STREAM_SILENCE_MS,
      onStatus,
      onEvent: ({ data }) => {
        const event = z.safeParse(LiveEvent, parseJson(data));
        if (event.success) onEvent(event.data);
      },
    },
  );
}

/** Tells the server where the player is. */
export const sendActivity = async (body: ActivityReport): Promise<void> => {
  await callApi(liveApi.activity, { body });
};
