import type { Socket } from 'node:net';
import { isLoopbackAddress } from './context.ts';

/**
 * Keeps one machine of the network from taking the connections of all others: with `most` of them open,
 * the next one from the same address is closed at once. This machine itself is never refused. Returns
 * whether a new socket may stay.
 */
export function createConnectionCap(most: number): (socket: Socket) => boolean {
  const openFrom = new Map<string, number>();

  return (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isLoopbackAddress(address)) return true;
    const open = openFrom.get(address) ?? 0;
    if (open >= most) {
      socket.destroy();
      return false;
    }
    openFrom.set(address, open + 1);
    socket.once('close', () => {
      const left = (openFrom.get(address) ?? 1) - 1;
      if (left > 0) openFrom.set(address, left);
      else openFrom.delete(address);
    });
    return true;
  };
}
