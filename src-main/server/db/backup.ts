import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite, { type Database as SqliteDatabase } from 'better-sqlite3';
import { schemaVersion } from './migrate.ts';

/** Folder of the copies, inside the data folder. */
export const BACKUP_DIR = 'backups';

/** Copies a database that an upgrade is about to change. Returns the file. */
export function backupBeforeUpgrade(sqlite: SqliteDatabase, dataDir: string): Promise<string> {
  return backup(sqlite, join(dataDir, BACKUP_DIR), `sebelum-skema-${schemaVersion(sqlite)}`);
}

/**
 * Writes a checked copy while the database goes on working. It gets its name only once it is
 * complete, sound and on disk, so that a half copy is never taken for a backup.
 */
async function backup(sqlite: SqliteDatabase, dir: string, label: string): Promise<string> {
  mkdirSync(dir, { recursive: true });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(dir, `punakawan-${stamp}-${label}.sqlite`);
  const temporary = `${file}.tmp`;
  try {
    await sqlite.backup(temporary);
    assertSound(temporary);
    flush(temporary);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return file;
}

/** Throws when SQLite finds anything wrong in the file. */
function assertSound(file: string): void {
  const copy = new BetterSqlite(file, { readonly: true, fileMustExist: true });
  try {
    const result: unknown = copy.pragma('integrity_check', { simple: true });
    if (result !== 'ok') throw new Error(`backup ${file} is damaged: ${String(result)}`);
  } finally {
    copy.close();
  }
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
