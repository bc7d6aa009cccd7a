// What the scripts share. Plain Node, no dependencies.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn, spawnSync } from 'node:child_process';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Path of a file inside an installed package. */
export const inPackage = (name, file) => resolve(root, 'node_modules', name, file);

/** Runs a Node tool of node_modules on the Node that runs this script; its output goes through. */
export function runNode(args, options = {}) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });
}

/**
 * Runs a Node tool beside others; resolves to its exit code and what it wrote.
 * @returns {Promise<{ status: number, stdout: string, output: string }>}
 */
export function runBeside(args, options = {}) {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => done({ status: code ?? 1, stdout, output }));
  });
}

/** Stops with a sentence and an exit code. */
export function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}
