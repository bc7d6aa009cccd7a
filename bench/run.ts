/**
 * `npm run bench`: ratios measured in one run on one machine, each beside a floor that does the same
 * work with nothing on top, and a peer. Absolute numbers belong to the machine. See docs/performance.md.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareHotCall, HOT_CALLS } from './hot-calls.ts';
import { seedPlayers } from './seed-players.ts';
import { launch } from './server-process.ts';

const { values } = parseArgs({
  options: {
    /** Only the hot calls whose name contains this. */
    call: { type: 'string', default: '' },
    turns: { type: 'string', default: '9' },
    milliseconds: { type: 'string', default: '400' },
  },
});
const PLAYERS = 5_000;

const folder = mkdtempSync(join(tmpdir(), 'punakawan-bench-'));
try {
  await hotCalls();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function hotCalls(): Promise<void> {
  const data = { floor: '', peer: '', product: '' };
  data.product = join(folder, 'product');
  const school = await seedPlayers(data.product, PLAYERS);
  for (const name of ['floor', 'peer'] as const) {
    data[name] = join(folder, name);
    cpSync(data.product, data[name], { recursive: true });
  }
  const servers = {
    floor: await launch('floor.ts', data.floor),
    peer: await launch('peer.ts', data.peer),
    product: await launch('product.ts', data.product),
  };
  try {
    const rows = [];
    for (const call of HOT_CALLS.filter(({ name }) => name.includes(values.call))) {
      const duration = { turns: Number(values.turns), milliseconds: Number(values.milliseconds) };
      rows.push(await compareHotCall(call, servers, school, duration));
    }
    console.table(rows);
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}
