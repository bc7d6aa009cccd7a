import BetterSqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

it('keeps the numbers of class lists: short ones are places in the list, long ones of the school', () => {
  const sqlite = new BetterSqlite(':memory:');
  migrate(
    sqlite,
    migrations.filter(({ version }) => version < 10),
  );
  const before = [null, '7', '31', 'A12', '0017', '12345', '0012345678'];
  for (const [index, number] of before.entries()) {
    const id = index + 1;
    sqlite
      .prepare(
        `INSERT INTO user (id, username, username_key, email, password_hash, role, score_reached_at, created_at)
         VALUES (?, ?, ?, ?, '', 'player', 0, 0)`,
      )
      .run(id, `S${id}`, `s${id}`, `s${id}@x`);
    if (id === 1) {
      sqlite.exec(
        `INSERT INTO class (id, name, code, kkm, created_at) VALUES (1, 'a', 'b', 75, 0)`,
      );
    }
    sqlite
      .prepare('INSERT INTO class_member (user_id, class_id, name, number) VALUES (?, 1, ?, ?)')
      .run(id, `S${id}`, number);
  }
  migrate(sqlite, migrations);
  const rows = sqlite
    .prepare('SELECT number, student_number FROM class_member ORDER BY user_id')
    .raw()
    .all();
  expect(rows).toEqual([
    [null, null],
    ['7', null],
    ['31', null],
    ['A12', null],
    [null, '0017'],
    [null, '12345'],
    [null, '0012345678'],
  ]);
  sqlite.close();
});
