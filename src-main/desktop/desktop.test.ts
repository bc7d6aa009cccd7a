import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DESKTOP_CHANNELS } from '#shared/desktop-bridge.ts';
import { DATABASE_FILE } from '../server/db/open-database.ts';
import { desktopTest, type DesktopTest } from '../testing/desktop.ts';
import * as electron from '../testing/fake-electron.ts';
import { runDesktop } from './run-desktop.ts';
import { eventually } from '../testing/eventually.ts';

vi.mock('electron', () => import('../testing/fake-electron.ts'));

let test: DesktopTest;
beforeEach(() => {
  test = desktopTest();
});
afterEach(() => test.remove());

describe('the desktop application', () => {
  it('starts its server, opens a window on it, and closes both cleanly', async () => {
    const { url } = await test.openWindow();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    await test.quit();
    await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
    expect(existsSync(join(test.dataDir, DATABASE_FILE))).toBe(true);
    expect(existsSync(join(test.dataDir, `${DATABASE_FILE}-wal`))).toBe(false);
  });

  it('runs once: a second start ends, and the first comes to the front', async () => {
    const { window } = await test.openWindow();
    test.app.emit('second-instance');
    expect(window.restore).toHaveBeenCalled();
    expect(window.focus).toHaveBeenCalled();
    await test.quit();

    const second = new electron.FakeApp();
    second.isFirstInstance = false;
    runDesktop(second as unknown as App, { process: test.process });
    second.ready();
    expect(second.calls).toEqual(['lock', 'quit']);
  });

  it('says what happened to damaged data, once a window is there', async () => {
    await test.openWindow();
    await test.quit();
    expect(electron.asked).toEqual([]);
    writeFileSync(join(test.dataDir, DATABASE_FILE), 'rusak '.repeat(1_000));
    await test.restart();
    await eventually(() => expect(electron.asked).toHaveLength(1));
    expect(electron.asked[0]?.detail).toContain('tidak ada cadangan yang dapat dipakai');
    await test.quit();
  });

  it('asks for the lock and the sandbox before anything else', async () => {
    await test.openWindow();
    expect(test.app.calls).toEqual(['lock', 'sandbox']);
    await test.quit();
  });

  it('says why when it cannot start', async () => {
    vi.stubEnv('PUNAKAWAN_PORT', 'abc');
    test.start();
    test.app.ready();
    await eventually(() => expect(electron.dialog.showErrorBox).toHaveBeenCalled());
    expect(electron.dialog.showErrorBox.mock.calls[0]?.[1]).toContain('--port');
    expect(test.app.calls).toContain('quit');
  });
});

describe('the address in the environment', () => {
  const foreign = 'http://127.0.0.1:5173/';
  beforeEach(() => vi.stubEnv('ELECTRON_RENDERER_URL', foreign));

  it('is obeyed while developing', async () => {
    expect((await test.openWindow()).url).toBe(foreign);
    await test.quit();
  });

  it('means nothing to the packaged application', async () => {
    test.pack();
    const { url } = await test.openWindow();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
    await test.quit();
  });
});

it.skipIf(process.platform === 'darwin')(
  'the packaged application does not start on native code that was exchanged',
  async () => {
    const hash = createHash('sha256').update('as packed').digest('hex');
    test.pack({ 'driver.node': { unpacked: true, integrity: { hash } } });
    mkdirSync(`${test.app.appPath}.unpacked`);
    writeFileSync(`${test.app.appPath}.unpacked/driver.node`, 'exchanged');
    test.start();
    test.app.ready();
    await eventually(() => expect(test.app.calls).toContain('quit'));
    expect(electron.dialog.showErrorBox.mock.lastCall?.[1]).toContain('driver.node');
    expect(electron.BrowserWindow.all).toEqual([]);
  },
);

describe('the window', () => {
  it('downloads from its own server only', async () => {
    const { window, url } = await test.openWindow();
    const refused = (from: string) => {
      const event = { preventDefault: vi.fn<() => void>() };
      window.webContents.session.emit('will-download', event, { getURL: () => from });
      return event.preventDefault.mock.calls.length > 0;
    };
    expect(refused(`blob:${url}/0b7e`)).toBe(false);
    expect(refused(`${url}/api/admin/users/export`)).toBe(false);
    expect(refused('https://example.org/x.exe')).toBe(true);
    await test.quit();
  });

  it('turns full screen on and off for its own page alone', async () => {
    const { window, url } = await test.openWindow();
    const toggle = ask<boolean>(DESKTOP_CHANNELS.toggleFullScreen);
    expect(await toggle({ url: `${url}/main`, parent: null })).toBe(true);
    expect([window.isFull, window.hasMenuBar]).toEqual([true, false]);
    expect(await toggle({ url: `${url}/main`, parent: null })).toBe(false);
    expect([window.isFull, window.hasMenuBar]).toEqual([false, true]);
    for (const channel of Object.values(DESKTOP_CHANNELS)) {
      const foreign = ask(channel);
      await expect(foreign({ url: 'https://example.org/', parent: null })).rejects.toThrow(
        'ditolak',
      );
      await expect(foreign({ url: `${url}/main`, parent: {} })).rejects.toThrow('ditolak');
      await expect(foreign(null)).rejects.toThrow('ditolak');
    }
    await test.quit();
  });

  it('lets a person pick a folder for the data, and starts itself again', async () => {
    const { url } = await test.openWindow();
    const page = { url: `${url}/admin`, parent: null };
    electron.person.picks = ['/media/data'];
    expect(await ask(DESKTOP_CHANNELS.pickDataFolder)(page)).toBe('/media/data');
    const gone = once(test.app, 'quit');
    await ask(DESKTOP_CHANNELS.restart)(page);
    await gone;
    expect(test.app.calls).toEqual(expect.arrayContaining(['relaunch', 'quit']));
    expect(existsSync(join(test.dataDir, `${DATABASE_FILE}-wal`))).toBe(false);
  });

  it('lets a person pick a backup, and tells its path', async () => {
    const { url } = await test.openWindow();
    const pick = ask(DESKTOP_CHANNELS.pickBackupFile);
    const page = { url: `${url}/admin`, parent: null };
    expect(await pick(page)).toBe(null);
    electron.person.picks = ['/media/usb/cadangan.sqlite'];
    expect(await pick(page)).toBe('/media/usb/cadangan.sqlite');
    await test.quit();
  });
});

/** Sends a message as the page in a frame would. */
function ask<T = unknown>(channel: string): (frame: object | null) => Promise<T> {
  const handler = electron.ipcHandlers.get(channel) as (event: unknown) => Promise<T>;
  return (frame) => handler({ senderFrame: frame });
}
