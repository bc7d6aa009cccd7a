import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';

const browser = findBrowser(undefined);

/** Without these, Chromium looks for servers that a classroom does not have. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  workers: 2,
  fullyParallel: true,
  // A shared machine can starve a browser once; what fails twice is ours. `npm test` names what it retried.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
    // A click on something that still slides into place can miss it on a slow machine.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser ? { executablePath: browser.path } : {}),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...QUIET],
    },
  },
});
