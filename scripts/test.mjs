// `npm test`: static checks, unit and HTTP tests, the promises of reliability, and the real product in a
// real browser. Two lanes run side by side, since much of either is waiting. The last line counts the
// tests that the runners report.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { obtainNetworkTools } from './apt.mjs';
import { checkSteps } from './check-steps.mjs';
import { inPackage, root, runBeside } from './lib.mjs';
import { obtainBrowser } from './obtain-browser.mjs';

const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

obtainNetworkTools();
const browser = obtainBrowser();
if (browser) console.log(`Browser: ${browser.path} (${browser.from})`);
else
  console.error('Tidak ada peramban untuk tes; pasang Chromium atau tunjuk dengan BROWSER_PATH.');
const env = {
  ...process.env,
  NODE_ENV: 'test',
  ...(browser ? { BROWSER_PATH: browser.path } : {}),
};

const began = Date.now();
const summary = [];
const count = { passed: 0, failed: 0, skipped: 0 };

// What is built is needed by everything but the static checks.
const built = step('build', build);
await Promise.all([
  inTurn([
    ...checkSteps,
    ['unit and HTTP tests', runVitest],
    ['proofs of reliability, short', runProofs],
  ]),
  inTurn([['browser tests', runPlaywright]]),
]);

console.log(`\n${summary.map((row) => row.join('  ')).join('\n')}`);
console.log(`        all of it  ${seconds(began)}\n`);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
process.exit(count.failed === 0 ? 0 : 1);

async function inTurn(steps) {
  for (const [name, run] of steps) await step(name, run);
}

/** Runs a step, and prints what it wrote once it has ended: lines of two lanes would mix. */
async function step(name, run) {
  const started = Date.now();
  const { passed, output, counts } = await run();
  console.log(`\n== ${name}: ${passed ? 'ok' : 'FAILED'}, ${seconds(started)}\n${output.trim()}`);
  summary.push([passed ? 'ok    ' : 'FAILED', name, seconds(started)]);
  count.passed += counts?.passed ?? 0;
  count.skipped += counts?.skipped ?? 0;
  // A step that fails without naming a test still is one failure.
  count.failed += passed ? 0 : Math.max(1, counts?.failed ?? 0);
  return passed;
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

async function build() {
  const { status, output } = await runBeside(['scripts/bootstrap.mjs', '--build']);
  return { passed: status === 0, output };
}

async function runVitest() {
  await built;
  const report = join(reports, 'vitest.json');
  const { status, output } = await runBeside(
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
    passed: status === 0,
    output,
    counts: result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + result.numTodoTests,
    },
  };
}

/** Each promise counts as one test, however many cases were tried for it. */
async function runProofs() {
  await built;
  const report = join(reports, 'prove.json');
  const { status, output } = await runBeside(['prove/run.ts', '--short', '--report', report], {
    env,
  });
  const rows = readReport(report);
  return {
    passed: status === 0,
    output,
    counts: rows && {
      passed: rows.filter((row) => row.wasTried && row.failures === 0).length,
      failed: rows.filter((row) => row.failures > 0).length,
      skipped: rows.filter((row) => !row.wasTried).length,
    },
  };
}

async function runPlaywright() {
  await built;
  if (!browser) return { passed: false, output: '' };
  const report = join(reports, 'playwright.json');
  const { status, output } = await runBeside(
    [inPackage('@playwright/test', 'cli.js'), 'test', '--config=e2e/playwright.config.ts'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const stats = readReport(report)?.stats;
  return {
    passed: status === 0,
    output,
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
