import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOW_DISK_BYTES } from '#shared/constants/limits.ts';
import type { BackupKind } from '#shared/contracts/maintenance.contract.ts';
import { AppError } from '#shared/errors.ts';
import { changesSoFar } from '../../db/backup.ts';
import {
  BACKUP_DIR,
  listBackups,
  newBackupPath,
  outdated,
  removeLeftovers,
  type BackupFile,
} from '../../db/backup-files.ts';
import { copyInBackground } from '../../db/database-jobs.ts';
import { DATABASE_FILE, type OpenDatabase } from '../../db/open-database.ts';
import { makePrivateDir } from '../../db/private-folder.ts';
import type { Clock } from '../../lib/clock.ts';
import { createMutex } from '../../lib/mutex.ts';
import type { Logger } from '../../lib/logger.ts';

/** An automatic copy is made when the last one is older than this and something was written since. */
const AUTOMATIC_EVERY_MS = 60 * 60_000;

export interface Backups {
  readonly dir: string;
  /** Whether the last automatic copy could not be made. */
  readonly hasFailed: boolean;
  list(): BackupFile[];
  /** The copy of that name. Throws NOT_FOUND. */
  get(name: string): BackupFile;
  make(kind: Extract<BackupKind, 'automatic' | 'manual'>): Promise<BackupFile>;
  remove(name: string): Promise<void>;
  /** Makes the automatic copy when its time has come. */
  makeIfDue(): Promise<void>;
  /** Nothing else happens to the files meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** A path for the copy that a restore keeps. */
  pathForReplaced(): string;
  stop(): Promise<void>;
}

export interface BackupParts {
  dataDir: string;
  clock: Clock;
  log: Logger;
  freeBytes: () => Promise<number>;
  database: () => OpenDatabase;
  /** How often it is asked whether a copy is due; 0 for never. */
  checkMs: number;
}

/** The copies of the database, and the one that is made by itself. */
export function createBackups(parts: BackupParts): Backups {
  const { dataDir, clock, log } = parts;
  const dir = join(dataDir, BACKUP_DIR);
  const exclusively = createMutex();
  removeLeftovers(dataDir);
  let hasFailed = false;
  /** What the database had counted when it was last copied by itself. */
  let copied: { sqlite: unknown; changes: number } | undefined;

  const get = (name: string): BackupFile => {
    const found = listBackups(dir).find((file) => file.name === name);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };

  async function write(kind: 'automatic' | 'manual'): Promise<BackupFile> {
    makePrivateDir(dir);
    const file = newBackupPath(dir, { kind }, clock.now());
    await copyInBackground(join(dataDir, DATABASE_FILE), file);
    const made = get(file.slice(dir.length + 1));
    for (const { name } of outdated(listBackups(dir), made.name)) rmSync(join(dir, name));
    log.info({ name: made.name, bytes: made.bytes }, 'backup made');
    return made;
  }

  function isDue(): boolean {
    const { sqlite } = parts.database();
    if (copied?.sqlite === sqlite && copied.changes === changesSoFar(sqlite)) return false;
    const files = listBackups(dir);
    // All older copies are of the history that was given up: the newest must be of the present one.
    if (files[0]?.kind === 'before-restore') return true;
    const last = files.find(({ kind }) => kind === 'automatic');
    // A copy from the future was made under a wrong clock: it proves nothing.
    const age = last ? clock.now() - last.createdAt : AUTOMATIC_EVERY_MS;
    return age >= AUTOMATIC_EVERY_MS || age < 0;
  }

  async function copyIfDue(): Promise<void> {
    if (!isDue()) return;
    if ((await parts.freeBytes()) < LOW_DISK_BYTES) {
      if (!hasFailed) log.warn('no room for a backup');
      hasFailed = true;
      return;
    }
    const { sqlite } = parts.database();
    // Counted before: what is written during the copy belongs to the next one.
    const changes = changesSoFar(sqlite);
    await write('automatic');
    copied = { sqlite, changes };
    hasFailed = false;
  }

  const makeIfDue = () =>
    exclusively(async () => {
      try {
        await copyIfDue();
      } catch (error) {
        // A dying disk may refuse to be looked at as well: the class goes on, and the admin reads of it.
        log.error({ err: error }, 'automatic backup failed');
        hasFailed = true;
      }
    });

  const timer =
    parts.checkMs > 0 ? setInterval(() => void makeIfDue(), parts.checkMs).unref() : undefined;

  return {
    dir,
    get hasFailed() {
      return hasFailed;
    },
    list: () => listBackups(dir),
    get,
    make: (kind) => exclusively(() => write(kind)),
    remove: (name) =>
      exclusively(() => {
        rmSync(join(dir, get(name).name));
        return Promise.resolve();
      }),
    makeIfDue,
    alone: exclusively,
    pathForReplaced() {
      makePrivateDir(dir);
      return newBackupPath(dir, { kind: 'before-restore' }, clock.now());
    },
    async stop() {
      clearInterval(timer);
      await exclusively(() => Promise.resolve());
    },
  };
}
