// `npm run dev`: everything reloads as it is edited. With Electron's binary in its window, else the
// server on plain Node and Vite's address for a browser.
import { spawn } from 'node:child_process';
import { electronBinary, hasDisplay } from './electron-binary.mjs';
import { inPackage, root } from './lib.mjs';

const inWindow = hasDisplay && electronBinary() !== undefined;
const data = `${root}/.dev-data`;
const args = inWindow
  ? ['dev', '--watch']
  : ['dev', '--watch', '--entry', 'out/main/headless.cjs', '--', '--data', data, '--log'];
if (!inWindow) {
  console.log('Tanpa jendela Electron: buka alamat "Local" di bawah dengan peramban.');
}
const child = spawn(
  process.execPath,
  [inPackage('electron-vite', 'bin/electron-vite.js'), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PUNAKAWAN_DATA: data,
      ...(inWindow ? {} : { ELECTRON_EXEC_PATH: process.execPath }),
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
