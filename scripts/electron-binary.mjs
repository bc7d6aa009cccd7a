// Where Electron's executable is. Never `require('electron')` to find out: that starts a download.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPackage } from './lib.mjs';

const DOWNLOAD_LIMIT_MS = 10 * 60_000;

/** @returns {string | undefined} */
export function electronBinary() {
  if (process.env.ELECTRON_EXEC_PATH) return process.env.ELECTRON_EXEC_PATH;
  const marker = inPackage('electron', 'path.txt');
  if (!existsSync(marker)) return undefined;
  const file = join(inPackage('electron', 'dist'), readFileSync(marker, 'utf8'));
  return existsSync(file) ? file : undefined;
}

/** The executable, downloaded when it is not there yet; or why it cannot be had. */
export function obtainElectron() {
  const existing = electronBinary();
  if (existing) return { file: existing };
  console.log('Mengunduh Electron (hanya saat pertama kali) ...');
  const run = spawnSync(process.execPath, [inPackage('electron', 'install.js')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: DOWNLOAD_LIMIT_MS,
    encoding: 'utf8',
  });
  const file = run.status === 0 ? electronBinary() : undefined;
  if (file) return { file };
  const reason = (run.stderr ?? '').split('\n').find((line) => line.trim() !== '');
  return { missing: reason?.trim() ?? run.error?.message ?? 'alasan tidak diketahui' };
}

/** Whether a window could be shown. */
export const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
