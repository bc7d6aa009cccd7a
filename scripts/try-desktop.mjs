// `node scripts/try-desktop.mjs [--packed]`: starts the desktop application, registers, plays one question
// and closes it; fails when any of it does. `--packed` tries what electron-builder has made in dist/, else
// Electron of node_modules runs the built product. Where there is no Electron it says so, and with
// `--packed` fails. A packed application refuses Node's inspector, so the window is driven by Chromium's
// own debugging port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { electronBinary, hasDisplay } from './electron-binary.mjs';
import { AS_ROOT_ARGS } from './find-browser.mjs';
import { root } from './lib.mjs';

/** A slow build machine starts a cold application in this time. */
const START_MS = 120_000;
const END_MS = 30_000;

/** How to start what electron-builder has unpacked for this system; undefined when there is none. */
export function packedApplication(dist = join(root, 'dist')) {
  if (!existsSync(dist)) return undefined;
  const folders = readdirSync(dist);
  const candidates = {
    win32: folders.map((folder) => join(dist, folder, 'Punakawan.exe')),
    linux: folders.map((folder) => join(dist, folder, 'punakawan')),
    darwin: folders.map((folder) => join(dist, folder, 'Punakawan.app/Contents/MacOS/Punakawan')),
  };
  // Both kinds of Mac are built; one of them is this machine's.
  const own = process.arch === 'arm64' ? /arm64/ : /^(?!.*arm64)/;
  return (candidates[process.platform] ?? []).filter((file) => own.test(file)).find(existsSync);
}

/** How to start Electron of node_modules on the built product, or why that is impossible. */
export function ownElectron() {
  const file = electronBinary();
  if (!file) return { missing: "Electron's binary is not in node_modules" };
  if (!hasDisplay) return { missing: 'there is no display' };
  return { file, args: [root] };
}

/**
 * Starts it, plays one question in its window and closes it. Throws when it does not come up, shows
 * something else, or does not end by itself with everything on disk.
 */
export async function tryDesktop(file, args = []) {
  const folder = mkdtempSync(join(tmpdir(), 'punakawan-desktop-'));
  const data = join(folder, 'data');
  const child = spawn(
    file,
    [
      ...args,
      ...AS_ROOT_ARGS,
      '--remote-debugging-port=0',
      `--user-data-dir=${join(folder, 'user')}`,
    ],
    {
      env: { ...process.env, PUNAKAWAN_DATA: data, PUNAKAWAN_PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress());
    await playOneQuestion(await firstPage(browser));
    const code = await ended();
    if (code !== 0) throw new Error(`it ended with ${code}`);
    if (!existsSync(join(data, 'punakawan.sqlite'))) throw new Error('it wrote no data');
    if (existsSync(join(data, 'punakawan.sqlite-wal'))) throw new Error('it left the log unmerged');
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    throw new Error(`the desktop application failed; it said:\n${output}`, { cause: error });
  } finally {
    child.kill();
  }

  async function debuggingAddress() {
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(100)) {
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (address) return address;
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    }
    throw new Error('it did not start');
  }

  async function ended() {
    const [code] = await Promise.race([
      exited,
      wait(END_MS).then(() => {
        throw new Error('it did not end');
      }),
    ]);
    return code;
  }
}

/** The window on the game. */
async function firstPage(browser) {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await wait(100)) {
    const pages = browser.contexts().flatMap((context) => context.pages());
    const page = pages.find((one) => one.url().startsWith('http'));
    if (page) return page;
  }
  throw new Error('no window was opened');
}

/** Registers a new player, answers the first question of level 1, and closes the window. */
async function playOneQuestion(page) {
  page.setDefaultTimeout(START_MS);
  const button = (name) => page.getByRole('button', { name, exact: true });
  await button('Masuk').waitFor();
  if (await page.evaluate(() => 'require' in globalThis)) throw new Error('the page reaches Node');
  await page.goto(new URL('/register', page.url()).href);
  await page.getByLabel('Nama pengguna').fill('Murid');
  await page.getByLabel('Email').fill('murid@sekolah.id');
  await page.getByLabel('Kata sandi', { exact: true }).fill('gajah-kali-tiga');
  await page.getByLabel('Ulangi kata sandi').fill('gajah-kali-tiga');
  await button('Daftar').click();
  await page.getByRole('banner').getByText('Murid').waitFor();
  await page.goto(new URL('/', page.url()).href);
  await button('Pilih Petruk').first().click();
  await button('Mulai dengan Petruk').click();
  await page.getByRole('button', { name: /^Level 1/ }).click();
  await button('Jawab').waitFor();
  const essay = page.getByPlaceholder('Tulis jawaban Anda di sini...');
  if (await essay.isVisible()) await essay.fill('mboten ngertos');
  else await page.getByRole('button', { name: /^A / }).click();
  await button('Jawab').click();
  await page.getByText('Penjelasan:').waitFor();
  // A level asks before it is left.
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(new URL('/dashboard', page.url()).href);
  await page.getByText('Sugeng rawuh').first().waitFor();
  await page.close();
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const isPacked = process.argv.includes('--packed');
  const file = isPacked ? packedApplication() : undefined;
  const found = isPacked
    ? file
      ? { file, args: [] }
      : { missing: 'there is no packed application for this system in dist/' }
    : ownElectron();
  if (found.missing) console.log(`Not run in real Electron: ${found.missing}.`);
  else {
    await tryDesktop(found.file, found.args);
    console.log(`${found.file} opened its window, played one question and closed.`);
  }
  process.exit(isPacked && found.missing ? 1 : 0);
}
