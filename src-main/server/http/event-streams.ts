import type { Response } from 'express';
import { EVENT_STREAM } from '#shared/constants/limits.ts';
import type { Logger } from '../lib/logger.ts';

/** A client that reads so little has gone, or is slower than the events; it comes back for a fresh start. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** One client that listens to events. */
export interface EventStream {
  send(event: object): void;
  close(): void;
}

/** Whether somebody may listen on. Whose sign-in has 'lapsed' by itself learns it by asking again. */
export type Standing = 'allowed' | 'lapsed' | 'ended';

export interface StreamOptions {
  /** Who listens. */
  userId: number;
  /** Asked at every heartbeat and recheck; the stream goes on only while it is 'allowed'. */
  standing: () => Promise<Standing>;
  /** Said at the end to who is 'ended'. */
  lastWord?: object;
  onClose: () => void;
}

/** All streams of the server, which ends them at once when it stops or exchanges its database. */
export interface EventStreams {
  open(response: Response, options: StreamOptions): EventStream;
  /** Asks at once whether a user may still listen, whose rights have changed. */
  recheck(userId: number): Promise<void>;
  /** Ends every stream, and those that come, until `release`. */
  hold(): void;
  release(): void;
}

export function createEventStreams(log: Logger, heartbeatMs: number): EventStreams {
  /** Each with whose it is, and how it looks whether it may go on. */
  const open = new Map<EventStream, { userId: number; beat: () => Promise<void> }>();
  let isHeld = false;

  return {
    open(response, { userId, standing, lastWord, onClose }) {
      response.set({ 'Content-Type': EVENT_STREAM, 'Cache-Control': 'no-store' });
      response.flushHeaders();
      const write = (text: string) => {
        if (response.writableEnded || response.destroyed) return;
        response.write(text);
        if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
      };
      const stream: EventStream = {
        send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
        close: () => response.end(),
      };
      const beat = async () => {
        try {
          const current = await standing();
          if (current === 'allowed') return write(':\n\n');
          if (lastWord && current === 'ended') stream.send(lastWord);
        } catch (error) {
          log.warn({ err: error }, 'event stream broken off');
        }
        stream.close();
      };
      let takenBefore = 0;
      const timer = setInterval(() => {
        // To the timeouts of the connection each heartbeat is a sign of life, also when nobody reads it.
        const taken = (response.socket?.bytesWritten ?? 0) - response.writableLength;
        if (response.writableLength > 0 && taken === takenBefore) {
          response.destroy();
          return;
        }
        takenBefore = taken;
        void beat();
      }, heartbeatMs);
      open.set(stream, { userId, beat });
      response.once('close', () => {
        clearInterval(timer);
        open.delete(stream);
        onClose();
      });
      // HEAD asks what GET would say, and waits for the end of it.
      if (isHeld || response.req.method === 'HEAD') stream.close();
      return stream;
    },
    async recheck(userId) {
      const own = [...open.values()].filter((one) => one.userId === userId);
      await Promise.all(own.map(({ beat }) => beat()));
    },
    hold() {
      isHeld = true;
      for (const stream of open.keys()) stream.close();
    },
    release() {
      isHeld = false;
    },
  };
}
