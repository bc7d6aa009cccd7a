// A browser for the tests: one that is there, else one that can be installed.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findBrowser } from './find-browser.mjs';
import { inPackage, root } from './lib.mjs';

const PLAYWRIGHT_LIMIT_MS = 5 * 60_000;
const APT_LIMIT_MS = 10 * 60_000;

export const playwrightBrowser = () =>
  createRequire(import.meta.url)('playwright-core').chromium.executablePath();

/** @returns {{ path: string, from: string } | undefined} */
export function obtainBrowser() {
  return (
    findBrowser(playwrightBrowser()) ??
    (installWithPlaywright() || installWithApt() ? findBrowser(playwrightBrowser()) : undefined)
  );
}

function installWithPlaywright() {
  console.log('Tidak ada peramban; mencoba unduhan Playwright ...');
  const run = spawnSync(
    process.execPath,
    [inPackage('playwright-core', 'cli.js'), 'install', 'chromium'],
    {
      cwd: root,
      stdio: 'ignore',
      timeout: PLAYWRIGHT_LIMIT_MS,
    },
  );
  return run.status === 0;
}

/** Changes the machine, so only as root: a CI container, not a person's PC. */
function installWithApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  console.log('Memasang paket sistem "chromium" ...');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: APT_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  return install() || (apt('update') && install());
}
