/**
 * `node bench/lighthouse.ts [runs] [slowdown]`: Lighthouse's mobile profile on the login and on a
 * question, in the built product; the median of so many runs, five if nothing is said. Lighthouse is no
 * dependency: npx fetches it, so this needs the network. Figures, no verdict: blocking time is what the
 * machine took times the slowdown, four if nothing is said. Lighthouse asks for it to be calibrated by
 * the benchmark index, which is printed too: docs/performance.md.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod/mini';
import { signedInPlayer } from '../e2e/support/people.ts';
import { expectQuestion } from '../e2e/support/play.ts';
import { startProduct } from '../e2e/support/server.ts';
import { AS_ROOT_ARGS, findBrowser } from '../scripts/find-browser.mjs';
import { median } from './statistics.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const score = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: score, accessibility: score }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

const runs = Number(process.argv[2] ?? 5);
const slowdown = Number(process.argv[3] ?? 4);
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'punakawan-lighthouse-'));
const product = await startProduct();
const found = findBrowser(chromium.executablePath());
// Lighthouse signs in nobody: it joins a browser in which somebody is signed in already.
const PORT = 9_339;
const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
  ...(found && { executablePath: found.path }),
  args: [`--remote-debugging-port=${PORT}`, ...AS_ROOT_ARGS],
  baseURL: product.url,
});

/** One look at a page: scores of 100, milliseconds, and the shift of the layout. */
async function look(path: string) {
  const file = join(folder, 'report.json');
  const said = ['--quiet', '--output=json', `--output-path=${file}`, `--port=${PORT}`];
  const only = '--only-categories=performance,accessibility';
  const args = ['--yes', LIGHTHOUSE, `${product.url}${path}`, ...said, only];
  const slowed = `--throttling.cpuSlowdownMultiplier=${slowdown}`;
  await run('npx', [...args, '--disable-storage-reset', slowed]);
  const { categories, audits, environment } = reportSchema.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    'first paint ms': audits['first-contentful-paint'].numericValue,
    'largest paint ms': audits['largest-contentful-paint'].numericValue,
    'blocking ms': audits['total-blocking-time'].numericValue,
    'layout shift': audits['cumulative-layout-shift'].numericValue,
    'benchmark index': environment.benchmarkIndex,
  };
}

/** The median of each figure over all runs. */
async function measure(path: string) {
  const looks: Awaited<ReturnType<typeof look>>[] = [];
  for (let turn = 0; turn < runs; turn += 1) looks.push(await look(path));
  const names = Object.keys(looks[0] ?? {}) as (keyof (typeof looks)[number])[];
  return Object.fromEntries(
    names.map((name) => [name, Math.round(median(looks.map((one) => one[name])) * 1_000) / 1_000]),
  );
}

try {
  const rows: Record<string, Record<string, number>> = { '/login': await measure('/login') };
  const page = await context.newPage();
  await signedInPlayer(page, product.url, 'petruk', 1);
  await page.goto('/gameplay');
  await expectQuestion(page, 1, 20);
  await page.close();
  rows['/gameplay'] = await measure('/gameplay');
  console.log(`processor slowed ${slowdown} times`);
  console.table(rows);
} finally {
  await context.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
