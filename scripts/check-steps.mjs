// The static checks, in the order in which they are worth reading.
import { spawnSync } from 'node:child_process';
import { inPackage, root, runNode } from './lib.mjs';

const depcruise = inPackage('dependency-cruiser', 'bin/dependency-cruiser.mjs');
const rules = ['--config', 'config/dependency-cruiser.mjs'];
const sources = ['src-main', 'src-preload', 'src-renderer', 'src-shared'];

/** Each: a name and a function that answers whether it passed. */
export const checkSteps = [
  [
    'format',
    () =>
      passes(inPackage('prettier', 'bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']),
  ],
  ['types', () => passes(inPackage('typescript', 'bin/tsc'), ['-b'])],
  ['lint', () => passes(inPackage('oxlint', 'bin/oxlint'), ['--type-aware', '--deny-warnings'])],
  ['dependency rules', () => cruised() > 0 && passes(depcruise, [...rules, ...sources])],
  ['guard of the dependency rules', guardFinds],
  [
    'unused code',
    () =>
      passes(inPackage('knip', 'bin/knip.js'), ['--config', 'config/knip.json', '--no-progress']),
  ],
];

function passes(tool, args) {
  return runNode([tool, ...args]).status === 0;
}

/** How many modules the rules were really applied to: a parser that reads nothing reports no violation either. */
function cruised() {
  const run = spawnSync(
    process.execPath,
    [depcruise, ...rules, '--output-type', 'json', ...sources],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  const modules = JSON.parse(run.stdout || '{"modules":[]}').modules.length;
  if (modules < 100) console.error(`dependency rules saw only ${modules} modules`);
  return modules < 100 ? 0 : modules;
}

/** The rules must be red on a folder with one violation of each layer. */
function guardFinds() {
  const run = spawnSync(
    process.execPath,
    [depcruise, '--config', `${root}/config/dependency-cruiser.mjs`, '--output-type', 'json', '.'],
    { cwd: `${root}/config/fixtures/dependency-rules`, encoding: 'utf8' },
  );
  const found = new Set(
    JSON.parse(run.stdout || '{"summary":{"violations":[]}}').summary.violations.map(
      (v) => v.rule.name,
    ),
  );
  const missed = ['server-without-electron', 'renderer-stands-alone', 'shared-is-the-leaf'].filter(
    (rule) => !found.has(rule),
  );
  if (missed.length > 0) console.error(`seeded violations not found: ${missed.join(', ')}`);
  return missed.length === 0;
}
