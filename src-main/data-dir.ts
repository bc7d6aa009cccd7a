import { homedir } from 'node:os';
import { join } from 'node:path';

/** Folder name below the platform's per-user data folder. */
const PRODUCT_FOLDER = 'Punakawan';

/**
 * Where the data lies unless told otherwise: the same folder for the desktop window and the
 * headless server, so that a school may change from one to the other.
 */
export function defaultDataDir(env: NodeJS.ProcessEnv = process.env): string {
  return join(perUserFolder(env), PRODUCT_FOLDER, 'data');
}

/** Says where the data were moved to from the default folder (see data-place.ts of the database). */
export const placeFile = (env: NodeJS.ProcessEnv = process.env): string =>
  join(perUserFolder(env), PRODUCT_FOLDER, 'data-folder.json');

/** Remembers the last start of the desktop outside the data folder (see last-run.ts of the database). */
export const lastRunFile = (env: NodeJS.ProcessEnv = process.env): string =>
  join(perUserFolder(env), PRODUCT_FOLDER, 'last-run.json');

/** What Node has compiled of the product; may be deleted at any time. */
export const compiledCodeDir = (env: NodeJS.ProcessEnv = process.env): string =>
  join(perUserFolder(env), PRODUCT_FOLDER, 'compiled');

/** The folder that Electron calls `appData`. */
function perUserFolder(env: NodeJS.ProcessEnv): string {
  const home = homedir();
  switch (process.platform) {
    case 'win32':
      return env['APPDATA'] ?? join(home, 'AppData', 'Roaming');
    case 'darwin':
      return join(home, 'Library', 'Application Support');
    default:
      return env['XDG_CONFIG_HOME'] ?? join(home, '.config');
  }
}
