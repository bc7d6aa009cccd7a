import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { BACKUP_DAYS, LOW_DISK_BYTES } from '#shared/constants/limits.ts';
import type { AuditEvent } from '#shared/contracts/audit.contract.ts';
import type {
  Backup,
  BackupCheck,
  MaintenanceNotice,
  MaintenanceState,
} from '#shared/contracts/maintenance.contract.ts';
import { AppError } from '#shared/errors.ts';
import { maintenanceTexts, moveTexts } from '#shared/texts/maintenance.ts';
import { outdated } from '../../db/backup-files.ts';
import { carryAudit } from '../../db/carry-audit.ts';
import {
  contentOf,
  removeDatabase,
  UnusableDatabaseError,
  type DatabaseContent,
} from '../../db/copy-database.ts';
import { CannotMoveError, readPlace, removePrevious, wishMove } from '../../db/data-place.ts';
import { clearIncident, readIncident } from '../../db/incident.ts';
import { prepareInBackground } from '../../db/database-jobs.ts';
import { databaseBytes, DATABASE_FILE } from '../../db/open-database.ts';
import { replaceDatabaseFile } from '../../db/replace-file.ts';
import { saveSetting } from '../../db/settings.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { createAudited, type By } from '../audit/audited.ts';
import { toBackup, toCheck, toNotices } from './maintenance.views.ts';

/** Room that copies leave to the game itself. */
const RESERVE_BYTES = 16 * 1024 * 1024;

/** How long a restore can be taken back from the top of the screen; its copy stays in the list. */
const WAY_BACK_MS = 7 * 24 * 60 * 60_000;

/** Which copy: one of the folder by name, or any file by its full path. */
export interface BackupSource {
  name?: string | undefined;
  file?: string | undefined;
}

/** Where the data lies, and its copies. */
export function createMaintenance(context: ServerContext) {
  const { backups, options, log } = context;
  const database = join(options.dataDir, DATABASE_FILE);
  const audited = createAudited(context);
  /** Files are no part of a transaction: the line follows what was done. */
  const note = (by: By, event: AuditEvent) => audited(by, (_trx, audit) => audit(event));

  const pathOf = ({ name, file = '' }: BackupSource): string => {
    if (name !== undefined) return join(backups.dir, backups.get(name).name);
    if (!isAbsolute(file)) throw unusable('missing');
    return file;
  };

  /** A copy must not take the last room away from those who play. */
  async function assertRoom(): Promise<void> {
    const needed = 2 * databaseBytes(options.dataDir) + RESERVE_BYTES;
    if ((await context.freeBytes()) < needed) throw new AppError('DISK_FULL');
  }

  /** Checks a copy in a file of its own, and hands that file on. */
  async function withPrepared<T>(
    source: BackupSource,
    work: (prepared: string, content: DatabaseContent) => Promise<T>,
  ): Promise<T> {
    await assertRoom();
    const prepared = join(options.dataDir, `pulih-${randomBytes(6).toString('hex')}.tmp`);
    try {
      const content = await prepareInBackground(pathOf(source), prepared).catch(
        (error: unknown) => {
          throw error instanceof UnusableDatabaseError ? unusable(error.reason, error) : error;
        },
      );
      return await work(prepared, content);
    } finally {
      removeDatabase(prepared);
    }
  }

  async function notices(): Promise<MaintenanceNotice[]> {
    return toNotices({
      isDiskLow: (await context.freeBytes()) < LOW_DISK_BYTES,
      hasFailed: backups.hasFailed,
      count: backups.list().length,
      incident: readIncident(options.dataDir),
      freezer: context.freezer,
      isPrivate: await context.isPrivate,
    });
  }

  return {
    notices,

    async state(): Promise<MaintenanceState> {
      const files = backups.list();
      const freeBytes = await context.freeBytes();
      const [last] = files;
      const back = files.find(({ kind }) => kind === 'before-restore');
      const isRecent = back && context.clock.now() - back.createdAt < WAY_BACK_MS;
      return {
        dataDir: options.dataDir,
        backupDir: backups.dir,
        databaseBytes: databaseBytes(options.dataDir),
        freeBytes,
        isDiskLow: freeBytes < LOW_DISK_BYTES,
        keptDays: BACKUP_DAYS,
        lastBackupAt: last ? new Date(last.createdAt).toISOString() : null,
        backups: files.map(toBackup),
        notices: await notices(),
        wayBack: isRecent ? toBackup(back) : null,
        canMove: options.placeFile !== undefined,
        previousDir: (options.placeFile && readPlace(options.placeFile)?.previous) ?? null,
      };
    },

    markRead: () => clearIncident(options.dataDir),

    /** Nothing moves while the server runs: the next start copies, checks, and changes over. */
    async move(folder: string, by: By): Promise<void> {
      const { placeFile, dataDir } = options;
      if (placeFile === undefined) {
        throw new AppError('CANNOT_MOVE', { message: moveTexts.notByDefault });
      }
      try {
        wishMove(placeFile, dataDir, folder);
      } catch (error) {
        if (!(error instanceof CannotMoveError)) throw error;
        throw new AppError('CANNOT_MOVE', { message: error.message, cause: error });
      }
      await note(by, { action: 'data.move', folder });
    },

    clearPrevious(): void {
      if (options.placeFile !== undefined) removePrevious(options.placeFile);
    },

    async backUp(by: By): Promise<Backup> {
      await assertRoom();
      const made = await backups.make('manual');
      await note(by, { action: 'backup.create', name: made.name });
      return toBackup(made);
    },

    async remove(name: string, by: By): Promise<void> {
      await backups.remove(name);
      await note(by, { action: 'backup.delete', name });
    },

    check: (source: BackupSource): Promise<BackupCheck> =>
      backups.alone(() =>
        withPrepared(source, (_prepared, content) =>
          Promise.resolve(toCheck(content, contentOf(context.sqlite))),
        ),
      ),

    restore: (source: BackupSource, by: By): Promise<{ replaced: Backup; auditEnds: boolean }> =>
      backups.alone(() =>
        withPrepared(source, async (prepared) => {
          const keepAs = backups.pathForReplaced();
          let carried: number | undefined;
          const { db } = await context.replaceDatabase(by.requestId, () => {
            carried = carryAudit(database, prepared);
            return replaceDatabaseFile({ database, prepared, keepAs });
          });
          // Into the data that were brought back, which may not know them as an admin, or at all.
          await db.transaction().execute((trx) =>
            recordAudit(trx, {
              actor: by.actor,
              event: { action: 'backup.restore', name: basename(pathOf(source)) },
              now: context.clock.now(),
            }),
          );
          // The copy may be another machine's: this one keeps its own address.
          if (options.port === undefined) {
            await saveSetting(db, 'port', String(context.listeners.port));
          }
          const replaced = backups.get(keepAs.slice(backups.dir.length + 1));
          for (const { name } of outdated(backups.list(), replaced.name)) {
            rmSync(join(backups.dir, name));
          }
          log.warn(
            { requestId: by.requestId, replaced: replaced.name, auditLines: carried },
            'database restored',
          );
          return { replaced: toBackup(replaced), auditEnds: carried === undefined };
        }),
      ),
  };
}

const unusable = (reason: UnusableDatabaseError['reason'], cause?: unknown): AppError =>
  new AppError('BACKUP_UNUSABLE', { message: maintenanceTexts.unusable[reason], cause });
