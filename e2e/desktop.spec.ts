import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, expect, test } from '@playwright/test';
import { AS_ROOT_ARGS } from '../scripts/find-browser.mjs';

const ROOT = resolve(import.meta.dirname, '..');

/** Electron's executable, or why there is none. Requiring the package would start a download. */
function electronBinary(): { path: string } | { missing: string } {
  const folder = join(ROOT, 'node_modules/electron');
  const marker = join(folder, 'path.txt');
  if (!existsSync(marker)) return { missing: "Electron's binary is not in node_modules" };
  const path = join(folder, 'dist', readFileSync(marker, 'utf8'));
  if (!existsSync(path)) return { missing: "Electron's binary is not in node_modules" };
  const hasDisplay =
    process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'];
  return hasDisplay ? { path } : { missing: 'there is no display' };
}

const electron = electronBinary();

test('the desktop window shows the game and closes cleanly', async () => {
  const reason = 'missing' in electron ? electron.missing : '';
  if (reason) console.log(`Not run in real Electron: ${reason}.`);
  // Its binary cannot be downloaded everywhere; the reason is printed and stands in the report.
  test.skip(reason !== '', reason);
  if ('missing' in electron) return;

  const data = mkdtempSync(join(tmpdir(), 'punakawan-electron-'));
  const app = await _electron.launch({
    executablePath: electron.path,
    args: [ROOT, ...AS_ROOT_ARGS],
    env: { ...process.env, PUNAKAWAN_DATA: data, PUNAKAWAN_PORT: '0' },
  });
  const window = await app.firstWindow();
  await expect(window.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  expect(await window.evaluate(() => 'require' in globalThis)).toBe(false);
  await app.close();
  expect(existsSync(join(data, 'punakawan.sqlite-wal'))).toBe(false);
  rmSync(data, { recursive: true, force: true });
});
