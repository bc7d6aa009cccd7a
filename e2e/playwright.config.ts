import { defineConfig } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser.mjs';

const browser = findBrowser(undefined);

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
      args: TEST_BROWSER_ARGS,
    },
  },
});
