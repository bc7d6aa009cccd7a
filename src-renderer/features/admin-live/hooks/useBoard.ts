import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { BoardEvent, boardApi } from '#shared/contracts/admin-live.contract.ts';
import { STREAM_SILENCE_MS, followEvents, type StreamStatus } from '../../../lib/event-stream.ts';
import { parseJson } from '../../../lib/parse-json.ts';
import { nextBoard, type Board } from '../lib/board-state.ts';

/** The class as it plays, and how the connection to it does. Nothing is polled. */
export function useBoard(classId: string): { board: Board | null; status: StreamStatus } {
  const [board, setBoard] = useState<Board | null>(null);
  const [status, setStatus] = useState<StreamStatus>('connecting');

  // For as long as the board is looked at.
  useEffect(() => {
    const abort = new AbortController();
    void followEvents(
      boardApi.stream,
      { params: { id: classId } },
      {
        signal: abort.signal,
        silenceMs: STREAM_SILENCE_MS,
        onStatus: setStatus,
        onEvent: ({ data }) => {
          const event = z.safeParse(BoardEvent, parseJson(data));
          if (event.success) setBoard((now) => nextBoard(now, event.data));
        },
      },
    );
    return () => abort.abort();
  }, [classId]);

  return { board, status };
}
