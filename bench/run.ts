/**
 * `npm run bench [-- parts]`: ratios measured in one run on one machine, each beside a floor that does
 * the same work with nothing on top, and a peer; in the end the goals, and whether they are met. Parts:
 * hot, admin, growth, bell, start; all of them unless some are named. See docs/performance.md.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareAdminCalls } from './admin-calls.ts';
import { ringTheBell } from './bell.ts';
import { atLeast, atMost, type Goal } from './goals.ts';
import { measureGrowth } from './growth.ts';
import { compareHotCall, HOT_CALLS, WRITES } from './hot-calls.ts';
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
/** A start that takes no longer needs no comparison. */
const START_MS = 400;
const turns = Number(values.turns);
const goals: Goal[] = [];

const root = mkdtempSync(join(tmpdir(), 'punakawan-bench-'));
const folder = (name: string) => join(root, name);

/** Each prints its figures and answers what they are held to. */
const parts: Readonly<Record<string, () => Promise<Goal[]>>> = {
  hot: hotCalls,
  admin: adminCalls,
  growth,
  bell,
  start,
};

try {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`);
  for (const [name, run] of Object.entries(parts)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${name}`);
    goals.push(...(await run()));
  }
  console.log('\ngoals');
  console.table(goals);
} finally {
  rmSync(root, { recursive: true, force: true });
}

/** The calls that a class makes all the time, at floor, peer and product in alternation. */
async function hotCalls(): Promise<Goal[]> {
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
    return rows.flatMap((row) => [
      atLeast(`${row.call}, of peer`, row['of peer'], 1),
      atLeast(`${row.call}, of floor`, row['of floor'], WRITES.has(row.call) ? 0.5 : 0.3),
    ]);
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
}

/** Every screen of the admin in a large school: 10,000 users, 5,000 questions, 200,000 answers. */
async function adminCalls(): Promise<Goal[]> {
  const dataDir = folder('admin');
  const size = { players: 10_000, questions: 5_000, sessions: 2, answers: 10 };
  const school = await seedSchool(dataDir, size);
  const server = await launch('product.ts', dataDir);
  try {
    const rows = await compareAdminCalls(server, dataDir, school.admin, turns);
    console.table(rows);
    return [atMost('slowest admin screen, ms', Math.max(...rows.map(({ ms }) => ms)), 300)];
  } finally {
    await server.stop();
  }
}

/** The same calls in a small school and a large one. */
async function growth(): Promise<Goal[]> {
  const rows = await measureGrowth(folder, turns);
  console.table(rows);
  return rows.map((row) => atMost(`${row.call}, growth`, row.growth, 1.5));
}

/** Two hundred logins in a minute, while a hundred pupils play. */
async function bell(): Promise<Goal[]> {
  const rung = await ringTheBell(folder('bell'));
  console.table(rung);
  return [
    atMost('failed logins', rung.failed, 0),
    atMost('logins told to come back', rung.toldToComeBack, 0),
    atMost('p99 of answers during logins, of quiet', rung.stormP99 / rung.quietP99, 2),
    atMost('longest block during logins, ms', rung.stormBlocked, 50),
  ];
}

/** Start and memory of the built server. */
async function start(): Promise<Goal[]> {
  const started = await measureStart(folder('start'));
  console.table(started ?? 'not built: npm run build');
  if (!started) return [];
  return [
    started.readyMs <= START_MS
      ? atMost('start, ms', started.readyMs, START_MS)
      : atMost('start, of bare Node', started.ofBare, 4.5),
    atMost('memory with 200 playing, MB', started.megabytes, 150),
  ];
}
