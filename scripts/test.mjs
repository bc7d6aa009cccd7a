// `npm test`: static checks, unit and HTTP tests, then the real product in a real browser.
// The last line counts the tests that the runners report.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { obtainNetworkTools } from './apt.mjs';
import { checkSteps } from './check-steps.mjs';
import { inPackage, root, runNode } from './lib.mjs';
import { obtainBrowser } from './obtain-browser.mjs';

const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const env = { ...process.env, NODE_ENV: 'test' };
const summary = [];
const count = { passed: 0, failed: 0, skipped: 0 };

function step(name, run) {
  const began = Date.now();
  const result = run();
  summary.push([
    result.passed ? 'ok    ' : 'FAILED',
    name,
    `${((Date.now() - began) / 1000).toFixed(1)} s`,
  ]);
  count.passed += result.counts?.passed ?? 0;
  count.skipped += result.counts?.skipped ?? 0;
  // A step that fails without naming a test still is one failure.
  count.failed += result.passed ? 0 : Math.max(1, result.counts?.failed ?? 0);
}

for (const [name, run] of checkSteps) step(name, () => ({ passed: run() }));
step('unit and HTTP tests', runVitest);
step('proofs of reliability, short', runProofs);
step('browser tests', runPlaywright);

console.log(`\n${summary.map((row) => row.join('  ')).join('\n')}\n`);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed === 0 ? 0 : 1);

function runVitest() {
  obtainNetworkTools();
  const report = join(reports, 'vitest.json');
  const run = runNode(
    [
      inPackage('vitest', 'vitest.mjs'),
      'run',
      '--config=config/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  const result = readReport(report);
  return {
    passed: run.status === 0,
    counts: result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + result.numTodoTests,
    },
  };
}

/** Each promise counts as one test, however many cases were tried for it. */
function runProofs() {
  const report = join(reports, 'prove.json');
  const browser = obtainBrowser();
  const run = runNode(['prove/run.ts', '--short', '--report', report], {
    env: { ...env, ...(browser ? { BROWSER_PATH: browser.path } : {}) },
  });
  const rows = readReport(report);
  return {
    passed: run.status === 0,
    counts: rows && {
      passed: rows.filter((row) => row.wasTried && row.failures === 0).length,
      failed: rows.filter((row) => row.failures > 0).length,
      skipped: rows.filter((row) => !row.wasTried).length,
    },
  };
}

function runPlaywright() {
  const browser = obtainBrowser();
  if (!browser) {
    console.error('Tidak ada peramban untuk tes; pasang Chromium atau tunjuk dengan BROWSER_PATH.');
    return { passed: false };
  }
  console.log(`Browser: ${browser.path} (${browser.from})`);
  const report = join(reports, 'playwright.json');
  const run = runNode(
    [inPackage('@playwright/test', 'cli.js'), 'test', '--config=e2e/playwright.config.ts'],
    { env: { ...env, BROWSER_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const stats = readReport(report)?.stats;
  return {
    passed: run.status === 0,
    counts: stats && {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    },
  };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
