import type {
  Backup,
  BackupCheck,
  MaintenanceNotice,
} from '#shared/contracts/maintenance.contract.ts';
import { maintenanceTexts as texts } from '#shared/texts/maintenance.ts';
import type { BackupFile } from '../../db/backup-files.ts';
import type { DatabaseContent } from '../../db/copy-database.ts';
import type { Incident } from '../../db/incident.ts';

const moment = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short' });

export const toBackup = ({ name, kind, createdAt, bytes }: BackupFile): Backup => ({
  name,
  kind,
  createdAt: new Date(createdAt).toISOString(),
  bytes,
});

type Present = Omit<DatabaseContent, 'isOlderVersion'>;

export const toCheck = (copy: DatabaseContent, present: Present): BackupCheck => ({
  ...withTime(copy),
  present: withTime(present),
});

const withTime = <T extends Present>({ lastActivityAt, ...content }: T) => ({
  ...content,
  lastActivityAt: lastActivityAt === null ? null : new Date(lastActivityAt).toISOString(),
});

interface Facts {
  isDiskLow: boolean;
  /** The last automatic copy could not be made. */
  hasFailed: boolean;
  /** Copies that there are. */
  count: number;
  incident: Incident | undefined;
  /** The program that may set the disk back. */
  freezer: string | undefined;
  /** The folder is closed to the other accounts of the computer. */
  isPrivate: boolean;
}

/** What the teacher should know, the gravest first. */
export function toNotices(facts: Facts): MaintenanceNotice[] {
  const { isDiskLow, hasFailed, count, incident, freezer, isPrivate } = facts;
  const passing = (code: MaintenanceNotice['code'], message: string): MaintenanceNotice => ({
    code,
    message,
    needsReading: false,
  });
  return [
    ...(incident ? [toNotice(incident)] : []),
    ...(isDiskLow ? [passing('DISK_LOW', texts.diskLow)] : []),
    ...(hasFailed && !isDiskLow ? [passing('BACKUP_FAILED', texts.backupFailed)] : []),
    ...(count === 0 ? [passing('NO_BACKUP', texts.noBackup)] : []),
    ...(isPrivate ? [] : [passing('DATA_OPEN', texts.dataOpen)]),
    ...(freezer === undefined ? [] : [passing('DISK_FROZEN', texts.diskFrozen(freezer))]),
  ];
}

const CODES = {
  restored: 'DATA_RESTORED',
  kept: 'DATA_KEPT',
  lost: 'DATA_LOST',
  'went-back': 'DATA_WENT_BACK',
} as const;

/** What happened to the data, in a sentence or two. */
export function toNotice(incident: Incident): MaintenanceNotice {
  const { kind, quarantine } = incident;
  const where = quarantine === null ? '' : ` ${texts.quarantined(quarantine)}`;
  return { code: CODES[kind], message: sentence(incident) + where, needsReading: true };
}

function sentence({ kind, since, until }: Incident): string {
  const at = (time: number | null) => moment.format(time ?? 0);
  switch (kind) {
    case 'restored':
      return texts.dataRestored(at(since), at(until));
    case 'kept':
      return since === null ? texts.dataKeptUnknown : texts.dataKept(at(since));
    case 'lost':
      return texts.dataLost(at(until));
    case 'went-back':
      return texts.wentBack(at(until));
  }
}
