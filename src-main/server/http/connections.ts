import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CONNECTIONS_MAX, CONNECTIONS_PER_ADDRESS_MAX } from '#shared/constants/limits.ts';
import { isLoopbackAddress } from './context.ts';

/**
 * All open connections of the server. Nobody is turned away: where there is no place left, the idlest
 * connection of the address that has most of them gives way. What comes from this machine itself has
 * places of its own, so that no number of connections from the network keeps it out.
 */
export interface Connections {
  /** Takes a new connection; `isShared` when it came in at an address that was opened to the class. */
  admit(socket: Socket, isShared: boolean): void;
  /**
   * Notes that a connection answers a request, until its response closes. False, and the connection has
   * been ended, where the request before is not answered yet: no browser sends one, and what waits for
   * its turn would hold memory and files.
   */
  begin(socket: Socket, response: ServerResponse): boolean;
  isAnswering(socket: Socket): boolean;
}

const localSockets = new WeakSet<Socket>();
/** Whether a connection comes from this machine, to an address that was not opened to the class. */
export const isLocalSocket = (socket: Socket): boolean => localSockets.has(socket);

interface Connection {
  socket: Socket;
  isAnswering: boolean;
  /** Since when it answers, or has nothing to answer; milliseconds of the monotonic clock. */
  since: number;
}

export function createConnections(): Connections {
  const fromHere = createPlaces({ most: CONNECTIONS_MAX, mostOfAddress: CONNECTIONS_MAX });
  const fromNetwork = createPlaces({
    most: CONNECTIONS_MAX,
    mostOfAddress: CONNECTIONS_PER_ADDRESS_MAX,
  });
  const connections = new WeakMap<Socket, Connection>();

  const note = (connection: Connection, isAnswering: boolean): void => {
    connection.isAnswering = isAnswering;
    connection.since = performance.now();
  };

  return {
    admit(socket, isShared) {
      // Undefined when the client has gone already.
      const address = socket.remoteAddress ?? '';
      const isLocal = !isShared && isLoopbackAddress(address);
      if (isLocal) localSockets.add(socket);
      const connection = { socket, isAnswering: false, since: performance.now() };
      connections.set(socket, connection);
      (isLocal ? fromHere : fromNetwork).take(address, connection);
    },
    begin(socket, response) {
      const connection = connections.get(socket);
      // Node goes on parsing what it had read before the connection was ended.
      if (!connection || socket.destroyed) return false;
      if (connection.isAnswering) {
        socket.destroy();
        return false;
      }
      note(connection, true);
      response.once('close', () => note(connection, false));
      return true;
    },
    isAnswering: (socket) => connections.get(socket)?.isAnswering ?? false,
  };
}

/** Places for connections: so many in all, and so many for one address. */
function createPlaces({ most, mostOfAddress }: { most: number; mostOfAddress: number }) {
  const byAddress = new Map<string, Set<Connection>>();
  let count = 0;

  const leave = (address: string, connection: Connection): void => {
    const own = byAddress.get(address);
    if (!own?.delete(connection)) return;
    count--;
    if (own.size === 0) byAddress.delete(address);
  };
  const endIdlest = (address: string): void => {
    const idlest = [...(byAddress.get(address) ?? [])].reduce(idler);
    leave(address, idlest);
    idlest.socket.destroy();
  };
  const greediest = (): string =>
    [...byAddress].reduce((one, other) => (other[1].size > one[1].size ? other : one))[0];

  return {
    take(address: string, connection: Connection): void {
      if ((byAddress.get(address)?.size ?? 0) >= mostOfAddress) endIdlest(address);
      else if (count >= most) endIdlest(greediest());
      const own = byAddress.get(address) ?? new Set();
      byAddress.set(address, own.add(connection));
      count++;
      connection.socket.once('close', () => leave(address, connection));
    },
  };
}

/** Who has nothing to answer is idler than who has; of two alike, the one for longer. */
function idler(one: Connection, other: Connection): Connection {
  if (one.isAnswering !== other.isAnswering) return one.isAnswering ? other : one;
  return other.since < one.since ? other : one;
}
