// Finds a Chromium-family browser without downloading anything.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'brave-browser',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
  'Chromium/Application/chrome.exe',
];

/** Chromium refuses to run as root in its own sandbox; so does Electron. */
export const AS_ROOT_ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** How tests start it: without these, Chromium looks for servers that a classroom does not have. */
export const TEST_BROWSER_ARGS = [
  ...AS_ROOT_ARGS,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Order: BROWSER_PATH, Playwright's own download, a browser of the system. undefined when there is none. */
export function findBrowser(playwrightPath, env = process.env) {
  if (env.BROWSER_PATH) {
    if (!existsSync(env.BROWSER_PATH)) {
      throw new Error(`BROWSER_PATH tidak ada: ${env.BROWSER_PATH}`);
    }
    return { path: env.BROWSER_PATH, from: 'BROWSER_PATH' };
  }
  if (playwrightPath && existsSync(playwrightPath)) {
    return { path: playwrightPath, from: 'Playwright' };
  }
  const system = systemBrowsers(env).find(isRunnable);
  return system ? { path: system, from: 'sistem' } : undefined;
}

function systemBrowsers(env) {
  if (process.platform === 'darwin') {
    return MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => WINDOWS.map((file) => join(folder, file)));
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, '/usr/bin', '/snap/bin'].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
}

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Absent or not executable: the next candidate.
    return false;
  }
}
