import { createSocket, type Socket } from 'node:dgram';
import { ANNOUNCED_NAME } from '#shared/constants/limits.ts';

/** A question for a name, or its answer, is a tenth of this. Larger ones are about many other things. */
const DATAGRAM_MAX_BYTES = 512;
/** When a whole class asks at once more may be lost: one answer is heard by all. */
const DATAGRAMS_PER_SECOND = 50;

/** How the first part of the name stands in a datagram that asks or answers for it. */
const LABEL = asLabel(ANNOUNCED_NAME.slice(0, ANNOUNCED_NAME.indexOf('.')));

/**
 * Tells which datagrams are worth reading: small ones that have our name in them, and not too many in a
 * second. Anybody on the network may send others, and reading one of the largest takes long enough for a
 * class to notice. `now` is a monotonic clock in milliseconds.
 */
export function createNameFilter(now: () => number): (datagram: Buffer) => boolean {
  let since = now();
  let read = 0;
  return (datagram) => {
    if (datagram.length > DATAGRAM_MAX_BYTES) return false;
    if (!datagram.toString('latin1').toLowerCase().includes(LABEL)) return false;
    if (now() - since >= 1_000) {
      since = now();
      read = 0;
    }
    return ++read <= DATAGRAMS_PER_SECOND;
  };
}

/** A socket for multicast DNS on which only datagrams that are worth it are heard of. */
export function createNameSocket(): Socket {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  const isWorthReading = createNameFilter(() => performance.now());
  const emit = socket.emit.bind(socket) as (event: string, ...values: unknown[]) => boolean;
  socket.emit = (event: string, ...values: unknown[]) => {
    if (event === 'message' && !isWorthReading(values[0] as Buffer)) return false;
    return emit(event, ...values);
  };
  return socket;
}

/** A part of a name as DNS writes it: its length, then its letters. */
function asLabel(part: string): string {
  return String.fromCharCode(part.length) + part;
}
