import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DESKTOP_CHANNELS } from '#shared/desktop-bridge.ts';
import { DATABASE_FILE } from '../server/db/open-database.ts';
import * as electron from '../testing/fake-electron.ts';
import { runDesktop } from './run-desktop.ts';

vi.mock('electron', () => import('../testing/fake-electron.ts'));

let app: electron.FakeApp;
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'punakawan-desktop-'));
  vi.stubEnv('PUNAKAWAN_DATA', dataDir);
  vi.stubEnv('PUNAKAWAN_PORT', '0');
  electron.BrowserWindow.all = [];
  app = new electron.FakeApp();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => runDesktop(app as unknown as App);

async function openWindow() {
  start();
  app.ready();
  const window = await vi.waitFor(() => {
    const [first] = electron.BrowserWindow.all;
    if (!first?.loaded[0]) throw new Error('no window yet');
    return first;
  });
  return { window, url: window.loaded[0] ?? '' };
}

async function quit() {
  const gone = once(app, 'quit');
  app.emit('window-all-closed');
  await gone;
}

describe('the desktop application', () => {
  it('starts its server, opens a window on it, and closes both cleanly', async () => {
    const { url } = await openWindow();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    await quit();
    await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
    expect(existsSync(join(dataDir, DATABASE_FILE))).toBe(true);
    expect(existsSync(join(dataDir, `${DATABASE_FILE}-wal`))).toBe(false);
  });

  it('runs once: a second start ends, and the first comes to the front', async () => {
    const { window } = await openWindow();
    app.emit('second-instance');
    expect(window.restore).toHaveBeenCalled();
    expect(window.focus).toHaveBeenCalled();
    await quit();

    const second = new electron.FakeApp();
    second.isFirstInstance = false;
    runDesktop(second as unknown as App);
    second.ready();
    expect(second.calls).toEqual(['lock', 'quit']);
  });

  it('asks for the lock and the sandbox before anything else', async () => {
    await openWindow();
    expect(app.calls).toEqual(['lock', 'sandbox']);
    await quit();
  });

  it('says why when it cannot start', async () => {
    vi.stubEnv('PUNAKAWAN_PORT', 'abc');
    start();
    app.ready();
    await vi.waitFor(() => expect(electron.dialog.showErrorBox).toHaveBeenCalled());
    expect(electron.dialog.showErrorBox.mock.calls[0]?.[1]).toContain('--port');
    expect(app.calls).toContain('quit');
  });
});

describe('the window', () => {
  it('treats its page as hostile', async () => {
    const { window } = await openWindow();
    expect(window.options['webPreferences']).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      navigateOnDragDrop: false,
    });
    await quit();
  });

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])(
    'stays on its own server at %s',
    async (name) => {
      const { window, url } = await openWindow();
      const navigate = (to: string) => {
        const event = { url: to, preventDefault: vi.fn<() => void>() };
        window.webContents.emit(name, event);
        return event.preventDefault.mock.calls.length > 0;
      };
      expect(navigate(`${url}/leaderboard`)).toBe(false);
      expect(navigate('https://example.org/')).toBe(true);
      expect(navigate('file:///etc/passwd')).toBe(true);
      expect(navigate('not a url')).toBe(true);
      await quit();
    },
  );

  it('opens no other window, embeds no page, and gets no permission', async () => {
    const { window } = await openWindow();
    const { webContents } = window;
    expect(webContents.openHandler?.()).toEqual({ action: 'deny' });
    const event = { preventDefault: vi.fn<() => void>() };
    webContents.emit('will-attach-webview', event);
    expect(event.preventDefault).toHaveBeenCalled();
    const decide = vi.fn<(allowed: boolean) => void>();
    webContents.session.permissionRequest?.(webContents, 'geolocation', decide);
    expect(decide).toHaveBeenCalledWith(false);
    expect(webContents.session.permissionCheck?.()).toBe(false);
    expect(webContents.session.devicePermission?.()).toBe(false);
    await quit();
  });

  it('downloads from its own server only', async () => {
    const { window, url } = await openWindow();
    const refused = (from: string) => {
      const event = { preventDefault: vi.fn<() => void>() };
      window.webContents.session.emit('will-download', event, { getURL: () => from });
      return event.preventDefault.mock.calls.length > 0;
    };
    expect(refused(`blob:${url}/0b7e`)).toBe(false);
    expect(refused(`${url}/api/admin/users/export`)).toBe(false);
    expect(refused('https://example.org/x.exe')).toBe(true);
    await quit();
  });

  it('loads a crashed page again, but not for ever', async () => {
    const { window } = await openWindow();
    for (let crash = 0; crash < 5; crash++) window.webContents.emit('render-process-gone');
    expect(window.webContents.reload).toHaveBeenCalledTimes(3);
    await quit();
  });

  it('turns full screen on and off for its own page alone', async () => {
    const { window, url } = await openWindow();
    const toggle = electron.ipcHandlers.get(DESKTOP_CHANNELS.toggleFullScreen) as (
      event: unknown,
    ) => boolean;
    const from = (frame: object | null) => ({ senderFrame: frame });
    expect(toggle(from({ url: `${url}/main`, parent: null }))).toBe(true);
    expect(window.isFull).toBe(true);
    expect(toggle(from({ url: `${url}/main`, parent: null }))).toBe(false);
    expect(() => toggle(from({ url: 'https://example.org/', parent: null }))).toThrow('ditolak');
    expect(() => toggle(from({ url: `${url}/main`, parent: {} }))).toThrow('ditolak');
    expect(() => toggle(from(null))).toThrow('ditolak');
    await quit();
  });
});
