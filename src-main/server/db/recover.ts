import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { BACKUP_DIR, listBackups } from './backup-files.ts';
import {
  contentOf,
  flush,
  flushFolder,
  prepareRestore,
  removeDatabase,
  UnusableDatabaseError,
} from './copy-database.ts';
import { writeIncident, type Incident } from './incident.ts';
import { pendingMigrations, schemaVersion } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { DATABASE_FILE, databaseBytes } from './open-database.ts';
import { makePrivateDir, makePrivateFile } from './private-folder.ts';

/** Folder of what was found damaged, inside the data folder. */
const QUARANTINE_DIR = 'karantina';
/** There while a server has the database open: after a clean end it is gone. */
const OPEN_MARK = 'terbuka';
/** Made at the end of the first start: a folder that has it had a database. */
const SECRETS_FILE = 'secrets.json';
/** Up to here the start waits for the thorough check, beyond it for the quick one (reliability 3.7). */
const THOROUGH_CHECK_BYTES = 50 * 1024 * 1024;
const SUFFIXES = ['', '-wal', '-shm', '-journal'];

type Damage = 'unreadable' | 'missing' | 'log-missing';

/** To be called once the database is open. */
export const markOpen = (dataDir: string): void => makePrivateFile(join(dataDir, OPEN_MARK));
/** To be called before it is closed: a crash in between must not look like a lost log. */
export const unmarkOpen = (dataDir: string): void =>
  rmSync(join(dataDir, OPEN_MARK), { force: true });

/**
 * Before a database is opened: one that is damaged goes into quarantine with its log, and the newest
 * sound copy takes its place. Whatever happens is left as an incident; nobody gets a silently empty
 * database. Call it with the data folder locked. Throws NewerDatabaseError without writing.
 */
export function recoverDatabase(dataDir: string, now: number): Incident | undefined {
  const damage = findDamage(dataDir);
  if (!damage) return undefined;
  const incident = mend(dataDir, damage, now);
  unmarkOpen(dataDir);
  return incident;
}

function findDamage(dataDir: string): Damage | undefined {
  const file = join(dataDir, DATABASE_FILE);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return wasUsed(dataDir) ? 'missing' : undefined;
  if (!found.isFile()) return 'unreadable';
  // Asked before SQLite looks, which makes an empty one.
  const lostLog = existsSync(join(dataDir, OPEN_MARK)) && !existsSync(`${file}-wal`);
  let sqlite;
  try {
    // Read only: closing it must not merge a log into a file that is about to be kept as found.
    sqlite = new BetterSqlite(file, { readonly: true, fileMustExist: true });
    pendingMigrations(sqlite, migrations);
    // SQLite takes a file of 0 bytes for a new database.
    if (schemaVersion(sqlite) === 0) return wasUsed(dataDir) ? 'missing' : undefined;
    const check = databaseBytes(dataDir) < THOROUGH_CHECK_BYTES ? 'integrity_check' : 'quick_check';
    if (sqlite.pragma(check, { simple: true }) !== 'ok') return 'unreadable';
  } catch (error) {
    if (isDamage(error)) return 'unreadable';
    throw error;
  } finally {
    sqlite?.close();
  }
  return lostLog ? 'log-missing' : undefined;
}

/** Whether there has been a database here: else an empty folder is simply new. */
const wasUsed = (dataDir: string): boolean =>
  existsSync(join(dataDir, SECRETS_FILE)) || listBackups(join(dataDir, BACKUP_DIR)).length > 0;

function isDamage(error: unknown): boolean {
  const code = error instanceof BetterSqlite.SqliteError ? error.code : '';
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT');
}

function mend(dataDir: string, damage: Damage, now: number): Incident {
  const database = join(dataDir, DATABASE_FILE);
  const prepared = join(dataDir, 'pulih.tmp');
  const until = lastWrite(dataDir) ?? now;
  try {
    const since = prepareNewestCopy(dataDir, prepared);
    if (damage === 'log-missing') {
      const reached = lastActivity(database);
      // A database without its last log is whole, only older; it may still know more than any copy.
      if (since === undefined || (reached ?? 0) >= since) {
        return remember(dataDir, { kind: 'kept', since: reached, until: now, quarantine: null });
      }
    }
    const quarantine = quarantineDatabase(dataDir, now);
    // Written before the copy is in place: what a power cut leaves behind is mended and told again.
    const incident = remember(
      dataDir,
      since === undefined
        ? { kind: 'lost', since: null, until, quarantine }
        : { kind: 'restored', since, until: until > since ? until : now, quarantine },
    );
    if (since !== undefined) {
      flush(prepared);
      renameSync(prepared, database);
      flushFolder(dataDir);
    }
    return incident;
  } finally {
    removeDatabase(prepared);
  }
}

function remember(dataDir: string, incident: Incident): Incident {
  writeIncident(dataDir, incident);
  return incident;
}

/** When the newest of the sound copies was made, which now lies prepared; undefined without any. */
function prepareNewestCopy(dataDir: string, prepared: string): number | undefined {
  const dir = join(dataDir, BACKUP_DIR);
  for (const { name, createdAt } of listBackups(dir)) {
    try {
      prepareRestore(join(dir, name), prepared);
      return createdAt;
    } catch (error) {
      // A copy that has become bad on the same disk: the one before may be good.
      if (!(error instanceof UnusableDatabaseError)) throw error;
    }
  }
  return undefined;
}

/** When the database or its log was last written, as far as the disk knows. */
function lastWrite(dataDir: string): number | undefined {
  const times = SUFFIXES.slice(0, 2).flatMap(
    (suffix) =>
      statSync(join(dataDir, DATABASE_FILE + suffix), { throwIfNoEntry: false })?.mtimeMs ?? [],
  );
  return times.length > 0 ? Math.round(Math.max(...times)) : undefined;
}

function lastActivity(file: string): number | null {
  const sqlite = new BetterSqlite(file, { readonly: true, fileMustExist: true });
  try {
    return contentOf(sqlite).lastActivityAt;
  } finally {
    sqlite.close();
  }
}

/** Moves the database away together with its log, which belongs to it alone. Returns the folder. */
function quarantineDatabase(dataDir: string, now: number): string | null {
  const present = SUFFIXES.filter((suffix) => existsSync(join(dataDir, DATABASE_FILE + suffix)));
  if (present.length === 0) return null;
  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
  const parent = join(dataDir, QUARANTINE_DIR);
  let folder = join(parent, stamp);
  for (let n = 2; existsSync(folder); n++) folder = join(parent, `${stamp}-${n}`);
  makePrivateDir(folder);
  // The log first: without it the database still stands where it can be found damaged again.
  for (const suffix of present.toReversed()) {
    renameSync(join(dataDir, DATABASE_FILE + suffix), join(folder, DATABASE_FILE + suffix));
  }
  flushFolder(folder);
  flushFolder(dataDir);
  return folder;
}
