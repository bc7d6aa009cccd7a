/**
 * `npm run bench`: the hot calls of the product beside a floor that does the same work with nothing on
 * top, in turns on the same machine. What counts is the ratio; absolute numbers belong to the machine.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { seed } from './seed.ts';

const CONNECTIONS = 20;
const SECONDS = 3;
/** Turns that each side gets; the better one counts, the other had a busy neighbour. */
const TURNS = 2;

interface Call {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

const CALLS: readonly Call[] = [
  { name: 'leaderboard', method: 'GET', path: '/api/progress/leaderboard?limit=10' },
  { name: 'levels', method: 'GET', path: '/api/progress/levels/semar' },
  { name: 'questions of a level', method: 'GET', path: '/api/questions/character/semar?level=1' },
  {
    name: 'choose character (write)',
    method: 'POST',
    path: '/api/progress/character/select',
    body: JSON.stringify({ characterId: 'semar' }),
  },
];

const folder = mkdtempSync(join(tmpdir(), 'punakawan-bench-'));
const children: ChildProcess[] = [];
try {
  const productData = join(folder, 'product');
  const floorData = join(folder, 'floor');
  const { userId, accessToken } = await seed(productData);
  cpSync(productData, floorData, { recursive: true });
  const product = await launch('product.ts', productData);
  const floor = await launch('floor.ts', floorData, String(userId));

  const rows = [];
  for (const call of CALLS) {
    const results = { product: [] as autocannon.Result[], floor: [] as autocannon.Result[] };
    for (let turn = 0; turn < TURNS; turn++) {
      results.floor.push(await load(floor, call, accessToken));
      results.product.push(await load(product, call, accessToken));
    }
    const [ours, bare] = [best(results.product), best(results.floor)];
    rows.push({
      call: call.name,
      'product/s': Math.round(ours.requests.average),
      'floor/s': Math.round(bare.requests.average),
      ratio: Number((ours.requests.average / bare.requests.average).toFixed(2)),
      'p50 ms': ours.latency.p50,
      'p99 ms': ours.latency.p99,
      failures: ours.non2xx + ours.errors,
    });
  }
  console.table(rows);
} finally {
  for (const child of children) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}

async function launch(file: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return url.toString().trim();
}

function load(url: string, call: Call, accessToken: string): Promise<autocannon.Result> {
  return autocannon({
    url: url + call.path,
    method: call.method,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: call.body }),
  });
}

function best(results: readonly autocannon.Result[]): autocannon.Result {
  const [first, ...others] = results;
  if (!first) throw new Error('nothing measured');
  return others.reduce(
    (top, result) => (result.requests.average > top.requests.average ? result : top),
    first,
  );
}
