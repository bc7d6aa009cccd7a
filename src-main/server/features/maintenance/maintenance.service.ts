import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { BACKUP_DAYS, LOW_DISK_BYTES } from '#shared/constants/limits.ts';
import type {
  Backup,
  BackupContent,
  MaintenanceNotice,
  MaintenanceState,
} from '#shared/contracts/maintenance.contract.ts';
import { AppError } from '#shared/errors.ts';
import { maintenanceTexts } from '#shared/texts/maintenance.ts';
import { outdated, type BackupFile } from '../../db/backup-files.ts';
import {
  removeDatabase,
  UnusableDatabaseError,
  type DatabaseContent,
} from '../../db/copy-database.ts';
import { prepareInBackground } from '../../db/database-jobs.ts';
import { databaseBytes, DATABASE_FILE } from '../../db/open-database.ts';
import { replaceDatabaseFile } from '../../db/replace-file.ts';
import { saveSetting } from '../../db/settings.repository.ts';
import type { RequestContext } from '../../http/context.ts';
import type { ServerContext } from '../../server-context.ts';

/** Room that copies leave to the game itself. */
const RESERVE_BYTES = 16 * 1024 * 1024;

/** Which copy: one of the folder by name, or any file by its full path. */
export interface BackupSource {
  name?: string | undefined;
  file?: string | undefined;
}

/** Where the data lies, and its copies. */
export function createMaintenance(context: ServerContext) {
  const { backups, options, log } = context;
  const database = join(options.dataDir, DATABASE_FILE);

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

  return {
    async state(): Promise<MaintenanceState> {
      const files = backups.list();
      const freeBytes = await context.freeBytes();
      const isDiskLow = freeBytes < LOW_DISK_BYTES;
      return {
        dataDir: options.dataDir,
        backupDir: backups.dir,
        databaseBytes: databaseBytes(options.dataDir),
        freeBytes,
        isDiskLow,
        keptDays: BACKUP_DAYS,
        lastBackupAt: files[0] ? new Date(files[0].createdAt).toISOString() : null,
        backups: files.map(toBackup),
        notices: notices({ isDiskLow, hasFailed: backups.hasFailed, count: files.length }),
      };
    },

    async backUp(): Promise<Backup> {
      await assertRoom();
      return toBackup(await backups.make('manual'));
    },

    check: (source: BackupSource): Promise<BackupContent> =>
      backups.alone(() =>
        withPrepared(source, (_prepared, content) => Promise.resolve(toContent(content))),
      ),

    restore: (source: BackupSource, request: RequestContext): Promise<Backup> =>
      backups.alone(() =>
        withPrepared(source, async (prepared) => {
          const keepAs = backups.pathForReplaced();
          const { db } = await context.replaceDatabase(request.requestId, () =>
            replaceDatabaseFile({ database, prepared, keepAs }),
          );
          // The copy may be another machine's: this one keeps its own address.
          if (options.port === undefined) {
            await saveSetting(db, 'port', String(context.listeners.port));
          }
          const replaced = backups.get(keepAs.slice(backups.dir.length + 1));
          for (const { name } of outdated(backups.list(), replaced.name)) {
            rmSync(join(backups.dir, name));
          }
          log.warn({ requestId: request.requestId, replaced: replaced.name }, 'database restored');
          return toBackup(replaced);
        }),
      ),
  };
}

const unusable = (reason: UnusableDatabaseError['reason'], cause?: unknown): AppError =>
  new AppError('BACKUP_UNUSABLE', { message: maintenanceTexts.unusable[reason], cause });

const toBackup = ({ name, kind, createdAt, bytes }: BackupFile): Backup => ({
  name,
  kind,
  createdAt: new Date(createdAt).toISOString(),
  bytes,
});

const toContent = ({ lastActivityAt, ...content }: DatabaseContent): BackupContent => ({
  ...content,
  lastActivityAt: lastActivityAt === null ? null : new Date(lastActivityAt).toISOString(),
});

function notices(facts: {
  isDiskLow: boolean;
  hasFailed: boolean;
  count: number;
}): MaintenanceNotice[] {
  const { isDiskLow, hasFailed, count } = facts;
  return [
    ...(isDiskLow ? [{ code: 'DISK_LOW' as const, message: maintenanceTexts.diskLow }] : []),
    ...(hasFailed && !isDiskLow
      ? [{ code: 'BACKUP_FAILED' as const, message: maintenanceTexts.backupFailed }]
      : []),
    ...(count === 0 ? [{ code: 'NO_BACKUP' as const, message: maintenanceTexts.noBackup }] : []),
  ];
}
