import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BACKUP_DAYS } from '#shared/constants/limits.ts';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import { maintenanceTexts } from '#shared/texts/maintenance.ts';
import { BACKUP_DIR } from '../../db/backup-files.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import { fakeNetwork } from '../../testing/fake-network.ts';
import { LAN } from '../../testing/sharing-api.ts';
import { createClient, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
const FREE = 10 ** 12;
beforeEach(async () => {
  api = await emptyBankApi({
    network: fakeNetwork({ 'Wi-Fi': LAN }),
    freeBytes: () => Promise.resolve(FREE),
  });
  admin = await api.admin();
});
afterEach(() => api.close());

const state = async () => (await admin.call(maintenanceApi.state)).data;
const backUp = async () => (await admin.call(maintenanceApi.backUp)).data;
const backupPath = (name: string) => join(api.dataDir, BACKUP_DIR, name);
const usersIn = (file: string) => {
  const copy = new BetterSqlite(file, { readonly: true });
  const names = copy.prepare('SELECT username FROM user ORDER BY id').pluck().all();
  copy.close();
  return names;
};

describe('the state of the data', () => {
  it('says where it lies, how much room is left, and which copies there are', async () => {
    const made = await backUp();
    expect(await state()).toMatchObject({
      dataDir: api.dataDir,
      backupDir: join(api.dataDir, BACKUP_DIR),
      freeBytes: FREE,
      isDiskLow: false,
      keptDays: BACKUP_DAYS,
    });
    expect((await state()).backups).toContainEqual(made);
    expect((await state()).databaseBytes).toBeGreaterThan(1_000);
  });
});

describe('backing up', () => {
  it('writes a sound copy of everything, under a name that sorts by time', async () => {
    await api.player({ username: 'Ani' });
    const made = await backUp();
    expect(made).toMatchObject({
      kind: 'manual',
      createdAt: new Date(api.clock.now()).toISOString(),
    });
    expect(made.name).toMatch(/^punakawan-2026-08-17T02-00-00-\d{3}Z-manual\.sqlite$/);
    expect(usersIn(backupPath(made.name))).toEqual(['Guru 1', 'Ani']);
    expect(readdirSync(join(api.dataDir, BACKUP_DIR)).filter((n) => n.endsWith('.tmp'))).toEqual(
      [],
    );
  });

  it('hands a copy out as a file, and deletes it', async () => {
    const { name, bytes } = await backUp();
    const params = { name };
    const sent = await admin.send('GET', `/admin/maintenance/backups/${name}`);
    expect(sent.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(sent.headers.get('content-length')).toBe(String(bytes));
    expect(readFileSync(backupPath(name)).toString('utf8')).toBe(sent.text);

    await admin.call(maintenanceApi.deleteBackup, { params });
    expect(existsSync(backupPath(name))).toBe(false);
    for (const endpoint of [maintenanceApi.deleteBackup, maintenanceApi.downloadBackup]) {
      expect(await admin.refuse(endpoint, { params })).toMatchObject({ status: 404 });
    }
  });

  it.each([
    '../punakawan.sqlite',
    'punakawan.sqlite',
    'secrets.json',
    'punakawan-x/../../a.sqlite',
  ])('gives and deletes no other file, such as %s', async (name) => {
    for (const endpoint of [maintenanceApi.deleteBackup, maintenanceApi.downloadBackup]) {
      expect((await admin.refuse(endpoint, { params: { name } })).status).toBeGreaterThanOrEqual(
        400,
      );
    }
    expect(await admin.refuse(maintenanceApi.restore, { body: { name } })).toMatchObject({
      status: 400,
    });
    expect((await api.visitor.call(setupApi.status)).data.needed).toBe(false);
  });
});

describe('who may', () => {
  it('only an admin at the machine itself', async () => {
    await api.server.context.sharing.open();
    const lan = createClient(() => `http://${LAN}:${api.server.port}`);
    lan.tokens = admin.tokens;
    const { name } = await backUp();
    for (const [endpoint, input] of [
      [maintenanceApi.state, {}],
      [maintenanceApi.backUp, {}],
      [maintenanceApi.downloadBackup, { params: { name } }],
      [maintenanceApi.deleteBackup, { params: { name } }],
      [maintenanceApi.checkBackup, { body: { name } }],
      [maintenanceApi.restore, { body: { name } }],
    ] as const) {
      expect(await lan.refuse(endpoint, input)).toMatchObject({ status: 403, code: 'LOCAL_ONLY' });
    }
    expect(existsSync(backupPath(name))).toBe(true);
  });
});

describe('a copy that is checked', () => {
  it('tells what is in it and changes nothing', async () => {
    await api.player();
    const { name } = await backUp();
    await api.player();
    const { data } = await admin.call(maintenanceApi.checkBackup, { body: { name } });
    expect(data).toEqual({
      users: 2,
      questions: 0,
      finishedRuns: 0,
      isOlderVersion: false,
      lastActivityAt: new Date(api.clock.now()).toISOString(),
      present: {
        users: 3,
        questions: 0,
        finishedRuns: 0,
        lastActivityAt: new Date(api.clock.now()).toISOString(),
      },
    });
    expect(readdirSync(api.dataDir).filter((entry) => entry.startsWith('pulih'))).toEqual([]);
    expect(await state()).toMatchObject({ dataDir: api.dataDir });
  });

  const damage: Record<string, (file: string) => void> = {
    missing: () => undefined,
    'not-a-database': (file) => writeFileSync(file, 'bukan basis data '.repeat(100)),
    foreign: (file) => {
      const other = new BetterSqlite(file);
      other.exec('CREATE TABLE lain (id INTEGER)');
      other.close();
    },
    damaged: (file) => {
      const bytes = readFileSync(backupPath(readdirSync(join(api.dataDir, BACKUP_DIR))[0] ?? ''));
      bytes.fill(0xa5, 8_192, 20_000);
      writeFileSync(file, bytes);
    },
    newer: (file) => {
      const name = readdirSync(join(api.dataDir, BACKUP_DIR))[0] ?? '';
      writeFileSync(file, readFileSync(backupPath(name)));
      const later = new BetterSqlite(file);
      later.pragma('user_version = 9999');
      later.close();
    },
  };
  it.each(Object.keys(damage) as (keyof typeof maintenanceTexts.unusable)[])(
    'is refused when it is %s, and everything stays as it is',
    async (reason) => {
      await backUp();
      const folder = join(api.dataDir, 'usb');
      mkdirSync(folder);
      const file = join(folder, 'cadangan.sqlite');
      damage[reason]?.(file);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      for (const endpoint of [maintenanceApi.checkBackup, maintenanceApi.restore]) {
        expect(await admin.refuse(endpoint, { body: { file } })).toMatchObject({
          status: 409,
          code: 'BACKUP_UNUSABLE',
          message: maintenanceTexts.unusable[reason],
        });
      }
      expect(existsSync(file) ? readFileSync(file) : undefined).toEqual(before);
      expect(await state()).toMatchObject({ dataDir: api.dataDir });
      expect(readdirSync(api.dataDir).filter((entry) => entry.startsWith('pulih'))).toEqual([]);
    },
  );

  it('must be named in exactly one way', async () => {
    for (const body of [
      {},
      { name: 'punakawan-a.sqlite', file: '/a' },
      { file: '' },
      { name: 7 },
    ]) {
      expect(await admin.refuse(maintenanceApi.restore, { body })).toMatchObject({ status: 400 });
    }
    expect(
      await admin.refuse(maintenanceApi.restore, { body: { file: 'cadangan.sqlite' } }),
    ).toMatchObject({ status: 409, message: maintenanceTexts.unusable.missing });
  });
});
