import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../harness/product.ts';
import type { Proof } from '../harness/proof.ts';

const TESTS = 'src-main/desktop/electron-checklist';

export const desktopWindow: Proof = {
  name: 'desktop-window',
  promise: "the desktop window keeps Electron's security checklist, point by point",
  // `npm test` runs the same tests among the others.
  isSlow: true,
  try(trial) {
    const folder = mkdtempSync(join(tmpdir(), 'punakawan-checklist-'));
    const report = join(folder, 'report.json');
    try {
      const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
      const run = ['run', '--config', 'config/vitest.config.ts', '--project', 'main'];
      const output = ['--reporter', 'json', '--outputFile', report];
      spawnSync(process.execPath, [vitest, ...run, ...output, TESTS], {
        cwd: ROOT,
        stdio: 'ignore',
      });
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
        testResults: { assertionResults: { title: string; status: string }[] }[];
      };
      const results = testResults.flatMap(({ assertionResults }) => assertionResults);
      for (const { title, status } of results) trial.check(status === 'passed', title);
      return Promise.resolve(
        `${results.length} tests of 20 points, over window options and handlers; not in a real Electron`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
