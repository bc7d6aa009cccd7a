// Makes a fresh clone ready: `node scripts/bootstrap.mjs [--build]`. Plain Node 20 or later, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fail, root } from './lib.mjs';
import { linkPinnedNode, pinnedNode } from './pinned-node.mjs';

/**
 * What no build is made from. Everything else in the repository is an input: one that is needless here
 * costs a build now and then, one that was forgotten in a list of inputs would leave an old build in use.
 */
const NO_INPUT = [
  /^(\.git|\.github|\.ci|\.dev-data|bench|coverage|dist|e2e|node_modules|out|playwright-report|prove|test-results)$/,
  /^docs\/(?!panduan-guru\.md$|screenshots)/,
  /^[^/]+\.md$/,
  /\.(test\.tsx?|tsbuildinfo)$/,
];

/** The oldest Node that the tools run on where no pinned one can be had. */
const OLDEST = [22, 12];

const say = (message) => console.log(`[siap] ${message}`);

// The pinned Node lives in node_modules, which `npm ci` deletes and Windows would lock: hand over to the Node of npm.
const outerNode = process.env.npm_node_execpath;
const runsPinned = process.execPath.startsWith(join(root, 'node_modules') + sep);
if (runsPinned && outerNode && outerNode !== process.execPath) {
  const run = spawnSync(outerNode, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(run.status ?? 1);
}

install();
linkPinnedNode();
const [major, minor] = process.versions.node.split('.').map(Number);
const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
if (!pinnedNode() && !isNewEnough) {
  fail(
    `Tidak ada Node bawaan untuk ${process.platform}-${process.arch}, dan Node ini ${process.version}. Pasang Node 24.`,
  );
}
if (process.argv.includes('--build')) build();

function install() {
  const stamp = join(root, 'node_modules', '.bootstrap');
  const wanted = hashOf(['package-lock.json']) + process.platform + process.arch;
  if (read(stamp) === wanted) return;
  say('memasang dependensi (npm ci) ...');
  const run = npm([
    'ci',
    // Versions of npm before 11.16 know nothing of allowScripts.
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (run.status !== 0) fail('npm ci gagal; lihat pesan di atas', run.status ?? 1);
  writeFileSync(stamp, wanted);
}

function build() {
  const stamp = join(root, 'out', '.bootstrap');
  const wanted = hashOf(inputsBelow(''));
  if (read(stamp) === wanted) return;
  say('membangun ...');
  const run = npm(['run', '--silent', 'build', '--', '--logLevel', 'warn']);
  if (run.status !== 0) fail('build gagal; lihat pesan di atas', run.status ?? 1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  return cli && /npm-cli\.[cm]?js$/.test(cli)
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @returns {string[]} */
function inputsBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .map((entry) => ({ entry, path: folder === '' ? entry.name : `${folder}/${entry.name}` }))
    .filter(({ path }) => !NO_INPUT.some((pattern) => pattern.test(path)))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? inputsBelow(path) : [path]))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
