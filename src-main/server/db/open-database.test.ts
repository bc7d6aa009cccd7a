import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BACKUP_DIR } from './backup-files.ts';
import { migrate, NewerDatabaseError, schemaVersion, type SqlMigration } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { DATABASE_FILE, openDatabase } from './open-database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'punakawan-db-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const latest = migrations.at(-1)?.version ?? 0;

describe('opening', () => {
  it('commits to disk before it answers, on a new database and on an old one', async () => {
    for (let opening = 0; opening < 2; opening++) {
      const { sqlite, close } = await openDatabase(dataDir);
      expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
      // 2 is FULL: the log is flushed at each commit.
      expect(sqlite.pragma('synchronous', { simple: true })).toBe(2);
      expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
      expect(schemaVersion(sqlite)).toBe(latest);
      await close();
    }
  });

  it('is done by an SQLite whose log survives several connections', async () => {
    const { sqlite, close } = await openDatabase(dataDir);
    const version = String(sqlite.prepare('SELECT sqlite_version()').pluck().get());
    // Older ones could damage the database when a copy was made during a checkpoint.
    expect(version.localeCompare('3.51.3', 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
    await close();
  });

  it('leaves one file behind when it is closed', async () => {
    const { sqlite, close } = await openDatabase(dataDir);
    sqlite.exec(`INSERT INTO setting VALUES ('a', 'b')`);
    await close();
    expect(readdirSync(dataDir)).toEqual([DATABASE_FILE]);
  });

  it('says that the disk is full when a transaction fails of it, and goes on afterwards', async () => {
    const { db, sqlite, close } = await openDatabase(dataDir);
    const write = (value: string) =>
      db
        .transaction()
        .execute((trx) => trx.insertInto('setting').values({ key: value, value }).execute());
    const pages = sqlite.pragma('page_count', { simple: true }) as number;
    sqlite.pragma(`max_page_count = ${pages}`);
    await expect(write('x'.repeat(1_000_000))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    sqlite.pragma('max_page_count = 1000000');
    await write('7A');
    expect(await db.selectFrom('setting').select('key').execute()).toEqual([{ key: '7A' }]);
    await close();
  });

  it('refuses a database of a later version and does not touch it', async () => {
    const { sqlite, close } = await openDatabase(dataDir);
    sqlite.pragma(`user_version = ${latest + 1}`);
    await close();
    const before = readFileSync(join(dataDir, DATABASE_FILE));
    await expect(openDatabase(dataDir)).rejects.toThrow(NewerDatabaseError);
    expect(readFileSync(join(dataDir, DATABASE_FILE)).equals(before)).toBe(true);
  });

  it('copies an older database before it changes it', async () => {
    const { sqlite, close } = await openDatabase(dataDir);
    sqlite.exec(`INSERT INTO setting VALUES ('class', '7A')`);
    await close();
    const step: SqlMigration = {
      version: latest + 1,
      name: 'next',
      statements: ['CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT'],
    };
    const upgraded = await openDatabase(dataDir, [...migrations, step]);
    expect(schemaVersion(upgraded.sqlite)).toBe(latest + 1);
    await upgraded.close();

    const [file = ''] = readdirSync(join(dataDir, BACKUP_DIR));
    const copy = new BetterSqlite(join(dataDir, BACKUP_DIR, file), { readonly: true });
    expect(schemaVersion(copy)).toBe(latest);
    expect(copy.prepare('SELECT value FROM setting').pluck().get()).toBe('7A');
    copy.close();
  });
});

describe('migrating', () => {
  const steps: SqlMigration[] = [
    { version: 1, name: 'one', statements: ['CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT'] },
    {
      version: 2,
      name: 'two',
      statements: ['CREATE TABLE b (id INTEGER PRIMARY KEY) STRICT', 'CREATE TABLE a (x)'],
    },
  ];

  it('undoes a step that fails, and can be tried again', () => {
    const sqlite = new BetterSqlite(':memory:');
    expect(() => migrate(sqlite, steps)).toThrow('already exists');
    expect(schemaVersion(sqlite)).toBe(1);
    const mended = steps.map((step) =>
      step.version === 2 ? { ...step, statements: step.statements.slice(0, 1) } : step,
    );
    migrate(sqlite, mended);
    expect(schemaVersion(sqlite)).toBe(2);
    expect(sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
    sqlite.close();
  });

  it('refuses a step that would leave broken references', () => {
    const sqlite = new BetterSqlite(':memory:');
    const broken: SqlMigration = {
      version: 1,
      name: 'broken',
      statements: [
        'CREATE TABLE p (id INTEGER PRIMARY KEY) STRICT',
        'CREATE TABLE c (p INTEGER REFERENCES p (id)) STRICT',
        'INSERT INTO c VALUES (7)',
      ],
    };
    expect(() => migrate(sqlite, [broken])).toThrow('broken references');
    expect(schemaVersion(sqlite)).toBe(0);
    sqlite.close();
  });
});
