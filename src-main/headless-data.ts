import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { maintenanceTexts, moveTexts } from '#shared/texts/maintenance.ts';
import { lastRunFile } from './data-dir.ts';
import { BACKUP_DIR, newBackupPath } from './server/db/backup-files.ts';
import { carryAudit } from './server/db/carry-audit.ts';
import {
  claimDatabase,
  copyDatabase,
  prepareRestore,
  removeDatabase,
  UnusableDatabaseError,
} from './server/db/copy-database.ts';
import { DataInUseError } from './server/db/data-lock.ts';
import { CannotMoveError, moveData } from './server/db/data-place.ts';
import { DATABASE_FILE } from './server/db/open-database.ts';
import { makePrivateDir } from './server/db/private-folder.ts';
import { unmarkOpen } from './server/db/recover.ts';
import { replaceDatabaseFile } from './server/db/replace-file.ts';
import { systemClock } from './server/lib/clock.ts';
import type { HeadlessOptions } from './headless-options.ts';

/** A backup or restore that cannot be done; the message is for the person at the terminal. */
export class DataCommandError extends Error {}

/** Does what --backup, --restore or --move-data asks for. Returns what to say; undefined without them. */
export function runDataCommand(options: HeadlessOptions): string | undefined {
  const { data, place, backup, restore, 'move-data': moveTo } = options;
  try {
    if (backup !== undefined) return writeBackup(data, resolve(backup));
    if (restore !== undefined) return restoreFrom(data, resolve(restore));
    if (moveTo !== undefined) return moveAway(data, place, resolve(moveTo));
    return undefined;
  } catch (error) {
    if (error instanceof DataCommandError) throw error;
    if (error instanceof CannotMoveError || error instanceof DataInUseError) {
      throw new DataCommandError(error.message, { cause: error });
    }
    const message =
      error instanceof UnusableDatabaseError
        ? maintenanceTexts.unusable[error.reason]
        : `Tidak berhasil: ${error instanceof Error ? error.message : String(error)}`;
    throw new DataCommandError(message, { cause: error });
  }
}

function moveAway(data: string, place: string | undefined, to: string): string {
  if (place === undefined) throw new DataCommandError(moveTexts.notByDefault);
  moveData(place, data, to);
  return moveTexts.moved(to, data);
}

function writeBackup(data: string, file: string): string {
  const database = join(data, DATABASE_FILE);
  if (!existsSync(database)) throw new DataCommandError(`Tidak ada data di ${data}.`);
  if (existsSync(file)) throw new DataCommandError(`${file} sudah ada; pilih nama lain.`);
  copyDatabase(database, file);
  return `Cadangan ditulis ke ${file} (${statSync(file).size} byte).`;
}

function restoreFrom(data: string, file: string): string {
  const database = join(data, DATABASE_FILE);
  const prepared = join(data, 'pulih.tmp');
  makePrivateDir(join(data, BACKUP_DIR));
  try {
    const { users, finishedRuns } = prepareRestore(file, prepared);
    const keepAs = newBackupPath(
      join(data, BACKUP_DIR),
      { kind: 'before-restore' },
      systemClock.now(),
    );
    const hadData = existsSync(database);
    const claim = hadData ? claimDatabase(database) : 'free';
    if (claim === 'in-use') {
      throw new DataCommandError('Server masih berjalan. Hentikan dulu, lalu ulangi.');
    }
    // The log of a damaged database goes with it: it must not be taken for the new one's.
    if (claim === 'damaged' && existsSync(`${database}-wal`)) {
      renameSync(`${database}-wal`, `${keepAs}-wal`);
    }
    unmarkOpen(data);
    // Older data than at the last start are what was asked for.
    rmSync(lastRunFile(), { force: true });
    const carried = hadData ? carryAudit(database, prepared) : 0;
    replaceDatabaseFile({ database, prepared, keepAs });
    const ended = carried === undefined ? ` ${maintenanceTexts.auditEnded}` : '';
    const kept = hadData ? ` Data lama disimpan di ${keepAs}.` : '';
    return `Data dipulihkan: ${users} pengguna, ${finishedRuns} permainan.${kept}${ended}`;
  } finally {
    removeDatabase(prepared);
  }
}
