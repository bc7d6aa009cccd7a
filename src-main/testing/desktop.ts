import { once, EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';
import { vi } from 'vitest';
import { runDesktop } from '../desktop/run-desktop.ts';
import type { ProcessEvents } from '../desktop/last-resort.ts';
import { fakeAnnouncer, fakeNetwork } from '../server/testing/fake-network.ts';
import { LAN } from '../server/testing/sharing-api.ts';
import { plainPasswords } from '../server/testing/test-api.ts';
import * as electron from './fake-electron.ts';
import { eventually } from './eventually.ts';

/** The desktop application over Electron's double, on a data folder of its own. */
export interface DesktopTest {
  app: electron.FakeApp;
  dataDir: string;
  /** What the application hears of its process. */
  process: EventEmitter & ProcessEvents;
  start(): void;
  /** Makes it the packaged application; `files` is what its archive says of them. */
  pack(files?: object): void;
  /** Starts and waits for the window. */
  openWindow(): Promise<{ window: electron.BrowserWindow; url: string }>;
  /** Ends as when the window is closed. */
  quit(): Promise<void>;
  /** Ends, and starts anew on the same data. */
  restart(): Promise<{ window: electron.BrowserWindow; url: string }>;
  remove(): void;
}

export function desktopTest(): DesktopTest {
  const dataDir = mkdtempSync(join(tmpdir(), 'punakawan-desktop-'));
  vi.stubEnv('PUNAKAWAN_DATA', dataDir);
  vi.stubEnv('PUNAKAWAN_PORT', '0');
  vi.stubEnv('NODE_ENV', 'test');
  electron.BrowserWindow.all = [];
  electron.asked.length = 0;
  electron.powerMonitor.removeAllListeners();
  Object.assign(electron.person, { answer: 0, picks: [] });
  const test: DesktopTest = {
    app: new electron.FakeApp(),
    dataDir,
    process: Object.assign(new EventEmitter(), { argv: ['punakawan', '.'] }),
    pack(files = {}) {
      test.app.isPackaged = true;
      test.app.appPath = join(dataDir, 'app.asar');
      writeFileSync(test.app.appPath, archive({ files }));
    },
    start: () =>
      runDesktop(test.app as unknown as App, {
        process: test.process,
        server: {
          network: fakeNetwork({ 'Wi-Fi': LAN }),
          createAnnouncer: fakeAnnouncer,
          passwords: plainPasswords,
          backupCheckMs: 0,
          lastRunFile: join(dataDir, 'last-run.json'),
        },
      }),
    async openWindow() {
      test.start();
      test.app.ready();
      const window = await eventually(() => {
        const [first] = electron.BrowserWindow.all;
        if (!first?.loaded[0]) throw new Error('no window yet');
        return first;
      });
      return { window, url: window.loaded[0] ?? '' };
    },
    async quit() {
      const gone = once(test.app, 'quit');
      for (const window of electron.BrowserWindow.all) window.close();
      test.app.emit('window-all-closed');
      await gone;
    },
    async restart() {
      await test.quit();
      test.app = new electron.FakeApp();
      return test.openWindow();
    },
    remove() {
      vi.unstubAllEnvs();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return test;
}

/** An archive with this table of contents, as Electron's packer writes it. */
function archive(contents: object): Buffer {
  const json = Buffer.from(JSON.stringify(contents));
  const head = Buffer.alloc(16);
  [4, json.length + 8, json.length + 4, json.length].forEach((number, n) =>
    head.writeUInt32LE(number, n * 4),
  );
  return Buffer.concat([head, json]);
}
