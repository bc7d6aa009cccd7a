import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const HEADLESS = resolve(import.meta.dirname, '../out/main/headless.cjs');
/** Node tells what is required; once the server is there, what was required so far is written to stderr. */
const WATCH = `
  const required = new Set();
  require('node:diagnostics_channel')
    .channel('tracing:module.require:start')
    .subscribe(({ id }) => required.add(id.replace('node:', '')));
  const write = process.stdout.write;
  process.stdout.write = function (text, ...rest) {
    process.stdout.write = write;
    process.stderr.write(JSON.stringify([...required]));
    return write.call(this, text, ...rest);
  };`;

let folder: string;
beforeAll(() => {
  if (!existsSync(HEADLESS)) throw new Error('nothing is built yet; `npm test` builds first');
  folder = mkdtempSync(join(tmpdir(), 'punakawan-start-'));
  writeFileSync(join(folder, 'watch.cjs'), WATCH);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the built server requires until it is there. */
async function requiredByStart(): Promise<string[]> {
  const args = ['--require', join(folder, 'watch.cjs'), HEADLESS, '--port', '0'];
  const server = spawn(process.execPath, [...args, '--data', join(folder, 'data')], {
    env: { ...process.env, XDG_CONFIG_HOME: folder, APPDATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text) => (said += String(text)));
  await once(server.stdout, 'data');
  server.kill('SIGTERM');
  await once(server, 'exit');
  return JSON.parse(said) as string[];
}

it('is there before it loads what is slow to load and not needed yet', async () => {
  // The first start makes keys and reads the bank.
  await requiredByStart();
  const required = await requiredByStart();
  expect(required).toContain('http');
  const slow = ['crypto', 'fs/promises', 'worker_threads', 'https', 'readline'];
  expect(slow.filter((name) => required.includes(name))).toEqual([]);
  expect(required.filter((name) => name.includes('signed-in-endpoints'))).toEqual([]);
});
