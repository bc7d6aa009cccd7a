import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API_PREFIX, CONNECTIONS_PER_ADDRESS_MAX } from '#shared/constants/limits.ts';
import { healthApi } from '#shared/contracts/health.contract.ts';
import { eventually } from '../../testing/eventually.ts';
import { systemNetwork } from '../lib/network.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { createMessages } from './messages.ts';

/** An address under which the network would know this machine. */
const own = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

let listeners: Listeners;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  listeners = createListeners(systemNetwork, createMessages().kinds);
  await listeners.start(['127.0.0.1'], 0);
  listeners.serve((_request, response) => void response.end('ok'));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await listeners.stop();
});

async function hold(host: string): Promise<Socket> {
  const socket = connect(listeners.port, host);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}
const holdMany = (host: string) =>
  Promise.all(Array.from({ length: CONNECTIONS_PER_ADDRESS_MAX }, () => hold(host)));

/** Whether one more connection is answered rather than closed. */
async function isAnswered(host: string): Promise<boolean> {
  const socket = await hold(host);
  const answer = new Promise<boolean>((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
  socket.write(`GET ${API_PREFIX}${healthApi.health.path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  const answered = await answer;
  socket.destroy();
  return answered;
}

describe.skipIf(own === undefined)('the connections of one address of the network', () => {
  const lan = own ?? '';

  it('have an end, and make room again as they close', async () => {
    await listeners.open(lan);
    const held = await holdMany(lan);
    expect(await isAnswered(lan)).toBe(false);
    expect(await isAnswered('127.0.0.1')).toBe(true);
    held[0]?.destroy();
    await eventually(async () => expect(await isAnswered(lan)).toBe(true));

    await listeners.close(lan);
    await listeners.open(lan);
    expect(await isAnswered(lan)).toBe(true);
  });
});

it('lets this machine itself connect as often as it likes', async () => {
  await holdMany('127.0.0.1');
  expect(await isAnswered('127.0.0.1')).toBe(true);
});
