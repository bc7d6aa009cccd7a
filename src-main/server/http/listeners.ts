import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownAddresses, type Network } from '../lib/network.ts';
import { answerBusy, answerClientErrors } from './client-error.ts';
import { createConnections, isLocalSocket, type Connections } from './connections.ts';
import type { Messages } from './messages.ts';

/** The port that was asked for is taken. The message is for the person who started the server. */
export class PortTakenError extends Error {
  constructor(port: number) {
    super(`Port ${port} sudah dipakai program lain. Tutup program itu, atau pilih port lain.`);
    this.name = 'PortTakenError';
  }
}

/** Ports tried after the first one when it is taken. */
const PORTS_TO_TRY = 10;
/** Running requests may take this long to finish when the server closes or pauses. */
const DRAIN_MS = 3_000;
/**
 * Who takes nothing of what is sent is cut after this long. Node notices at its second look that
 * nothing has moved, so that twice this is less than the minute of the promise.
 */
const STALLED_MS = 25_000;
/** How often connections that have become idle meanwhile are closed. */
const SWEEP_MS = 50;

/** The sockets of one server: its own ones, which always listen, and those opened to the class. */
export interface Listeners {
  /** The one port of all addresses; 0 before the start. */
  readonly port: number;
  /**
   * Listens on these hosts, on the wanted port or the next that is free on all. Resolves to the port.
   * Throws PortTakenError: when `exactly` this port is wanted, or all that are tried are taken.
   */
  start(hosts: readonly string[], port: number, exactly?: boolean): Promise<number>;
  /** Who answers from now on; until then, and after `pause`, everybody is told to come back. */
  serve(handler: RequestListener): void;
  /** Listens on one more address, on the same port. */
  open(address: string): Promise<void>;
  /** Stops listening there and ends every connection that came in there. */
  close(address: string): Promise<void>;
  /** Takes no new requests and waits for the running ones, except the one that asks for it. */
  pause(exceptRequestId: string): Promise<void>;
  /** Whether another machine has come through since this was last forgotten. */
  readonly sawOthers: boolean;
  forgetOthers(): void;
  /** Stops listening and lets running requests finish. */
  stop(): Promise<void>;
}

/** `stalledMs` is shorter in tests. */
export function createListeners(
  network: Network,
  kinds: Messages['kinds'],
  stalledMs = STALLED_MS,
): Listeners {
  let handler: RequestListener = answerBusy;
  let port = 0;
  let sawOthers = false;
  const own: Server[] = [];
  const shared = new Map<string, Server>();
  const connections = createConnections();
  const running = new Set<Parameters<RequestListener>[1]>();

  const makeServer = (isSharedOne: boolean): Server => {
    const server = createServer(
      { ...kinds, maxHeaderSize: 8 * 1024, connectionsCheckingInterval: 5_000 },
      (request, response) => {
        if (!connections.begin(request.socket, response)) return;
        running.add(response);
        response.once('close', () => running.delete(response));
        handler(request, response);
      },
    );
    server.on('connection', (socket) => {
      connections.admit(socket, isSharedOne);
      if (!sawOthers && !isLocalSocket(socket)) {
        const address = socket.remoteAddress ?? '';
        sawOthers = !ownAddresses(network).has(address.replace(/^::ffff:/, ''));
      }
    });
    configureTimeouts(server, connections, stalledMs);
    answerClientErrors(server, connections);
    return server;
  };

  return {
    get port() {
      return port;
    },
    async start(hosts, wanted, exactly = false) {
      for (let attempt = 0; ; attempt++) {
        const servers = hosts.map(() => makeServer(false));
        try {
          port = wanted === 0 ? 0 : wanted + attempt;
          for (const [n, server] of servers.entries()) {
            port = await listen(server, hosts[n] ?? '', port);
          }
          own.push(...servers);
          return port;
        } catch (error) {
          for (const server of servers) server.close();
          if (!isTaken(error) || wanted === 0) throw error;
          if (exactly || attempt >= PORTS_TO_TRY) throw new PortTakenError(wanted);
        }
      }
    },
    serve(next) {
      handler = next;
    },
    async open(address) {
      if (shared.has(address)) return;
      const server = makeServer(true);
      await listen(server, address, port);
      shared.set(address, server);
    },
    async close(address) {
      const server = shared.get(address);
      if (!server) return;
      shared.delete(address);
      const closed = closing(server);
      server.closeAllConnections();
      await closed;
    },
    async pause(exceptRequestId) {
      handler = answerBusy;
      const others = () =>
        [...running].filter((response) => response.getHeader('X-Request-Id') !== exceptRequestId);
      const deadline = performance.now() + DRAIN_MS;
      while (others().length > 0 && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, SWEEP_MS));
      }
      for (const response of others()) response.destroy();
    },
    get sawOthers() {
      return sawOthers;
    },
    forgetOthers() {
      sawOthers = false;
    },
    async stop() {
      await Promise.all([...own.splice(0), ...shared.values()].map(drain));
      shared.clear();
    },
  };
}

/** Slow and idle connections of a rude client must not hold those of the class (reliability 3.6). */
function configureTimeouts(server: Server, connections: Connections, stalledMs: number): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 30_000;
  // Counted from the last byte in either direction.
  server.timeout = stalledMs;
  server.on('timeout', (socket) => {
    // An answer that is still being worked out is waited for, and not one that nobody reads.
    if (!connections.isAnswering(socket) || socket.writableLength > 0) socket.destroy();
  });
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const closing = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

async function drain(server: Server): Promise<void> {
  const closed = closing(server);
  server.closeIdleConnections();
  // A connection whose last answer went out only now is kept alive by its client, not by us.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}
