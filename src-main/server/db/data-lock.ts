import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';

/** Held by the one process that works on a data folder; always empty. */
const LOCK_FILE = 'punakawan.lock';

/** Another process works on this data folder. The message is for the person who started a second one. */
export class DataInUseError extends Error {
  constructor(dataDir: string) {
    super(`Folder data ${dataDir} sedang dipakai Punakawan lain. Tutup yang itu dulu.`);
    this.name = 'DataInUseError';
  }
}

/**
 * Takes a data folder for this process, and makes it when missing. The system itself lets go when the
 * process ends, however it ends. Returns how to let go before. Throws DataInUseError.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, LOCK_FILE);
  // Nobody ever writes into it: what is in there a failing disk has put there.
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) rmSync(file);
  const lock = new BetterSqlite(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isBusy = error instanceof BetterSqlite.SqliteError && error.code === 'SQLITE_BUSY';
    throw isBusy ? new DataInUseError(dataDir) : error;
  }
  return () => lock.close();
}
