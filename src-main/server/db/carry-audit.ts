import BetterSqlite, { type Database as SqliteDatabase } from 'better-sqlite3';

/**
 * Brings the lines of the audit log that only `from` has into `to`, which is about to take its place:
 * what admins did stays known when an older copy is restored. Lines keep the names of then; who did it,
 * and to whom, need not exist there. Ids that were given to people and classes are not given again, so
 * that no line names somebody who came later. Returns how many lines were brought, or undefined when
 * `from` is too damaged to be read. To be called with `from` closed, and before `to` is put in place.
 */
export function carryAudit(from: string, to: string): number | undefined {
  const sqlite = new BetterSqlite(to, { fileMustExist: true });
  try {
    sqlite.pragma('trusted_schema = OFF');
    sqlite.prepare('ATTACH ? AS replaced').run(from);
    return sqlite.transaction(() => carry(sqlite)).immediate();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  } finally {
    sqlite.close();
  }
}

function carry(sqlite: SqliteDatabase): number {
  const carried = sqlite
    .prepare(
      `INSERT INTO audit (at, actor_id, actor_name, event, search_text)
       SELECT at, actor_id, actor_name, event, search_text FROM replaced.audit
       WHERE (at, actor_name, event) NOT IN (SELECT at, actor_name, event FROM main.audit)
       ORDER BY id`,
    )
    .run().changes;
  // SQLite's own note of the highest id that a table has given (AUTOINCREMENT).
  sqlite.exec(
    `UPDATE main.sqlite_sequence SET seq = max(seq, coalesce(
       (SELECT seq FROM replaced.sqlite_sequence AS other WHERE other.name = sqlite_sequence.name), 0));
     INSERT INTO main.sqlite_sequence (name, seq)
       SELECT name, seq FROM replaced.sqlite_sequence
       WHERE name NOT IN (SELECT name FROM main.sqlite_sequence)
         AND name IN (SELECT name FROM main.sqlite_schema WHERE type = 'table');`,
  );
  return carried;
}

function isDamage(error: unknown): boolean {
  const code = error instanceof BetterSqlite.SqliteError ? error.code : '';
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT');
}
