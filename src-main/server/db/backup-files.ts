import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupKind } from '#shared/contracts/maintenance.contract.ts';
import { BACKUP_DAYS } from '#shared/constants/limits.ts';
import { localDay } from '../lib/local-day.ts';

/** Folder of the copies, inside the data folder. */
export const BACKUP_DIR = 'backups';
/** Copies kept of those that an upgrade or a restore made by itself. */
const SAFETY_COPIES = 5;

/** A copy in the folder: what its name tells, and its size. */
export interface BackupFile {
  name: string;
  kind: BackupKind;
  createdAt: number;
  bytes: number;
}

/** What the end of a name says, in the language of the person who looks into the folder. */
const LABELS: Record<Exclude<BackupKind, 'before-upgrade'>, string> = {
  automatic: 'otomatis',
  manual: 'manual',
  'before-restore': 'sebelum-pulih',
};
const UPGRADE_LABEL = 'sebelum-skema';
const NAME =
  /^punakawan-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-([a-z]+(?:-[a-z]+)?)(?:-\d+)?\.sqlite$/;

/** A path for a new copy that no other copy has. */
export function newBackupPath(
  dir: string,
  label: { kind: Exclude<BackupKind, 'before-upgrade'> } | { schema: number },
  now: number,
): string {
  const text = 'schema' in label ? `${UPGRADE_LABEL}-${label.schema}` : LABELS[label.kind];
  for (let time = now; ; time++) {
    const stamp = new Date(time).toISOString().replace(/[:.]/g, '-');
    const path = join(dir, `punakawan-${stamp}-${text}.sqlite`);
    if (!existsSync(path)) return path;
  }
}

/** Removes what an interrupted copy or restore has left behind. */
export function removeLeftovers(dataDir: string): void {
  const inDir = (dir: string, pattern: RegExp) => {
    if (!existsSync(dir)) return;
    for (const name of readdirSync(dir).filter((one) => pattern.test(one))) {
      rmSync(join(dir, name), { force: true });
    }
  };
  inDir(dataDir, /^pulih(-\w+)?\.tmp|\.sqlite\.undo$/);
  inDir(join(dataDir, BACKUP_DIR), /\.sqlite\.tmp$/);
}

/** The complete copies of a folder, the newest first. */
export function listBackups(dir: string): BackupFile[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .flatMap((name) => {
      const about = readName(name);
      return about ? [{ name, ...about, bytes: statSync(join(dir, name)).size }] : [];
    })
    .sort((a, b) => b.createdAt - a.createdAt || (a.name < b.name ? 1 : -1));
}

/** What a file name says; undefined for files that are no finished copies. */
export function readName(name: string): Pick<BackupFile, 'kind' | 'createdAt'> | undefined {
  const match = NAME.exec(name);
  if (!match) return undefined;
  const [, day, hours, minutes, seconds, millis, label] = match;
  const createdAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${millis}Z`);
  const known = (Object.keys(LABELS) as (keyof typeof LABELS)[]).find((k) => LABELS[k] === label);
  const kind = label === UPGRADE_LABEL ? 'before-upgrade' : known;
  return kind && Number.isFinite(createdAt) ? { kind, createdAt } : undefined;
}

/**
 * The copies that have had their time: of the automatic ones all but the newest of each local day,
 * and days beyond the last 14; of safety copies all but the newest. What a person made stays, and so
 * does `newest`, whatever a wrong clock has named it.
 */
export function outdated(files: readonly BackupFile[], newest: string): BackupFile[] {
  const days = new Set<string>();
  const safety = { 'before-upgrade': 0, 'before-restore': 0 };
  return files.filter(({ name, kind, createdAt }) => {
    if (kind === 'manual') return false;
    if (kind !== 'automatic') return ++safety[kind] > SAFETY_COPIES && name !== newest;
    const day = localDay(createdAt);
    const isNewestOfDay = !days.has(day);
    days.add(day);
    return (!isNewestOfDay || days.size > BACKUP_DAYS) && name !== newest;
  });
}
