import { hostname } from 'node:os';
import type { Request } from 'express';
import { ANNOUNCED_NAME } from '#shared/constants/limits.ts';
import { AppError } from '#shared/errors.ts';
import type { Clock } from '../lib/clock.ts';
import { ownAddresses, type Network } from '../lib/network.ts';

/** Names that mean this machine wherever they are read: no answer of the network leads them elsewhere. */
const LOCAL_NAMES: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];
/** What a proxy adds; no browser does. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** The machine's addresses are read again after this long: DHCP may have given new ones. */
const REFRESH_MS = 5_000;

/**
 * Refuses requests that were not meant for this server: a foreign Host is what DNS rebinding looks
 * like, another Origin is another web page. Both hold on loopback and on the LAN alike.
 */
export function createHostGate(clock: Clock, network: Network): (request: Request) => void {
  let names = ownNames(network);
  let readAt = clock.monotonic();

  const isOwn = (name: string): boolean => {
    if (names.has(name)) return true;
    if (clock.monotonic() - readAt < REFRESH_MS) return false;
    names = ownNames(network);
    readAt = clock.monotonic();
    return names.has(name);
  };

  return (request) => {
    const port = request.socket.localPort;
    const host = splitHost(request.headers.host);
    if (!host || host.port !== port || !isOwn(host.name)) throw new AppError('FOREIGN_HOST');

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const { origin } = request.headers;
      if (origin !== undefined && !isSameOrigin(origin, host)) throw new AppError('ORIGIN_REFUSED');
      if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('ORIGIN_REFUSED');
    }
  };
}

/**
 * Whether a request was sent to this machine by one of its own programs, under a name that nobody else can
 * have. Any other of our names may be given to a page of somebody else's first, and then to us. What a
 * proxy of this machine hands on comes from anywhere.
 */
export function isMeantForThisMachine({ headers }: Request): boolean {
  const host = splitHost(headers.host);
  return (
    host !== undefined &&
    LOCAL_NAMES.includes(host.name) &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined)
  );
}

/** The page of this server asks under the name that it was opened with. */
function isSameOrigin(origin: string, host: HostAndPort): boolean {
  if (!origin.startsWith('http://')) return false;
  const from = splitHost(origin.slice('http://'.length));
  return from?.name === host.name && from.port === host.port;
}

interface HostAndPort {
  name: string;
  port: number;
}

/** Name and port of a Host header; the port is 80 where it is left out. */
function splitHost(header: string | undefined): HostAndPort | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/i.exec(header ?? '');
  if (!match?.[1]) return undefined;
  return { name: match[1].toLowerCase(), port: Number(match[2] ?? 80) };
}

function ownNames(network: Network): Set<string> {
  const machine = hostname().toLowerCase();
  const names = new Set([...LOCAL_NAMES, ANNOUNCED_NAME]);
  names.add(machine);
  names.add(`${machine}.local`);
  for (const address of ownAddresses(network)) {
    names.add(address.includes(':') ? `[${address.toLowerCase()}]` : address);
  }
  return names;
}
