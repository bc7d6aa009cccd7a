import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import * as electron from '../src-main/testing/fake-electron.ts';
import { eventually } from '../src-main/testing/eventually.ts';

const MAIN = resolve(import.meta.dirname, '../out/main/index.cjs');
const require = createRequire(import.meta.url);

it('the built main process opens its window with the built preload, and closes cleanly', async () => {
  if (!existsSync(MAIN)) throw new Error('nothing is built yet; `npm test` builds first');
  const dataDir = mkdtempSync(join(tmpdir(), 'punakawan-built-'));
  vi.stubEnv('PUNAKAWAN_DATA', dataDir);
  vi.stubEnv('PUNAKAWAN_PORT', '0');
  require.cache[require.resolve('electron')] = { exports: electron } as NodeJS.Module;
  require(MAIN);
  electron.app.ready();
  const window = await eventually(() => {
    const [first] = electron.BrowserWindow.all;
    if (!first?.loaded[0]) throw new Error('no window yet');
    return first;
  });
  const { preload } = window.options['webPreferences'] as { preload: string };
  expect(existsSync(preload)).toBe(true);
  const page = await fetch(window.loaded[0] ?? '');
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);

  const gone = once(electron.app, 'quit');
  electron.app.quit();
  await gone;
  expect(existsSync(join(dataDir, 'punakawan.sqlite-wal'))).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});
