import { hostname } from 'node:os';
import type { Request } from 'express';
import { ANNOUNCED_NAME } from '#shared/constants/limits.ts';
import { AppError } from '#shared/errors.ts';
import type { Clock } from '../lib/clock.ts';
import { ownAddresses, type Network } from '../lib/network.ts';

/** The machine's addresses are read again after this long: DHCP may have given new ones. */
const REFRESH_MS = 5_000;

/**
 * Refuses requests that were not meant for this server: a foreign Host is what DNS rebinding looks
 * like, a foreign Origin is another web page. Both hold on loopback and on the LAN alike.
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
      if (origin !== undefined && !isOwnOrigin(origin, port, isOwn)) {
        throw new AppError('ORIGIN_REFUSED');
      }
      if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('ORIGIN_REFUSED');
    }
  };
}

function isOwnOrigin(
  origin: string,
  port: number | undefined,
  isOwn: (name: string) => boolean,
): boolean {
  if (!origin.startsWith('http://')) return false;
  const host = splitHost(origin.slice('http://'.length));
  return host !== undefined && host.port === port && isOwn(host.name);
}

/** Name and port of a Host header; the port is 80 where it is left out. */
function splitHost(header: string | undefined): { name: string; port: number } | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/i.exec(header ?? '');
  if (!match?.[1]) return undefined;
  return { name: match[1].toLowerCase(), port: Number(match[2] ?? 80) };
}

function ownNames(network: Network): Set<string> {
  const machine = hostname().toLowerCase();
  const names = new Set(['localhost', '127.0.0.1', '[::1]', ANNOUNCED_NAME]);
  names.add(machine);
  names.add(`${machine}.local`);
  for (const address of ownAddresses(network)) {
    names.add(address.includes(':') ? `[${address.toLowerCase()}]` : address);
  }
  return names;
}
