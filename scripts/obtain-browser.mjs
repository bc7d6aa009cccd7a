// A browser for the tests: one that is there, else one that can be installed.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { installWithApt } from './apt.mjs';
import { findBrowser } from './find-browser.mjs';
import { inPackage, root } from './lib.mjs';

const PLAYWRIGHT_LIMIT_MS = 5 * 60_000;

export const playwrightBrowser = () =>
  createRequire(import.meta.url)('playwright-core').chromium.executablePath();

/** @returns {{ path: string, from: string } | undefined} */
export function obtainBrowser() {
  return (
    findBrowser(playwrightBrowser()) ??
    (installWithPlaywright() || installWithApt('chromium')
      ? findBrowser(playwrightBrowser())
      : undefined)
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
