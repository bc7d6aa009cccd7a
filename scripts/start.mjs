// `npm start`: the Electron window when it can be had, else the same server and a browser.
// `npm start -- --web` asks for the browser at once; other arguments go to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hasDisplay, obtainElectron } from './electron-binary.mjs';
import { AS_ROOT_ARGS } from './find-browser.mjs';
import { root } from './lib.mjs';

/** An Electron that ends with an error so soon has not started at all. */
const FAILED_START_MS = 5_000;

const args = process.argv.slice(2);

if (args.includes('--web')) startWeb('Diminta dengan --web.');
else if (!hasDisplay) startWeb('Tidak ada layar untuk jendela Electron.');
else {
  const electron = obtainElectron();
  if (electron.file) startWindow(electron.file);
  else startWeb(`Electron tidak tersedia (${electron.missing}).`);
}

function startWindow(file) {
  const began = Date.now();
  const child = spawn(file, [root, ...AS_ROOT_ARGS, ...args], { cwd: root, stdio: 'inherit' });
  passSignals(child);
  child.on('error', (error) => startWeb(`Electron gagal dijalankan (${error.message}).`));
  child.on('exit', (code) => {
    if (code && Date.now() - began < FAILED_START_MS)
      startWeb(`Electron berhenti dengan kode ${code}.`);
    else process.exit(code ?? 0);
  });
}

function startWeb(why) {
  console.log(`${why} Server dijalankan untuk peramban.`);
  const rest = args.filter((arg) => arg !== '--web');
  const child = spawn(process.execPath, [join(root, 'out/main/headless.cjs'), ...rest], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  passSignals(child);
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text) => {
    process.stdout.write(text);
    const url = /Punakawan siap di (http\S+)/.exec(text)?.[1];
    if (url && hasDisplay && !process.env.CI) openBrowser(url);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

function openBrowser(url) {
  const [command, commandArgs] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]];
  spawn(command, commandArgs, { stdio: 'ignore', detached: true })
    .on('error', () => console.log(`Buka ${url} di peramban.`))
    .unref();
}

function passSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
}
