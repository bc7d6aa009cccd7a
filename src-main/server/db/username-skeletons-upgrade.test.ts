import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { usernameSkeleton } from '#shared/rules/username-skeleton.ts';
import { newUser } from '../features/auth/auth.service.ts';
import { insertUser, renameUser } from '../features/users/users.repository.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';

it('keeps users whose names are alike already, and lets nobody new be like them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'punakawan-db-'));
  try {
    const older = await openDatabase(dataDir, migrations.slice(0, 8));
    const insert = older.sqlite.prepare(
      `INSERT INTO user (username, username_key, email, password_hash, role, score_reached_at, created_at)
       VALUES (?, ?, ?, '', 'player', 0, 0)`,
    );
    const names = ['Bu Guru', '\u0412u Guru', 'Bu Guru\u3164', 'bu guru@sekolah.id', 'Ratri', 'ꦱꦼꦩꦂ'];
    for (const [n, name] of names.entries()) insert.run(name, name.toLowerCase(), `u${n}@a.id`);
    const read = (database: typeof older) =>
      database.sqlite.prepare('SELECT id, username, email FROM user ORDER BY id').all();
    const before = read(older);
    await older.close();

    const { db, sqlite, close } = await openDatabase(dataDir);
    expect(sqlite.prepare('SELECT id, username, email FROM user ORDER BY id').all()).toEqual(
      before,
    );
    expect(sqlite.prepare('SELECT username_skeleton FROM user ORDER BY id').pluck().all()).toEqual(
      names.map(usernameSkeleton),
    );
    const within = db.transaction();
    const third = newUser({ username: 'BU GURU\u200b', email: 'x@a.id', passwordHash: '', now: 0 });
    await expect(within.execute((trx) => insertUser(trx, third))).rejects.toMatchObject({
      code: 'USERNAME_TAKEN',
    });
    // What they are called already may stay while something else of them changes.
    await within.execute((trx) =>
      renameUser(trx, 2, { username: names[1] ?? '', email: 'n@a.id' }),
    );
    await expect(
      within.execute((trx) => renameUser(trx, 5, { username: 'Bu Gurυ', email: 'u4@a.id' })),
    ).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
    await close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
