import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maintenanceTexts } from '#shared/texts/maintenance.ts';
import { BACKUP_DIR } from './server/db/backup-files.ts';
import { DATABASE_FILE } from './server/db/open-database.ts';
import { runDataCommand } from './headless-data.ts';
import { readHeadlessOptions } from './headless-options.ts';
import { emptyBankApi } from './server/testing/game-factories.ts';
import type { TestApi } from './server/testing/test-api.ts';

const HEADLESS = join(import.meta.dirname, 'headless.ts');

let api: TestApi;
let folder: string;
let copy: string;
beforeEach(async () => {
  api = await emptyBankApi();
  folder = mkdtempSync(join(tmpdir(), 'punakawan-usb-'));
  copy = join(folder, 'cadangan.sqlite');
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The command line itself: what is printed, and how it ends. */
function commandLine(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [HEADLESS, ...args], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}
const run = (...args: string[]) => runDataCommand(readHeadlessOptions(args, {}));
const onData = (...args: string[]) => run('--data', api.dataDir, ...args);
function usersIn(file: string) {
  const sqlite = new BetterSqlite(file, { readonly: true });
  const users = sqlite.prepare('SELECT username FROM user ORDER BY id').pluck().all();
  sqlite.close();
  return users;
}

describe('--backup', () => {
  it('writes a copy while the server runs, and overwrites nothing', async () => {
    await api.player({ username: 'Ani' });
    const args = ['--data', api.dataDir, '--backup', copy];
    expect(commandLine(...args)).toEqual({
      status: 0,
      output: `Cadangan ditulis ke ${copy} (${statSync(copy).size} byte).\n`,
    });
    expect(usersIn(copy)).toEqual(['Ani']);
    expect(commandLine(...args)).toEqual({
      status: 1,
      output: `${copy} sudah ada; pilih nama lain.\n`,
    });
    await api.player({ username: 'Budi' });
    expect(await api.server.context.db.selectFrom('user').select('id').execute()).toHaveLength(2);
  });

  it('makes no data where there are none', () => {
    const empty = join(folder, 'kosong');
    expect(() => run('--data', empty, '--backup', copy)).toThrow('Tidak ada data');
    expect(existsSync(empty)).toBe(false);
  });

  it('leaves no half copy under the final name, whenever it is killed', async () => {
    const { sqlite } = api.server.context;
    sqlite.exec(`CREATE TABLE bulk (text TEXT); INSERT INTO bulk
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
      SELECT hex(randomblob(200)) FROM n`);
    const began = performance.now();
    commandLine('--data', api.dataDir, '--backup', copy);
    const whole = performance.now() - began;
    const { size } = statSync(copy);
    for (let n = 0; n < 5; n++) {
      const file = join(folder, `${n}.sqlite`);
      const child = spawn(process.execPath, [HEADLESS, '--data', api.dataDir, '--backup', file], {
        stdio: 'ignore',
      });
      const gone = once(child, 'exit');
      await Promise.race([gone, setTimeout(whole * (0.5 + n * 0.1))]);
      child.kill('SIGKILL');
      await gone;
      if (existsSync(file)) expect(statSync(file).size).toBe(size);
    }
  });
});

describe('--restore', () => {
  it('is refused while the server runs', async () => {
    await api.player({ username: 'Ani' });
    onData('--backup', copy);
    expect(commandLine('--data', api.dataDir, '--restore', copy)).toEqual({
      status: 1,
      output: 'Server masih berjalan. Hentikan dulu, lalu ulangi.\n',
    });
    expect(readdirSync(api.dataDir)).not.toContain('pulih.tmp');
  });

  it('brings the data back and keeps what it replaces', async () => {
    await api.player({ username: 'Ani' });
    onData('--backup', copy);
    await api.player({ username: 'Budi' });
    await api.server.close();
    expect(onData('--restore', copy)).toContain('1 pengguna');
    expect(usersIn(join(api.dataDir, DATABASE_FILE))).toEqual(['Ani']);
    const [kept = ''] = readdirSync(join(api.dataDir, BACKUP_DIR));
    expect(kept).toMatch(/sebelum-pulih\.sqlite$/);
    expect(usersIn(join(api.dataDir, BACKUP_DIR, kept))).toEqual(['Ani', 'Budi']);
    await api.restart();
    await api.player({ username: 'Citra' });
  });

  it('works on a new machine, and over a database that is damaged', async () => {
    await api.player({ username: 'Ani' });
    onData('--backup', copy);
    const fresh = join(folder, 'baru');
    run('--data', fresh, '--restore', copy);
    expect(usersIn(join(fresh, DATABASE_FILE))).toEqual(['Ani']);
    writeFileSync(join(fresh, DATABASE_FILE), 'rusak '.repeat(1_000));
    writeFileSync(join(fresh, `${DATABASE_FILE}-wal`), 'rusak juga');
    run('--data', fresh, '--restore', copy);
    expect(usersIn(join(fresh, DATABASE_FILE))).toEqual(['Ani']);
  });

  it('says what is wrong with a file', () => {
    writeFileSync(copy, 'bukan');
    expect(() => onData('--restore', copy)).toThrow(maintenanceTexts.unusable['not-a-database']);
    expect(() => onData('--restore', join(folder, 'tidak-ada'))).toThrow(
      maintenanceTexts.unusable.missing,
    );
    expect(() => onData('--restore', copy, '--backup', copy)).toThrow('bersama');
  });
});
