import { execFile } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { join, parse, win32 } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

/** Runs a program of the system and gives what it prints; rejects when it fails. */
export type RunProgram = (file: string, args: readonly string[]) => Promise<string>;

/** Makes a folder, and those above it, for nobody but this account. */
export const makePrivateDir = (dir: string): void =>
  void mkdirSync(dir, { recursive: true, mode: FOLDER_MODE });

/** Makes an empty file for nobody but this account, unless there is one; SQLite itself would ask nobody. */
export const makePrivateFile = (file: string): void => closeSync(openSync(file, 'a', FILE_MODE));

/** Copies a file of ours; the mode that comes along with it is not kept. */
export function copyPrivately(from: string, to: string): void {
  copyFileSync(from, to);
  try {
    chmodSync(to, FILE_MODE);
  } catch (error) {
    // A drive without modes: `closeToOthers` has told of it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/** What a test replaces: the code for Windows runs on every system, except for its programs. */
export interface PrivateFolderOutside {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  run: RunProgram;
  /** The number of the account that this process runs under; undefined on Windows. */
  uid: number | undefined;
}

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** The bits of a mode that are about others than the owner. */
const OTHERS = 0o077;
/** What Punakawan makes in its data folder. Other files of a folder that was chosen by hand keep their modes. */
const OWN_NAMES =
  /^(punakawan\.(sqlite|lock).*|(secrets|incident|window)\.json(\.tmp)?|terbuka|sedang-dipindahkan|pulih.*|backups|karantina|logs)$/;
/** Windows' own numbers for SYSTEM and the group of administrators: their names are translated. */
const SYSTEM = '*S-1-5-18';
const ADMINISTRATORS = '*S-1-5-32-544';
/** Given on to everything that is, or will be, in the folder. */
const FULL = '(OI)(CI)F';
const PROGRAM_TIMEOUT_MS = 30_000;

/** The last column of `whoami /user /fo csv /nh`: "pc\budi","S-1-5-21-…". */
const UserSid = z.string().check(z.regex(/^S-1-5-[\d-]+$/));

/**
 * Closes a data folder and what is ours in it to every other account of the computer, whatever it was
 * before: modes 0700 and 0600 on Linux and macOS; on Windows an access list of the folder's own for the
 * user, SYSTEM and the administrators. Gives false where that cannot be done: a drive without owners
 * (FAT, exFAT), a folder of somebody else, a whole drive.
 */
export async function closeToOthers(
  dataDir: string,
  outside: Partial<PrivateFolderOutside> = {},
): Promise<boolean> {
  const { platform, env } = process;
  const around = { platform, env, run, uid: process.getuid?.(), ...outside };
  try {
    return around.platform === 'win32'
      ? await closeOnWindows(dataDir, around)
      : closeByModes(dataDir, around.uid);
  } catch (error) {
    // A drive without modes or lists, a folder of somebody else, a program of the system that is missing.
    if (error instanceof Error) return false;
    throw error;
  }
}

function closeByModes(dataDir: string, uid: number | undefined): boolean {
  const folder = realpathSync(dataDir);
  // The root of the system is nobody's data folder.
  if (folder === parse(folder).root) return false;
  // The folder is closed before anything in it: from then on nobody comes in.
  const isClosed = setMode(folder, lstatSync(folder), uid);
  const own = readdirSync(folder).filter((name) => OWN_NAMES.test(name));
  return own.reduce((all, name) => close(join(folder, name), uid) && all, isClosed);
}

/** Closes a file, or a folder with all in it; false when anything of it stays open. */
function close(path: string, uid: number | undefined): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Gone meanwhile: a log that was merged, a temporary file. What a link leads to is not ours.
  if (!found || found.isSymbolicLink()) return true;
  const isClosed = setMode(path, found, uid);
  if (!found.isDirectory()) return isClosed;
  return readdirSync(path).reduce((all, name) => close(join(path, name), uid) && all, isClosed);
}

function setMode(path: string, found: Stats, uid: number | undefined): boolean {
  if (found.uid !== uid) return false;
  if ((found.mode & OTHERS) === 0) return true;
  chmodSync(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE);
  // Some drives say yes and do nothing.
  const now = lstatSync(path, { throwIfNoEntry: false });
  return !now || (now.mode & OTHERS) === 0;
}

async function closeOnWindows(
  dataDir: string,
  { env, run: runProgram }: PrivateFolderOutside,
): Promise<boolean> {
  const folder = win32.resolve(dataDir);
  if (folder === win32.parse(folder).root) return false;
  const system = win32.join(env['SystemRoot'] ?? 'C:\\Windows', 'System32');
  const icacls = (...args: string[]) => runProgram(win32.join(system, 'icacls.exe'), args);
  const user = await runProgram(win32.join(system, 'whoami.exe'), ['/user', '/fo', 'csv', '/nh']);
  const sid = UserSid.parse(user.trim().split(',').at(-1)?.replaceAll('"', ''));
  const allowed = [`*${sid}`, SYSTEM, ADMINISTRATORS].map((who) => `${who}:${FULL}`);
  // What was given to others by name goes first, then what comes from the folder above.
  await icacls(folder, '/reset', '/q');
  await icacls(folder, '/inheritance:r', '/grant:r', ...allowed, '/q');
  // What lies in it has from now on what the folder has, and nothing else.
  if (readdirSync(dataDir).length > 0) {
    await icacls(win32.join(folder, '*'), '/reset', '/t', '/c', '/l', '/q');
  }
  return isOwnList(await icacls(folder));
}

/**
 * Whether the list that icacls shows is the one that was set: one line each for at most three accounts,
 * and none of them from the folder above. A drive without access lists shows no such line.
 */
function isOwnList(shown: string): boolean {
  const entries = shown.split('\n').filter((line) => /:\([A-Z()]+\)\s*$/.test(line));
  return (
    entries.length >= 2 && entries.length <= 3 && entries.every((line) => !line.includes('(I)'))
  );
}

const run: RunProgram = async (file, args) => {
  const { stdout } = await promisify(execFile)(file, [...args], {
    timeout: PROGRAM_TIMEOUT_MS,
    windowsHide: true,
  });
  return stdout;
};
