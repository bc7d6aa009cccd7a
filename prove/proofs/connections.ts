import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CONNECTIONS_MAX, CONNECTIONS_PER_ADDRESS_MAX } from '../../src-shared/constants/limits.ts';
import type { Machine } from '../../src-main/server/testing/two-machines.ts';
import { ask, type Server } from '../harness/ask.ts';
import { median, ms, quantile } from '../harness/figures.ts';
import { openHandles, residentBytes } from '../harness/machine.ts';
import { ROOT, withProduct, type Product } from '../harness/product.ts';
import { NotTried, type Proof, type Trial } from '../harness/proof.ts';
import { SERVER_ADDRESS, withSchool } from '../harness/school.ts';

const ASSETS = join(ROOT, 'out/renderer/assets');
/** The largest file that anybody may ask for. */
function largestFile(): string {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const sizes = files.map((name) => ({ name, size: statSync(join(ASSETS, name)).size }));
  const { name } = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  return `/assets/${name}`;
}

/** Requests that are written to one connection at once. */
const PIPELINED = 900;
/** Connections whose client goes in the middle of its answer. */
const VANISHING = 200;
/** Files and sockets that may come and go by themselves. */
const HANDLES_SLACK = 3;
/** V8 takes its time to give back what files went through; what one round leaves behind would be far more. */
const GROWTH_MB = 250;
const SETTLED_WITHIN_MS = 10_000;

export const deadAnswers: Proof = {
  name: 'dead-answers',
  promise: 'an answer that nobody hears any more gives back its file and its memory',
  async try(trial) {
    if (process.platform !== 'linux')
      throw new NotTried('only Linux tells what a process has open');
    return withProduct({}, async (product) => {
      const file = largestFile();
      const handles = openHandles(product.pid);
      const rounds = trial.size(30, 4);
      const memory: number[] = [];
      const most: number[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const path of [file, '/api/docs']) {
          const { held, wasCut } = await pipeline(product, path);
          trial.check(wasCut, `${PIPELINED} requests at once for ${path} were all taken`);
          trial.check(held < handles + 10, `${held} files and sockets open for one connection`);
          most.push(held);
        }
        await Promise.all(
          Array.from({ length: VANISHING }, () =>
            vanish(product, file, trial.chance.between(0, 20)),
          ),
        );
        const left = await settled(product, handles + HANDLES_SLACK);
        trial.check(left <= handles + HANDLES_SLACK, `${left} handles after round ${round}`);
        memory.push(residentBytes(product.pid) / 1024 / 1024);
        const { status } = await ask(product, { path: '/health' });
        trial.check(status === 200, `health answered ${status}`);
      }
      const [first = 0] = memory;
      const last = memory.at(-1) ?? 0;
      trial.check(last - first < GROWTH_MB, `${first} MB after one round, ${last} MB at the end`);
      return `${rounds} rounds of 2 x ${PIPELINED} requests on one connection and ${VANISHING} clients gone in the middle of a file: ${handles} handles before, at most ${Math.max(...most)} for such a connection, ${openHandles(product.pid)} at the end; ${first.toFixed(0)} MB after the first, ${last.toFixed(0)} MB at the end`;
    });
  },
};

const requestFor = (product: Product, path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\n\r\n`;

async function connected(product: Product): Promise<Socket> {
  const socket = connect(product.port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Writes many requests at once and reads nothing; resolves to what the server then has open, and whether it went on. */
async function pipeline(product: Product, path: string) {
  const socket = await connected(product);
  const closed = new Promise<boolean>((resolve) => {
    socket.once('close', () => resolve(true));
  });
  socket.write(requestFor(product, path).repeat(PIPELINED));
  await wait(300);
  const held = openHandles(product.pid);
  socket.resume();
  const wasCut = await Promise.race([closed, wait(2_000, false)]);
  socket.destroy();
  return { held, wasCut };
}

async function vanish(product: Product, path: string, afterMs: number): Promise<void> {
  const socket = await connected(product);
  socket.write(requestFor(product, path));
  await wait(afterMs);
  socket.destroy();
}

/** The files and sockets that the server has open, once they are no more than these, or after a while. */
async function settled(product: Product, expected: number): Promise<number> {
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  while (openHandles(product.pid) > expected && performance.now() < deadline) await wait(50);
  return openHandles(product.pid);
}

/** Addresses that together take every place of the network. */
const GREEDY = CONNECTIONS_MAX / CONNECTIONS_PER_ADDRESS_MAX;
const CLASS = 40;
/** What a pupil's browser opens at once. */
const PER_PUPIL = 6;
const IN_WITHIN_MS = 1_000;
/** Who reads nothing is gone by then. */
const CUT_WITHIN_MS = 60_000;

export const greedyClients: Proof = {
  name: 'greedy-clients',
  promise:
    'no number of connections keeps out a class, or the machine itself; who never reads is cut within a minute',
  async try(trial) {
    return withSchool({ isOpen: 'everywhere' }, async ({ machines, product, reachedFrom }) => {
      const greedy = Array.from({ length: GREEDY }, (_none, n) => `10.77.0.${201 + n}`);
      const ofClass = '10.77.0.100';
      for (const address of [...greedy, ofClass]) {
        machines.pupil.ip('addr', 'add', `${address}/24`, 'dev', 'eth0');
      }
      const before = openHandles(product.pid);
      // Half of them only wait, half want a file and never read it.
      for (const from of greedy) {
        for (const path of [undefined, largestFile()]) {
          await holdMany(machines.pupil, product.port, {
            count: CONNECTIONS_PER_ADDRESS_MAX / 2,
            from,
            ...(path === undefined ? {} : { path }),
          });
        }
      }
      const began = performance.now();
      const taken = openHandles(product.pid) - before;
      trial.check(
        taken <= CONNECTIONS_MAX * 2 + 10,
        `${taken} handles for ${CONNECTIONS_MAX} connections`,
      );

      const desktop = reachedFrom(machines.server, { host: '127.0.0.1' });
      const pupils = reachedFrom(machines.pupil, { from: ofClass });
      const here = await comeIn(trial, desktop, 'the machine itself');
      const times = await Promise.all(
        Array.from({ length: trial.size(CLASS, 8) }, (_none, n) =>
          comeIn(trial, pupils, `pupil ${n}`),
        ),
      );
      const own = await holdMany(machines.pupil, product.port, {
        count: CLASS * PER_PUPIL,
        from: ofClass,
      });
      await wait(500);
      trial.check(own.ended === 0, `${own.ended} connections of the class gave way`);
      for (const took of [here, ...times]) trial.within(took, IN_WITHIN_MS);

      let figure = `${GREEDY} addresses with ${CONNECTIONS_PER_ADDRESS_MAX} connections each: the machine itself in after ${ms(here)}, a pupil after ${ms(median(times))}, p95 ${ms(quantile(times, 0.95))}; none of ${CLASS * PER_PUPIL} connections of a class behind one address gave way`;
      // It takes the better part of a minute.
      if (trial.isShort) return figure;
      const cut = await untilHandles(
        product,
        before + CLASS * PER_PUPIL + 10,
        began + CUT_WITHIN_MS,
      );
      trial.check(cut !== undefined, 'connections that never read were still there after a minute');
      if (cut !== undefined) figure += `; who never read was gone after ${ms(cut - began)}`;
      return figure;
    });
  },
};

interface Held {
  ended: number;
}

async function holdMany(
  machine: Machine,
  port: number,
  { count, ...options }: { count: number; from: string; path?: string },
): Promise<Held> {
  const held: Held = { ended: 0 };
  await Promise.all(
    Array.from({ length: count }, async () => {
      const { ended } = await machine.held(SERVER_ADDRESS, port, options);
      void ended.then(() => held.ended++);
    }),
  );
  return held;
}

/** Asks for something on a new connection; resolves to how long the answer took. */
async function comeIn(trial: Trial, server: Server, name: string): Promise<number> {
  const began = performance.now();
  const outcome = await ask(server, { path: '/health' }).then(
    ({ status }) => String(status),
    (error: unknown) => String(error),
  );
  trial.check(outcome === '200', `${name}: ${outcome}`);
  return performance.now() - began;
}

/** When the server had no more than these open; undefined when it was not so in time. */
async function untilHandles(product: Product, most: number, deadline: number) {
  while (performance.now() < deadline) {
    if (openHandles(product.pid) <= most) return performance.now();
    await wait(200);
  }
  return undefined;
}
