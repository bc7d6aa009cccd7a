import * as z from 'zod/mini';
import { FILE_PATH_MAX } from '../constants/limits.ts';
import { maintenanceTexts } from '../texts/maintenance.ts';
import { Timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Copying and checking a large database takes an old hard disk its time. */
const SLOW_MS = 5 * 60_000;

/** Why a copy was made. `before-restore` is the way back after 'Pulihkan'. */
export const BACKUP_KINDS = ['automatic', 'manual', 'before-upgrade', 'before-restore'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** A complete copy of the database that was checked when it was made. */
export const Backup = z.object({
  /** File name in the folder of backups; what the other calls take. */
  name: z.string(),
  kind: z.enum(BACKUP_KINDS),
  createdAt: Timestamp,
  bytes: z.int(),
});
export type Backup = z.infer<typeof Backup>;

/** What the teacher should know; `message` is Indonesian and fit to be shown. */
export const MAINTENANCE_NOTICES = [
  'DISK_LOW',
  'BACKUP_FAILED',
  'NO_BACKUP',
  'DATA_RESTORED',
  'DATA_KEPT',
  'DATA_LOST',
  'DATA_WENT_BACK',
  'DISK_FROZEN',
  'DATA_OPEN',
] as const;
export const MaintenanceNotice = z.object({
  code: z.enum(MAINTENANCE_NOTICES),
  message: z.string(),
  /** Whether it stays until somebody has said that they read it; the others go with their cause. */
  needsReading: z.boolean(),
});
export type MaintenanceNotice = z.infer<typeof MaintenanceNotice>;

export const MaintenanceState = z.object({
  /** Folder of the database, on the server's machine. */
  dataDir: z.string(),
  backupDir: z.string(),
  databaseBytes: z.int(),
  /** Free on the disk of the data folder. */
  freeBytes: z.int(),
  /** Below 200 MB: automatic copies pause until there is room. */
  isDiskLow: z.boolean(),
  /** Days of which the automatic copy is kept. */
  keptDays: z.int(),
  lastBackupAt: z.nullable(Timestamp),
  /** The newest first. */
  backups: z.array(Backup),
  notices: z.array(MaintenanceNotice),
  /** The copy that the last restore of these days has left: the way back. */
  wayBack: z.nullable(Backup),
  /** Whether the folder can be moved from here; not when it was chosen at the start. */
  canMove: z.boolean(),
  /** The folder that the data were moved from, until it was cleared. */
  previousDir: z.nullable(z.string()),
});
export type MaintenanceState = z.infer<typeof MaintenanceState>;

/** A name out of the folder of backups: never a path. */
const BackupName = z
  .string()
  .check(z.regex(/^punakawan-[\w.-]{1,100}\.sqlite$/, { error: maintenanceTexts.notABackupName }));

/** Which copy: one of the list by name, or a file anywhere on the server's machine by its full path. */
const BackupSource = z
  .object({
    name: z.optional(BackupName),
    file: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(FILE_PATH_MAX))),
  })
  .check(
    z.refine(({ name, file }) => (name === undefined) !== (file === undefined), {
      error: maintenanceTexts.nameOrFile,
      path: ['name'],
    }),
  );

/** What is in a copy, for the question before it is restored. */
const BackupContent = z.object({
  /** The newest thing that happened in it. */
  lastActivityAt: z.nullable(Timestamp),
  users: z.int(),
  questions: z.int(),
  finishedRuns: z.int(),
  /** Whether it is from an older version and will be brought up to date. */
  isOlderVersion: z.boolean(),
});

/** What is in a copy, and what is in the database now: what restoring would change. */
export const BackupCheck = z.extend(BackupContent, {
  present: z.omit(BackupContent, { isOlderVersion: true }),
});
export type BackupCheck = z.infer<typeof BackupCheck>;

const NameParams = z.object({ name: BackupName });

/** Data and backups, for admins at the server's own machine. */
export const maintenanceApi = {
  state: endpoint({
    method: 'GET',
    path: '/admin/maintenance',
    access: 'admin',
    localOnly: true,
    summary: 'Where the data lies, how much room is left, and which backups there are.',
    response: MaintenanceState,
  }),
  notices: endpoint({
    method: 'GET',
    path: '/admin/maintenance/notices',
    access: 'admin',
    summary: 'What admins should know about the data, wherever they sit.',
    response: z.array(MaintenanceNotice),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/admin/maintenance/notices/read',
    access: 'admin',
    summary: 'Says that the notice of what happened to the data was read; it is not shown again.',
    response: z.null(),
  }),
  move: endpoint({
    method: 'POST',
    path: '/admin/maintenance/move',
    access: 'admin',
    localOnly: true,
    summary: 'Notes that the data are wanted in another folder; they move at the next start.',
    body: z.object({
      folder: z.string().check(z.trim(), z.minLength(1), z.maxLength(FILE_PATH_MAX)),
    }),
    response: z.null(),
  }),
  clearPrevious: endpoint({
    method: 'POST',
    path: '/admin/maintenance/clear-previous',
    access: 'admin',
    localOnly: true,
    summary: 'Deletes the data in the folder that they were moved from.',
    response: z.null(),
  }),
  backUp: endpoint({
    method: 'POST',
    path: '/admin/maintenance/backups',
    access: 'admin',
    localOnly: true,
    summary: 'Makes a checked copy of the database now.',
    status: 201,
    timeoutMs: SLOW_MS,
    response: Backup,
  }),
  downloadBackup: endpoint({
    method: 'GET',
    path: '/admin/maintenance/backups/:name',
    access: 'admin',
    localOnly: true,
    summary: 'A copy as a file, to keep it elsewhere.',
    timeoutMs: SLOW_MS,
    params: NameParams,
    response: z.string(),
    produces: 'application/vnd.sqlite3',
  }),
  deleteBackup: endpoint({
    method: 'DELETE',
    path: '/admin/maintenance/backups/:name',
    access: 'admin',
    localOnly: true,
    summary: 'Deletes a copy.',
    params: NameParams,
    response: z.null(),
  }),
  checkBackup: endpoint({
    method: 'POST',
    path: '/admin/maintenance/check',
    access: 'admin',
    localOnly: true,
    summary: 'Checks a copy as restoring would, changes nothing, and says what is in it.',
    timeoutMs: SLOW_MS,
    body: BackupSource,
    response: BackupCheck,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/admin/maintenance/restore',
    access: 'admin',
    localOnly: true,
    summary:
      'Replaces the database by a checked copy and keeps the replaced one as a backup. Everybody signs in again.',
    timeoutMs: SLOW_MS,
    body: BackupSource,
    response: z.object({
      /** The way back. */
      replaced: Backup,
    }),
  }),
};
