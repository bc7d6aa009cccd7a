import { join } from 'node:path';
import type { Database as SqliteDatabase } from 'better-sqlite3';
import { systemClock } from '../lib/clock.ts';
import { BACKUP_DIR, newBackupPath } from './backup-files.ts';
import { copyDatabase } from './copy-database.ts';
import { schemaVersion } from './migrate.ts';
import { makePrivateDir } from './private-folder.ts';

/** Copies a database that an upgrade is about to change. Returns the file. */
export function backupBeforeUpgrade(sqlite: SqliteDatabase, dataDir: string): string {
  const dir = join(dataDir, BACKUP_DIR);
  makePrivateDir(dir);
  const file = newBackupPath(dir, { schema: schemaVersion(sqlite) }, systemClock.now());
  copyDatabase(sqlite.name, file);
  return file;
}

/** Rows written by this connection so far: as long as it stands still, a copy would say nothing new. */
export const changesSoFar = (sqlite: SqliteDatabase): number =>
  Number(sqlite.prepare('SELECT total_changes()').pluck().get());
