import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite, { type Database as SqliteDatabase } from 'better-sqlite3';
import { makePrivateDir, makePrivateFile } from './private-folder.ts';

/** Held by the one process that works on a data folder; always empty. */
const LOCK_FILE = 'punakawan.lock';

/** Another process works on this data folder. The message is for the person who started a second one. */
export class DataInUseError extends Error {
  constructor(dataDir: string) {
    super(`Folder data ${dataDir} sedang dipakai Punakawan lain. Tutup yang itu dulu.`);
    this.name = 'DataInUseError';
  }
}

/** Nothing can be read or written there. The message is for the person at the machine. */
class DataUnusableError extends Error {
  constructor(dataDir: string, cause: unknown) {
    super(
      /^(SQLITE_FULL|ENOSPC)/.test(codeOf(cause))
        ? `Drive dari folder data ${dataDir} penuh. Kosongkan sedikit ruang, lalu mulai lagi.`
        : `Folder data ${dataDir} tidak dapat dibaca atau ditulisi. Periksa izin dan drive-nya.`,
      { cause },
    );
    this.name = 'DataUnusableError';
  }
}

/** What SQLite and the system say where a folder or its drive does not let itself be used. */
const UNUSABLE =
  /^(SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR)|(EACCES|EPERM|EROFS|EIO|ENOSPC|EDQUOT)$)/;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Takes a data folder for this process, and makes it when missing. The system itself lets go when the
 * process ends, however it ends. Returns how to let go before. Throws DataInUseError, and
 * an error with a sentence when nothing can be written there.
 */
export function lockDataDir(dataDir: string): () => void {
  let lock: SqliteDatabase | undefined;
  try {
    makePrivateDir(dataDir);
    const file = join(dataDir, LOCK_FILE);
    // Nobody ever writes into it: what is in there a failing disk has put there.
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) rmSync(file);
    makePrivateFile(file);
    lock = new BetterSqlite(file, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    const isBusy = error instanceof BetterSqlite.SqliteError && error.code === 'SQLITE_BUSY';
    throw isBusy ? new DataInUseError(dataDir) : new DataUnusableError(dataDir, error);
  }
  const taken = lock;
  return () => taken.close();
}

/** Does what needs a data folder; throws DataUnusableError where the folder or its drive refuses. */
export async function inDataDir<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw UNUSABLE.test(codeOf(error)) ? new DataUnusableError(dataDir, error) : error;
  }
}
