import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { charactersApi } from '#shared/contracts/characters.contract.ts';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import { checkUnpackedFiles } from '../src-main/desktop/unpacked-files.ts';
import { createClient } from '../src-main/server/testing/test-api.ts';
import { packOffline, type Packed } from './pack-offline.mjs';

const ROOT = resolve(import.meta.dirname, '..');
/** Everything that may be in the archive; a new kind of file must be allowed here. */
const ALLOWED = [
  /^package\.json$/,
  /^resources\/(bank\/\w+\/\d\.json|icon\.png)$/,
  /^out\/main\/(index|headless|\w+-worker)\.cjs$/,
  /^out\/main\/chunks\/[\w.-]+\.cjs$/,
  /^out\/preload\/index\.cjs$/,
  /^out\/renderer\/[\w./-]+\.(js|css|html|svg|png|webp|woff2|json|webmanifest|ico)(\.gz|\.br)?$/,
  /^node_modules\/better-sqlite3\/(LICENSE|package\.json|lib\/[\w./-]+\.js|prebuilds\/[\w-]+\.node)$/,
];

let folder: string;
let linux: Packed;
let windows: Packed;
const running: ChildProcess[] = [];

beforeAll(() => {
  if (!existsSync(join(ROOT, 'out/main/headless.cjs'))) {
    throw new Error('nothing is built yet; `npm test` builds first');
  }
  folder = mkdtempSync(join(tmpdir(), 'punakawan-package-'));
  [linux, windows] = packOffline(['linux', 'win'], folder) as [Packed, Packed];
}, 120_000);
afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

const filesOf = (packed: Packed) =>
  // Folders are listed too; they are what others lie in.
  packed.files.filter((file) => !packed.files.some((other) => other.startsWith(`${file}/`)));

describe('what is packed', () => {
  it('is the built product and nothing else', () => {
    for (const packed of [linux, windows]) {
      const strangers = filesOf(packed).filter((file) => !ALLOWED.some((one) => one.test(file)));
      expect(strangers).toEqual([]);
    }
  });

  it('is complete: programs, page, question bank, icon', () => {
    for (const { files } of [linux, windows]) {
      expect(files).toEqual(
        expect.arrayContaining([
          'package.json',
          'out/main/index.cjs',
          'out/main/headless.cjs',
          'out/preload/index.cjs',
          'out/renderer/index.html',
          'resources/icon.png',
        ]),
      );
      expect(files.filter((file) => /^resources\/bank\/\w+\/\d\.json$/.test(file))).toHaveLength(
        16,
      );
    }
  });

  it('has the native driver of its platform alone, and two languages', () => {
    const drivers = (packed: Packed) => packed.files.filter((file) => file.endsWith('.node'));
    expect(drivers(linux)).toEqual(['node_modules/better-sqlite3/prebuilds/linux-x64.node']);
    expect(drivers(windows)).toEqual(['node_modules/better-sqlite3/prebuilds/win32-x64.node']);
    for (const { locales } of [linux, windows]) expect(locales).toEqual(['en-US.pak', 'id.pak']);
  });

  it('leaves outside the archive, where Electron checks nothing, native code alone', () => {
    for (const { resources } of [linux, windows]) {
      expect(outsideOf(resources)).toEqual([expect.stringMatching(/\.node$/)]);
    }
  });

  it('is checked at the start where it lies outside', () => {
    for (const { resources } of [linux, windows]) {
      const archive = join(resources, 'app.asar');
      checkUnpackedFiles(archive);
      const [name = ''] = outsideOf(resources);
      const file = join(`${archive}.unpacked`, name);
      const original = readFileSync(file);
      const changed = Buffer.from(original);
      changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
      writeFileSync(file, changed);
      expect(() => checkUnpackedFiles(archive)).toThrow(/Pasang ulang/);
      rmSync(file);
      expect(() => checkUnpackedFiles(archive)).toThrow(/Pasang ulang/);
      writeFileSync(file, original);
    }
  });
});

/** The files beside an archive. */
const outsideOf = (resources: string) =>
  readdirSync(join(resources, 'app.asar.unpacked'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(relative(join(resources, 'app.asar.unpacked'), entry.parentPath), entry.name),
    );

describe('the installer for Windows', () => {
  it('makes the firewall rule for private networks, and takes it away again', () => {
    const script = readFileSync(join(ROOT, 'resources/installer.nsh'), 'utf8');
    expect(script).toMatch(
      /macro customInstall[\s\S]*add rule [^\n]*dir=in action=allow[^\n]*profile=private /,
    );
    expect(script).toMatch(/macro customUnInstall[\s\S]*removeFirewallRules/);
    const config = readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8');
    expect(config).toContain('include: resources/installer.nsh');
  });
});

describe('the packed server', () => {
  it('starts with plain Node, serves page and bank, and its threads work', async () => {
    const app = join(folder, 'app');
    linux.extractTo(app);
    expect(existsSync(join(app, 'node_modules/better-sqlite3/prebuilds/linux-x64.node'))).toBe(
      true,
    );
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      // The driver of this machine is not in the package for another one.
      rmSync(join(app, 'node_modules'), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules'), join(app, 'node_modules'), 'junction');
    }
    const url = await startServer(app, join(folder, 'data'));

    const page = await fetch(`${url}/leaderboard`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
    expect((await fetch(url + script)).status).toBe(200);

    const guru = { username: 'Bu Guru', email: 'guru@sekolah.id', password: 'rahasia' };
    const client = createClient(() => url);
    await client.call(setupApi.createFirstAdmin, { body: guru });
    client.tokens = (await client.call(authApi.login, { body: guru })).data.tokens;
    const { data: characters } = await client.call(charactersApi.list);
    expect(characters.every(({ questionCount }) => questionCount > 0)).toBe(true);
    const { data: backup } = await client.call(maintenanceApi.backUp);
    expect(backup.bytes).toBeGreaterThan(10_000);
  });
});

function startServer(app: string, data: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(app, 'out/main/headless.cjs'), '--port', '0', '--data', data],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  running.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const url = /siap di (http:\/\/\S+)/.exec(text.toString())?.[1];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`the packed server ended with ${code}`)));
  });
}
