import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite, { type Database as SqliteDatabase } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { maintenanceApi } from '#shared/contracts/maintenance.contract.ts';
import { maintenanceTexts } from '#shared/texts/maintenance.ts';
import { BACKUP_DIR } from '../../db/backup-files.ts';
import { emptyBankApi } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let copy: string;
beforeEach(async () => {
  api = await emptyBankApi({ rateLimits: false });
  admin = await api.admin();
  await api.player({ username: 'Ani' });
  const { name } = (await admin.call(maintenanceApi.backUp)).data;
  copy = join(api.dataDir, BACKUP_DIR, name);
});
afterEach(() => api.close());

/** A file as somebody with SQLite's own tool makes it, who may write into the schema. */
function crafted(change: (sqlite: SqliteDatabase) => void): string {
  const file = join(api.dataDir, 'dari-usb.sqlite');
  copyFileSync(copy, file);
  const sqlite = new BetterSqlite(file);
  sqlite.unsafeMode(true);
  change(sqlite);
  sqlite.close();
  return file;
}
/** Adds a line to the list of the schema by hand. */
function addToSchema(sqlite: SqliteDatabase, type: string, name: string, sql: string) {
  const table = / ON (\w+)/.exec(sql)?.[1];
  sqlite.pragma('writable_schema = ON');
  sqlite
    .prepare(
      'INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES (?, ?, ?, 0, ?)',
    )
    .run(type, name, table, sql);
}
const MAKE_ADMIN = `UPDATE user SET role = 'admin' WHERE username = 'Ani'`;
/** What a restore, a sign-in or the planner would set off. */
const AFTER = [
  'AFTER DELETE ON refresh_family',
  'AFTER INSERT ON refresh_family',
  'AFTER UPDATE ON user',
];

const CRAFTED: Record<string, (sqlite: SqliteDatabase) => void> = Object.fromEntries([
  ...['sqlite_x', 'sqlite_stat1_x', 'sqlite_autoindex_user_9', 'sqlite_sequence_x', 'baik'].flatMap(
    (name) =>
      AFTER.map((when) => [
        `a trigger ${name} ${when}`,
        (sqlite: SqliteDatabase) =>
          addToSchema(
            sqlite,
            'trigger',
            name,
            `CREATE TRIGGER ${name} ${when} BEGIN ${MAKE_ADMIN}; END`,
          ),
      ]),
  ),
  [
    'a trigger of ours that does more',
    (sqlite: SqliteDatabase) => {
      sqlite.pragma('writable_schema = ON');
      sqlite.exec(
        `UPDATE sqlite_schema SET sql = replace(sql, 'BEGIN', 'BEGIN ${MAKE_ADMIN.replaceAll("'", "''")};')
         WHERE name = (SELECT name FROM sqlite_schema WHERE type = 'trigger' LIMIT 1)`,
      );
    },
  ],
  [
    'a view in the place of a table',
    (sqlite: SqliteDatabase) =>
      sqlite.exec(
        `PRAGMA foreign_keys = OFF; DROP TABLE setting;
         CREATE VIEW setting AS SELECT 'port' AS key, '1' AS value`,
      ),
  ],
  ['a view besides', (sqlite: SqliteDatabase) => sqlite.exec('CREATE VIEW v AS SELECT 1')],
  [
    'an index of an expression',
    (sqlite: SqliteDatabase) => sqlite.exec('CREATE INDEX i ON user (abs(id))'),
  ],
  ['a table besides', (sqlite: SqliteDatabase) => sqlite.exec('CREATE TABLE lain (id)')],
  [
    'a missing trigger',
    (sqlite: SqliteDatabase) => {
      const name = sqlite
        .prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger' LIMIT 1`)
        .pluck()
        .get();
      sqlite.exec(`DROP TRIGGER ${String(name)}`);
    },
  ],
  [
    'another check in a table',
    (sqlite: SqliteDatabase) => {
      sqlite.pragma('writable_schema = ON');
      sqlite.exec(
        `UPDATE sqlite_schema SET sql = replace(sql, 'total_score >= 0', 'total_score >= -9')
         WHERE name = 'user'`,
      );
    },
  ],
]);

describe('a backup that somebody has changed', () => {
  it.each(Object.keys(CRAFTED))('is refused with %s, and nothing of it runs', async (what) => {
    const file = crafted((sqlite) => CRAFTED[what]?.(sqlite));
    const before = readFileSync(file);
    for (const endpoint of [maintenanceApi.checkBackup, maintenanceApi.restore]) {
      expect(await admin.refuse(endpoint, { body: { file } })).toMatchObject({
        status: 409,
        code: 'BACKUP_UNUSABLE',
        message: maintenanceTexts.unusable.foreign,
      });
    }
    expect(readFileSync(file)).toEqual(before);
    expect((await admin.call(authApi.me)).data.user.role).toBe('admin');
  });

  it('is refused with a trigger that calls itself a table of the planner', async () => {
    const file = crafted((sqlite) =>
      addToSchema(
        sqlite,
        'table',
        'sqlite_stat1',
        `CREATE TRIGGER sqlite_stat1 AFTER UPDATE ON user BEGIN ${MAKE_ADMIN}; END`,
      ),
    );
    expect(await admin.refuse(maintenanceApi.restore, { body: { file } })).toMatchObject({
      code: 'BACKUP_UNUSABLE',
    });
  });

  it('is taken as it is with what SQLite itself keeps for its planner', async () => {
    const file = crafted((sqlite) => sqlite.exec('ANALYZE'));
    await admin.call(maintenanceApi.restore, { body: { file } });
    const users = api.server.context.db.selectFrom('user').select(['username', 'role']);
    expect(await users.orderBy('id').execute()).toEqual([
      { username: 'Guru 1', role: 'admin' },
      { username: 'Ani', role: 'player' },
    ]);
  });
});
