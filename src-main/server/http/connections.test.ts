import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Response } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONNECTIONS_MAX, CONNECTIONS_PER_ADDRESS_MAX } from '#shared/constants/limits.ts';
import { eventually } from '../../testing/eventually.ts';
import { silentLogger } from '../lib/logger.ts';
import { systemNetwork } from '../lib/network.ts';
import { LAN } from '../testing/sharing-api.ts';
import { createEventStreams } from './event-streams.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { createMessages } from './messages.ts';

const HERE = '127.0.0.1';
/** Machines of the class, as far as the server can tell. */
const machine = (n: number) => `127.0.1.${n}`;

let listeners: Listeners;
let sockets: Socket[];
let answer: (path: string, done: () => void) => void;
beforeEach(async () => {
  sockets = [];
  answer = (_path, done) => done();
  listeners = createListeners(systemNetwork, createMessages().kinds);
  await listeners.start([HERE], 0);
  await listeners.open(LAN);
  listeners.serve((request, response) => answer(request.url ?? '', () => response.end('ok')));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await listeners.stop();
});

async function open(host: string, from: string): Promise<Socket> {
  const socket = connect({ port: listeners.port, host, localAddress: from });
  sockets.push(socket);
  // How it ends is looked at, not caught.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}
/** In portions: more at once than the system lets wait for a server would not come in in their order. */
async function openMany(count: number, from: string, host = LAN): Promise<Socket[]> {
  const those: Socket[] = [];
  while (those.length < count) {
    const portion = Math.min(100, count - those.length);
    those.push(...(await Promise.all(Array.from({ length: portion }, () => open(host, from)))));
  }
  return those;
}

const send = (socket: Socket, path: string) =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${LAN}\r\n\r\n`);

/** Whether a connection is answered rather than closed. */
async function isAnswered(socket: Socket, path = '/'): Promise<boolean> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const heard = Promise.race([
    once(socket, 'data', { signal }).then(() => true),
    once(socket, 'close', { signal }).then(() => false),
  ]);
  send(socket, path);
  const answered = await heard;
  waiting.abort();
  return answered;
}
const stillOpen = (those: readonly Socket[]) => those.filter((socket) => !socket.closed).length;
/** Reads, so that the end of a connection is noticed. */
const watch = (those: readonly Socket[]) => those.forEach((socket) => socket.resume());

describe('when all places of the network are taken', () => {
  const greedy = [1, 2, 3, 4].map(machine);
  let held: Socket[][];
  beforeEach(async () => {
    const each = CONNECTIONS_MAX / greedy.length;
    held = [];
    for (const from of greedy) held.push(await openMany(each, from));
    held.forEach(watch);
  });

  it('a pupil gets in, and one of the greedy gives way for each', async () => {
    const pupils = await openMany(40, machine(5));
    for (const pupil of pupils) expect(await isAnswered(pupil)).toBe(true);
    await eventually(() => expect(stillOpen(held.flat())).toBe(CONNECTIONS_MAX - 40));
    expect(stillOpen(pupils)).toBe(40);
    // The greediest gives way each time, so that none of them is left with more than another.
    for (const one of held) expect(stillOpen(one)).toBe(CONNECTIONS_MAX / 4 - 10);
  });

  it('the machine itself gets in, and nobody gives way for it', async () => {
    const [own] = await openMany(40, HERE, HERE);
    expect(own && (await isAnswered(own))).toBe(true);
    expect(stillOpen(held.flat())).toBe(CONNECTIONS_MAX);
  });
});

describe('when one address takes more than its share', () => {
  it('the idlest of its own gives way, not one that is being answered', async () => {
    let release = () => {};
    answer = (path, done) => (path === '/slow' ? (release = done) : done());
    const [busy, idle] = [await open(LAN, machine(1)), await open(LAN, machine(1))];
    const late = isAnswered(busy, '/slow');
    const others = await openMany(CONNECTIONS_PER_ADDRESS_MAX - 2, machine(1));
    // Each of them has been of use since.
    for (const one of others) expect(await isAnswered(one)).toBe(true);
    watch([idle]);

    const next = await open(LAN, machine(1));
    expect(await isAnswered(next)).toBe(true);
    await eventually(() => expect(idle.closed).toBe(true));
    expect(stillOpen(others)).toBe(others.length);
    release();
    expect(await late).toBe(true);
  });

  it('closed connections make room', async () => {
    const first = await openMany(CONNECTIONS_PER_ADDRESS_MAX, machine(1));
    for (const socket of first) socket.destroy();
    await eventually(async () => {
      const second = await openMany(CONNECTIONS_PER_ADDRESS_MAX, machine(1));
      watch(second);
      for (const socket of second) expect(await isAnswered(socket)).toBe(true);
      expect(stillOpen(second)).toBe(second.length);
    });
  });
});

it('lets this machine itself connect as often as it likes', async () => {
  const own = await openMany(CONNECTIONS_MAX, HERE, HERE);
  watch(own);
  const next = await open(HERE, HERE);
  expect(await isAnswered(next)).toBe(true);
  await eventually(() => expect(stillOpen(own)).toBe(CONNECTIONS_MAX - 1));
});

describe('a second request before the first is answered', () => {
  it('ends the connection, and none of those behind it is begun', async () => {
    let begun = 0;
    answer = () => begun++;
    const socket = await open(HERE, HERE);
    watch([socket]);
    socket.write(`GET / HTTP/1.1\r\nHost: ${HERE}\r\n\r\n`.repeat(900));
    await eventually(() => expect(socket.closed).toBe(true));
    expect(begun).toBe(1);
  });

  it('is welcome once it is answered', async () => {
    const socket = await open(HERE, HERE);
    for (let n = 0; n < 20; n++) expect(await isAnswered(socket)).toBe(true);
  });
});

describe('who does not take what is sent', () => {
  const STALLED_MS = 300;
  /** More than the buffers of the system hold. */
  const much = Buffer.alloc(30 * 1024 * 1024);
  let quick: Listeners;
  let answered: ServerResponse | undefined;
  beforeEach(async () => {
    quick = createListeners(systemNetwork, createMessages().kinds, STALLED_MS);
    await quick.start([HERE], 0);
    quick.serve((request, response) => {
      answered = response;
      if (request.url === '/late') setTimeout(() => response.end('ok'), 4 * STALLED_MS);
      else response.end(much);
    });
  });
  afterEach(() => quick.stop());

  const ask = async (path: string, options: { allowHalfOpen?: boolean } = {}) => {
    const socket = connect({ port: quick.port, host: HERE, ...options });
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    send(socket, path);
    return socket;
  };

  it('is cut', async () => {
    await ask('/much');
    await eventually(() => expect(answered?.writableLength).toBeGreaterThan(0));
    await eventually(() => expect(answered?.destroyed).toBe(true));
  });

  it('is not the same as who takes it slowly, or waits for it', async () => {
    const slow = await ask('/much');
    let received = 0;
    slow.on('data', (chunk: Buffer) => {
      received += chunk.length;
      slow.pause();
      setTimeout(() => slow.resume(), 2);
    });
    const late = await ask('/late');
    expect(String(((await once(late, 'data')) as [Buffer])[0])).toContain('200 OK');
    await eventually(() => expect(received).toBeGreaterThan(much.length));
  });

  it('is cut as well when nothing it sent was a request', async () => {
    const socket = await ask('/ HTTP/1.1\r\nno header\r\n', { allowHalfOpen: true });
    // It hears that the server has ended its half, and leaves its own open.
    socket.resume();
    await once(socket, 'end');
    await eventually(() => {
      socket.write('x');
      expect(socket.destroyed).toBe(true);
    });
  });

  it('has no second answer written behind half a first one', async () => {
    const socket = await ask('/late');
    socket.write('no request\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBe(0);
  });

  it('is no longer sent events, although each heartbeat is something sent', async () => {
    const streams = createEventStreams(silentLogger(), 50);
    const closed = new Promise<void>((resolve) => {
      quick.serve((_request, response) => {
        const express = Object.assign(response, {
          set: (headers: Record<string, string>) =>
            response.setHeaders(new Map(Object.entries(headers))),
        });
        const stream = streams.open(express as unknown as Response, {
          userId: 1,
          standing: () => Promise.resolve('allowed'),
          onClose: resolve,
        });
        const send = () => {
          if (response.writableLength > 0) return;
          stream.send({ text: 'x'.repeat(50_000) });
          setImmediate(send);
        };
        send();
      });
    });
    await ask('/events');
    await closed;
  });
});
