import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { moveTexts } from '#shared/texts/maintenance.ts';
import { defaultDataDir, placeFile } from './data-dir.ts';
import { runDataCommand } from './headless-data.ts';
import { readHeadlessOptions } from './headless-options.ts';
import { BACKUP_DIR } from './server/db/backup-files.ts';
import { carryOutMove } from './server/db/data-place.ts';
import { DATABASE_FILE } from './server/db/open-database.ts';
import { createClient, testApi, type TestApi } from './server/testing/test-api.ts';

let folder: string;
let env: NodeJS.ProcessEnv;
let from: string;
let to: string;
let api: TestApi;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punakawan-move-'));
  env = { XDG_CONFIG_HOME: folder, APPDATA: folder };
  from = defaultDataDir(env);
  to = join(folder, 'drive D', 'Punakawan');
  mkdirSync(join(folder, 'drive D'));
  api = await start(from);
  const admin = await api.admin();
  await api.player({ username: 'Ani' });
  await admin.call(maintenanceApi.backUp);
  await api.server.close();
});
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that may move its data, as the desktop starts it. */
const start = (dataDir: string) => {
  mkdirSync(join(folder, 'bank'), { recursive: true });
  return testApi({ dataDir, bankDir: join(folder, 'bank'), placeFile: placeFile(env) });
};
const options = (...args: string[]) => readHeadlessOptions(args, env);
const usersIn = (dataDir: string) => {
  const sqlite = new BetterSqlite(join(dataDir, DATABASE_FILE), { readonly: true });
  const users = sqlite.prepare('SELECT username FROM user ORDER BY id').pluck().all();
  sqlite.close();
  return users;
};

describe('--move-data', () => {
  it('copies everything that belongs to the installation, and the next start is there', () => {
    expect(runDataCommand(options('--move-data', to))).toBe(moveTexts.moved(to, from));
    expect(options().data).toBe(to);
    expect(usersIn(to)).toEqual(['Guru 1', 'Ani']);
    expect(readdirSync(join(to, BACKUP_DIR))).toEqual(readdirSync(join(from, BACKUP_DIR)));
    expect(readdirSync(to).sort()).toEqual([BACKUP_DIR, DATABASE_FILE, 'secrets.json']);
    // What was left is still whole.
    expect(usersIn(from)).toEqual(['Guru 1', 'Ani']);
  });

  it('refuses folders that it would spoil, or that would lose the data', async () => {
    const refusal = (target: string) => () => runDataCommand(options('--move-data', target));
    const full = join(folder, 'penuh');
    mkdirSync(full);
    writeFileSync(join(full, 'rapor.txt'), 'penting');
    expect(refusal(full)).toThrow(moveTexts.cannot.notEmpty);
    expect(refusal(join(from, 'dalam'))).toThrow(moveTexts.cannot.inside);
    expect(refusal(join(folder, 'tidak', 'ada'))).toThrow(moveTexts.cannot.noParent);
    expect(() => runDataCommand(options('--data', from, '--move-data', to))).toThrow('--data');
    await api.restart();
    expect(refusal(to)).toThrow('sedang dipakai');
    expect(options().data).toBe(from);
  });

  it('killed at any moment leaves the data in use whole, and can be tried again', async () => {
    const headless = join(import.meta.dirname, 'headless.ts');
    const began = performance.now();
    const run = () =>
      spawn(process.execPath, [headless, '--move-data', to], {
        env: { ...process.env, ...env },
        stdio: 'ignore',
      });
    await once(run(), 'exit');
    const whole = performance.now() - began;
    for (const part of [0.7, 0.85]) {
      rmSync(placeFile(env));
      rmSync(to, { recursive: true, force: true });
      const child = run();
      const gone = once(child, 'exit');
      await Promise.race([gone, setTimeout(whole * part)]);
      child.kill('SIGKILL');
      await gone;
      expect(usersIn(options().data)).toEqual(['Guru 1', 'Ani']);
      if (options().data === from) runDataCommand(options('--move-data', to));
      expect(usersIn(options().data)).toEqual(['Guru 1', 'Ani']);
    }
  });

  it('never starts empty when the drive is not there', () => {
    runDataCommand(options('--move-data', to));
    rmSync(to, { recursive: true });
    expect(() => options()).toThrow(moveTexts.missing(to));
    mkdirSync(to);
    expect(() => options()).toThrow(moveTexts.missing(to));
    // Another folder can still be asked for.
    expect(options('--data', from).data).toBe(from);
  });
});

describe('moving from the screen', () => {
  it('happens at the next start; the old folder goes only when somebody says so', async () => {
    await api.restart();
    const admin = await api.admin();
    expect((await admin.call(maintenanceApi.state)).data).toMatchObject({
      canMove: true,
      previousDir: null,
    });
    expect(
      await admin.refuse(maintenanceApi.move, { body: { folder: join(from, 'dalam') } }),
    ).toMatchObject({ status: 409, code: 'CANNOT_MOVE', message: moveTexts.cannot.inside });
    await admin.call(maintenanceApi.move, { body: { folder: to } });
    await api.player({ username: 'Budi' });
    expect(options().data).toBe(from);
    await api.server.close();

    expect(carryOutMove(placeFile(env), from)).toEqual({ dataDir: to });
    api = await start(to);
    expect(usersIn(to)).toContain('Budi');
    const there = createClient(() => api.server.url);
    const body = { email: 'admin1@sekolah.id', password: 'rahasia' };
    there.tokens = (await there.call(authApi.login, { body })).data.tokens;
    expect((await there.call(maintenanceApi.state)).data.previousDir).toBe(from);
    await there.call(maintenanceApi.clearPrevious);
    expect((await there.call(maintenanceApi.state)).data.previousDir).toBe(null);
    expect(existsSync(join(from, DATABASE_FILE))).toBe(false);
    expect(options().data).toBe(to);
  });

  it('that fails leaves everything where it is, and says why', async () => {
    await api.restart();
    const admin = await api.admin();
    await admin.call(maintenanceApi.move, { body: { folder: to } });
    await api.server.close();
    rmSync(join(folder, 'drive D'), { recursive: true });
    expect(carryOutMove(placeFile(env), from)).toEqual({
      dataDir: from,
      problem: moveTexts.cannot.noParent,
    });
    // Not tried again by itself.
    expect(carryOutMove(placeFile(env), from)).toEqual({ dataDir: from });
    await api.restart();
    expect(options().data).toBe(from);
  });
});
