import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';
import { moveTexts } from '#shared/texts/maintenance.ts';
import { readJson, writeJson } from '../lib/json-file.ts';
import { BACKUP_DIR, listBackups } from './backup-files.ts';
import { copyDatabase, flush, removeDatabase } from './copy-database.ts';
import { lockDataDir } from './data-lock.ts';
import { databaseBytes, DATABASE_FILE } from './open-database.ts';
import { copyPrivately, makePrivateDir, makePrivateFile } from './private-folder.ts';

/** In a folder that is being filled: what an interrupted move has left may be written over. */
const MOVING_MARK = 'sedang-dipindahkan';
/** Beside database and backups: what belongs to an installation and not to a run. */
const SMALL_FILES = ['secrets.json', 'window.json', 'incident.json'];
const RESERVE_BYTES = 16 * 1024 * 1024;

/** Where the data lie, when they were moved from where they lie by default. */
const Place = z.object({
  dataDir: z.string(),
  /** Where they are wanted at the next start. */
  moveTo: z.optional(z.string()),
  /** The folder of before, until somebody has said that it may go. */
  previous: z.optional(z.string()),
});

/** Data cannot be moved there. The message is for the person who wants it. */
export class CannotMoveError extends Error {}

export const readPlace = (placeFile: string): z.infer<typeof Place> | undefined =>
  readJson(placeFile, Place);

/** Whether a folder holds data of ours, or at least copies of them. */
export const holdsData = (dataDir: string): boolean =>
  existsSync(join(dataDir, DATABASE_FILE)) || existsSync(join(dataDir, BACKUP_DIR));

/** Notes that the data are wanted elsewhere at the next start. Throws CannotMoveError. */
export function wishMove(placeFile: string, dataDir: string, to: string): void {
  assertMovable(dataDir, to);
  writePlace(placeFile, { dataDir, moveTo: resolve(to) });
}

/** Moves the data if that was wished for. Returns the folder to use, and why it is still the old one. */
export function carryOutMove(
  placeFile: string,
  dataDir: string,
): { dataDir: string; problem?: string } {
  const to = readPlace(placeFile)?.moveTo;
  if (to === undefined) return { dataDir };
  try {
    moveData(placeFile, dataDir, to);
    return { dataDir: to };
  } catch (error) {
    // Not tried again by itself: the teacher hears of it and decides.
    writePlace(placeFile, { dataDir });
    return { dataDir, problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Copies the data to another folder, checks the copy, and only then lets the next start use it; the old
 * folder stays. Interrupted anywhere, the old folder is still the one in use, and it can be tried again.
 * Throws CannotMoveError and DataInUseError.
 */
export function moveData(placeFile: string, from: string, to: string): void {
  assertMovable(from, to);
  const unlock = lockDataDir(from);
  try {
    makePrivateDir(join(to, BACKUP_DIR));
    makePrivateFile(join(to, MOVING_MARK));
    removeDatabase(join(to, DATABASE_FILE));
    copyDatabase(join(from, DATABASE_FILE), join(to, DATABASE_FILE));
    const files = [
      ...SMALL_FILES.filter((name) => existsSync(join(from, name))),
      ...listBackups(join(from, BACKUP_DIR)).map(({ name }) => join(BACKUP_DIR, name)),
    ];
    for (const file of files) {
      copyPrivately(join(from, file), join(to, file));
      flush(join(to, file));
    }
    writePlace(placeFile, { dataDir: resolve(to), previous: from });
    rmSync(join(to, MOVING_MARK));
  } finally {
    unlock();
  }
}

/** Deletes what is ours in the folder of before; what else lies there stays. */
export function removePrevious(placeFile: string): void {
  const place = readPlace(placeFile);
  if (place?.previous === undefined) return;
  const { previous, dataDir } = place;
  const backups = join(previous, BACKUP_DIR);
  removeDatabase(join(previous, DATABASE_FILE));
  for (const { name } of listBackups(backups)) rmSync(join(backups, name), { force: true });
  for (const name of SMALL_FILES) rmSync(join(previous, name), { force: true });
  for (const folder of [backups, previous]) {
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
  writePlace(placeFile, { dataDir });
}

function assertMovable(from: string, to: string): void {
  const { cannot } = moveTexts;
  if (!isAbsolute(to)) throw new CannotMoveError(cannot.notAbsolute);
  if (to.startsWith('\\\\')) throw new CannotMoveError(cannot.network);
  if (isInside(from, to) || isInside(to, from)) throw new CannotMoveError(cannot.inside);
  if (!existsSync(join(from, DATABASE_FILE))) throw new CannotMoveError(cannot.nothing(from));
  const found = statSync(to, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new CannotMoveError(cannot.notEmpty);
  const isFree = !found || readdirSync(to).length === 0 || existsSync(join(to, MOVING_MARK));
  if (!isFree) throw new CannotMoveError(cannot.notEmpty);
  const disk = found ? to : dirname(to);
  if (!existsSync(disk)) throw new CannotMoveError(cannot.noParent);
  const copies = listBackups(join(from, BACKUP_DIR)).reduce((sum, { bytes }) => sum + bytes, 0);
  const { bavail, bsize } = statfsSync(disk);
  if (bavail * bsize < databaseBytes(from) + copies + RESERVE_BYTES) {
    throw new CannotMoveError(cannot.full);
  }
}

const isInside = (outer: string, inner: string): boolean => {
  const way = relative(resolve(outer), resolve(inner));
  return !way.startsWith('..') && !isAbsolute(way);
};

function writePlace(placeFile: string, place: z.infer<typeof Place>): void {
  mkdirSync(dirname(placeFile), { recursive: true });
  writeJson(placeFile, place);
}
