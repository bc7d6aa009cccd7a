// The static checks, in the order in which they are worth reading.
import { readdirSync, readFileSync } from 'node:fs';
import config from '../config/dependency-cruiser.mjs';
import { inPackage, root, runBeside } from './lib.mjs';

const depcruise = inPackage('dependency-cruiser', 'bin/dependency-cruiser.mjs');
const rules = ['--config', `${root}/config/dependency-cruiser.mjs`];
const sources = ['src-main', 'src-preload', 'src-renderer', 'src-shared'];

/** @typedef {{ passed: boolean, output: string }} Verdict */

/** Each: a name and a function that tells whether it passed, and what the tool wrote. */
export const checkSteps = /** @type {[string, () => Promise<Verdict>][]} */ ([
  ['format', () => tool('prettier', 'bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
  ['types', () => tool('typescript', 'bin/tsc', '-b')],
  ['lint', () => tool('oxlint', 'bin/oxlint', '--type-aware', '--deny-warnings')],
  ['dependency rules', keepsRules],
  ['SQL in repositories', keepsSqlInRepositories],
  ['guard of the dependency rules', guardFinds],
  [
    'unused code',
    () => tool('knip', 'bin/knip.js', '--config', 'config/knip.json', '--no-progress'),
  ],
]);

async function tool(name, file, ...args) {
  const { status, output } = await runBeside([inPackage(name, file), ...args]);
  return { passed: status === 0, output };
}

/** A parser that reads nothing reports no violation either: so many modules must have been seen. */
const FEWEST_MODULES = 100;

async function keepsRules() {
  const { status, stdout, output } = await cruise(root, ...sources);
  const { modules, summary } = read(stdout);
  const passed =
    status === 0 && summary.violations.length === 0 && modules.length >= FEWEST_MODULES;
  if (passed) return { passed, output: '' };
  const found = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return { passed, output: [`${modules.length} modules`, ...found].join('\n') || output };
}

/** The fixtures hold one violation of each rule, so that no rule can lose its sight unnoticed. */
async function guardFinds() {
  const fixtures = `${root}/config/fixtures/dependency-rules`;
  const { stdout } = await cruise(fixtures, '.');
  const found = new Set(read(stdout).summary.violations.map(({ rule }) => rule.name));
  const missed = config.forbidden.map(({ name }) => name).filter((name) => !found.has(name));
  if (sqlOutside(fixtures).length !== 1) missed.push('SQL in repositories');
  const output = missed.length > 0 ? `seeded violations not found: ${missed.join(', ')}` : '';
  return { passed: missed.length === 0, output };
}

/** Where queries stand; tests and their helpers look into the database as they like. */
const SQL_PLACES = /\.repository\.ts$|\.test\.ts$|\/(db|testing)\//;
const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`|\.prepare\(/;

function keepsSqlInRepositories() {
  const found = sqlOutside(root);
  return Promise.resolve({ passed: found.length === 0, output: found.join('\n') });
}

function sqlOutside(folder) {
  return readdirSync(`${folder}/src-main`, { recursive: true, encoding: 'utf8' })
    .map((name) => `src-main/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !SQL_PLACES.test(name))
    .filter((name) => SQL.test(readFileSync(`${folder}/${name}`, 'utf8')));
}

const cruise = (cwd, ...what) =>
  runBeside([depcruise, ...rules, '--output-type', 'json', ...what], { cwd });

const read = (json) => JSON.parse(json || '{"modules":[],"summary":{"violations":[]}}');
