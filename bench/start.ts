import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PREFIX } from '#shared/constants/limits.ts';
import { charactersApi } from '#shared/contracts/characters.contract.ts';
import { DATABASE_FILE } from '../src-main/server/db/open-database.ts';
import { playUntil } from './play.ts';
import { seedSchool, type School } from './seed-school.ts';
import { median } from './statistics.ts';

const HEADLESS = join(import.meta.dirname, '../out/main/headless.cjs');
const TURNS = 9;
const PLAYING = 200;
const PLAY_MS = 20_000;

/** Opens the database like the product and says so: what Node and SQLite cost by themselves. */
const BARE = (dataDir: string) => `
  import Database from 'better-sqlite3';
  const sqlite = new Database(${JSON.stringify(join(dataDir, DATABASE_FILE))});
  sqlite.pragma('journal_mode = WAL');
  sqlite.prepare('SELECT count(*) FROM user').get();
  console.log('ready');`;

/** Start and memory of the built server, with so many playing. Undefined when nothing has been built. */
export async function measureStart(dataDir: string) {
  if (!existsSync(HEADLESS)) return undefined;
  const school = await seedSchool(dataDir, { players: PLAYING, sessions: 2, answers: 10 });
  const headless = [HEADLESS, '--port', '0', '--data', dataDir];
  const bare = ['--input-type=module', '-e', BARE(dataDir)];
  const times: { bare: number; product: number; called: number }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const bareTime = await startOnce(bare);
    const product = await startOnce(headless);
    times.push({ bare: bareTime.ready, product: product.ready, called: product.called });
  }
  return {
    bareMs: Math.round(median(times.map((time) => time.bare))),
    readyMs: Math.round(median(times.map((time) => time.product))),
    gameCallMs: Math.round(median(times.map((time) => time.called))),
    ofBare: median(times.map((time) => time.product / time.bare)),
    megabytes: await memoryPlaying(headless, school),
  };
}

/** Milliseconds until it is ready, and until a call of the game, made at once, is answered. */
async function startOnce(args: readonly string[]): Promise<{ ready: number; called: number }> {
  const started = performance.now();
  const { child, url } = await startAndWait(args);
  const ready = performance.now() - started;
  if (url) await (await fetch(url + API_PREFIX + charactersApi.list.path)).text();
  const called = performance.now() - started;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { ready, called };
}

/** Resident memory in megabytes after a while of play; NaN where it is not told: only Linux does. */
async function memoryPlaying(args: readonly string[], school: School): Promise<number> {
  const { child, url } = await startAndWait(args);
  try {
    if (process.platform !== 'linux' || !url) return NaN;
    await playUntil(url, school.players.slice(0, PLAYING), performance.now() + PLAY_MS);
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

async function startAndWait(args: readonly string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let seen = '';
  for await (const chunk of child.stdout) {
    seen += String(chunk);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(seen)?.[0];
    if (url !== undefined || seen.includes('ready')) {
      child.stdout.resume();
      return { child, url };
    }
  }
  throw new Error(`ended before it was ready: ${seen}`);
}
