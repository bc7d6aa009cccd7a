/**
 * `npm run bench [-- parts]`: ratios measured in one run on one machine, each beside a floor that does
 * the same work with nothing on top, and a peer. Absolute numbers belong to the machine. Parts: hot,
 * admin, growth, bell, start; all of them unless some are named. See docs/performance.md.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareAdminCalls } from './admin-calls.ts';
import { ringTheBell } from './bell.ts';
import { measureGrowth } from './growth.ts';
import { compareHotCall, HOT_CALLS } from './hot-calls.ts';
import { seedSchool } from './seed-school.ts';
import { launch } from './server-process.ts';
import { measureStart } from './start.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only the hot calls whose name contains this. */
    call: { type: 'string', default: '' },
    turns: { type: 'string', default: '9' },
    milliseconds: { type: 'string', default: '400' },
  },
});
const turns = Number(values.turns);

const root = mkdtempSync(join(tmpdir(), 'punakawan-bench-'));
const folder = (name: string) => join(root, name);

const parts: Readonly<Record<string, () => Promise<void>>> = {
  hot: hotCalls,
  admin: adminCalls,
  growth: async () => console.table(await measureGrowth(folder, turns)),
  bell: async () => console.table(await ringTheBell(folder('bell'))),
  start: async () =>
    console.table((await measureStart(folder('start'))) ?? 'not built: npm run build'),
};

try {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`);
  for (const [name, run] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${name}`);
    await run();
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** The calls that a class makes all the time, at floor, peer and product in alternation. */
async function hotCalls(): Promise<void> {
  const data = { floor: folder('floor'), peer: folder('peer'), product: folder('product') };
  const school = await seedSchool(data.product, { players: 5_000, sessions: 1, answers: 10 });
  for (const copy of [data.floor, data.peer]) cpSync(data.product, copy, { recursive: true });
  const servers = {
    floor: await launch('floor.ts', data.floor),
    peer: await launch('peer.ts', data.peer),
    product: await launch('product.ts', data.product),
  };
  try {
    const rows = [];
    for (const call of HOT_CALLS.filter(({ name }) => name.includes(values.call))) {
      const duration = { turns, milliseconds: Number(values.milliseconds) };
      rows.push(await compareHotCall(call, servers, school, duration));
    }
    console.table(rows);
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

/** Every screen of the admin in a large school: 10,000 users, 5,000 questions, 200,000 answers. */
async function adminCalls(): Promise<void> {
  const dataDir = folder('admin');
  const size = { players: 10_000, questions: 5_000, sessions: 2, answers: 10 };
  const school = await seedSchool(dataDir, size);
  const server = await launch('product.ts', dataDir);
  try {
    console.table(await compareAdminCalls(server, dataDir, school.admin, turns));
  } finally {
    await server.stop();
  }
}
