import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite, { type Database as SqliteDatabase } from 'better-sqlite3';
import { migrate, NewerDatabaseError, schemaVersion } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { hasOwnSchema } from './own-schema.ts';
import { copyPrivately, makePrivateFile } from './private-folder.ts';

/** Why a file cannot take the place of the database. */
export type UnusableReason = 'missing' | 'not-a-database' | 'damaged' | 'newer' | 'foreign';

export class UnusableDatabaseError extends Error {
  readonly reason: UnusableReason;
  constructor(reason: UnusableReason, cause?: unknown) {
    super(`unusable database: ${reason}`, { cause });
    this.name = 'UnusableDatabaseError';
    this.reason = reason;
  }
}

/** What is in a database, for the person who is about to restore it. */
export interface DatabaseContent {
  lastActivityAt: number | null;
  users: number;
  questions: number;
  finishedRuns: number;
  isOlderVersion: boolean;
}

/**
 * Writes a checked copy of a database that others may be using. It gets its name only once it is
 * complete, sound and on disk: a half copy is never taken for a backup.
 */
export function copyDatabase(from: string, to: string): void {
  const temporary = `${to}.tmp`;
  rmSync(temporary, { force: true });
  try {
    const source = new BetterSqlite(from, { readonly: true, fileMustExist: true });
    try {
      // SQLite takes an empty file, and leaves its mode.
      makePrivateFile(temporary);
      // One snapshot: writers go on meanwhile.
      source.prepare('VACUUM INTO ?').run(temporary);
    } finally {
      source.close();
    }
    const copy = new BetterSqlite(temporary, { readonly: true, fileMustExist: true });
    try {
      assertSound(copy);
    } finally {
      copy.close();
    }
    flush(temporary);
    renameSync(temporary, to);
    flushFolder(dirname(to));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Makes at `to` what may take the place of the database: a copy of `from`, checked, brought up to date,
 * and without sign-ins, which would come back to life. Throws UnusableDatabaseError.
 */
export function prepareRestore(from: string, to: string): DatabaseContent {
  if (!existsSync(from)) throw new UnusableDatabaseError('missing');
  removeDatabase(to);
  // Whatever medium it lies on is read once and not touched.
  for (const suffix of ['', '-wal'].filter((one) => existsSync(from + one))) {
    copyPrivately(from + suffix, to + suffix);
  }
  try {
    const copy = new BetterSqlite(to, { fileMustExist: true });
    try {
      const content = adopt(copy);
      copy.pragma('wal_checkpoint(TRUNCATE)');
      copy.pragma('journal_mode = DELETE');
      return content;
    } finally {
      copy.close();
    }
  } catch (error) {
    removeDatabase(to);
    throw toUnusable(error);
  }
}

/** Merges a database into its one file, so that it can be replaced; tells why it could not be. */
export function claimDatabase(file: string): 'free' | 'in-use' | 'damaged' {
  let sqlite: SqliteDatabase | undefined;
  try {
    sqlite = new BetterSqlite(file, { fileMustExist: true, timeout: 0 });
    // Only one who has it to themselves may leave the log behind.
    sqlite.pragma('journal_mode = DELETE');
    return 'free';
  } catch (error) {
    const code = error instanceof BetterSqlite.SqliteError ? error.code : '';
    if (code.startsWith('SQLITE_BUSY')) return 'in-use';
    // A damaged one is what people restore for.
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return 'damaged';
    throw error;
  } finally {
    sqlite?.close();
  }
}

export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

export function flush(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Makes new names in a folder survive a power cut, where the system lets folders be flushed. */
export function flushFolder(dir: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(dir, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function adopt(copy: SqliteDatabase): DatabaseContent {
  copy.pragma('trusted_schema = OFF');
  // First of all: a check or a migration would already run what a foreign schema brings.
  if (!hasOwnSchema(copy)) throw new UnusableDatabaseError('foreign');
  assertSound(copy);
  const version = schemaVersion(copy);
  migrate(copy, migrations);
  copy.exec('DELETE FROM refresh_family');
  const latest = migrations.at(-1)?.version ?? 0;
  return { ...contentOf(copy), isOlderVersion: version < latest };
}

/** What is in a database of ours. */
export function contentOf(sqlite: SqliteDatabase): Omit<DatabaseContent, 'isOlderVersion'> {
  const number = (sql: string) => sqlite.prepare(sql).pluck().get() as number;
  return {
    users: number('SELECT count(*) FROM user'),
    questions: number('SELECT count(*) FROM question WHERE deleted_at IS NULL'),
    finishedRuns: number('SELECT count(*) FROM finished_run'),
    lastActivityAt: sqlite
      .prepare(
        `SELECT max(at) FROM (SELECT max(finished_at) AS at FROM finished_run
         UNION ALL SELECT max(max(created_at, coalesce(last_login_at, 0))) FROM user)`,
      )
      .pluck()
      .get() as number | null,
  };
}

/** Throws when SQLite finds anything wrong. */
function assertSound(sqlite: SqliteDatabase): void {
  const result: unknown = sqlite.pragma('integrity_check', { simple: true });
  if (result !== 'ok') throw new UnusableDatabaseError('damaged', result);
  const broken = sqlite.pragma('foreign_key_check');
  if (Array.isArray(broken) && broken.length > 0) throw new UnusableDatabaseError('damaged');
}

function toUnusable(error: unknown): unknown {
  if (error instanceof NewerDatabaseError) return new UnusableDatabaseError('newer', error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'SQLITE_NOTADB') return new UnusableDatabaseError('not-a-database', error);
  if (code.startsWith('SQLITE_CORRUPT')) return new UnusableDatabaseError('damaged', error);
  return error;
}
