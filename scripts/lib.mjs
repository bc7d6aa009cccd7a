// What the scripts share. Plain Node, no dependencies.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Path of a file inside an installed package. */
export const inPackage = (name, file) => resolve(root, 'node_modules', name, file);

/** Runs a Node tool of node_modules on the Node that runs this script; its output goes through. */
export function runNode(args, options = {}) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
}

/** Stops with a sentence and an exit code. */
export function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}
