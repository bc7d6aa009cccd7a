import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { setupApi } from '#shared/contracts/setup.contract.ts';
import { sharingApi } from '#shared/contracts/sharing.contract.ts';
import { desktopTexts } from '#shared/texts/desktop.ts';
import { paths } from '../../src-renderer/lib/paths.ts';
import { createClient } from '../server/testing/test-api.ts';
import { desktopTest, type DesktopTest } from '../testing/desktop.ts';
import * as electron from '../testing/fake-electron.ts';
import { menuTemplate, MENU_PATHS } from './application-menu.ts';
import { eventually } from '../testing/eventually.ts';

vi.mock('electron', () => import('../testing/fake-electron.ts'));

let test: DesktopTest;
beforeEach(() => {
  test = desktopTest();
});
afterEach(() => test.remove());

describe('the place of the window', () => {
  it('is remembered, as is that it filled the screen', async () => {
    const first = await test.openWindow();
    first.window.bounds = { x: 40, y: 30, width: 900, height: 640 };
    const second = await test.restart();
    expect(second.window.options).toMatchObject({ x: 40, y: 30, width: 900, height: 640 });
    expect(second.window.maximized).toBe(false);
    second.window.maximized = true;
    const third = await test.restart();
    expect(third.window.maximized).toBe(true);
    await test.quit();
  });

  it('is the usual one when the memory is torn', async () => {
    writeFileSync(join(test.dataDir, 'window.json'), '{"x":1,');
    const { window } = await test.openWindow();
    expect(window.options).toMatchObject({ width: 1366, height: 728 });
    expect(window.options).not.toHaveProperty('x');
    await test.quit();
    expect(JSON.parse(readFileSync(join(test.dataDir, 'window.json'), 'utf8'))).toMatchObject({
      width: 1366,
    });
  });
});

describe('the menu', () => {
  const entry = (label: string) => {
    const found = electron.menu.shown
      .flatMap(({ submenu = [] }) => submenu)
      .find((item) => item.label === label);
    if (!found) throw new Error(`no ${label} in the menu`);
    return found;
  };

  it('is in Indonesian, on every system', async () => {
    await test.openWindow();
    const { menu } = desktopTexts;
    expect(electron.menu.shown.map(({ label }) => label)).toEqual(
      expect.arrayContaining([menu.file, menu.view, menu.class, menu.help]),
    );
    for (const platform of ['win32', 'linux', 'darwin'] as const) {
      const none = () => undefined;
      const template = menuTemplate(
        { goTo: none, openDataFolder: none, showAbout: none },
        platform,
      );
      const items = template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
      const unnamed = items.filter(
        ({ type, label, visible }) => type !== 'separator' && visible !== false && !label,
      );
      expect(unnamed).toEqual([]);
      const roles = items.map(({ role }) => role);
      for (const role of ['zoomIn', 'zoomOut', 'resetZoom', 'togglefullscreen', 'quit'] as const) {
        expect(roles).toContain(role);
      }
      expect(roles.includes('paste')).toBe(platform === 'darwin');
    }
    await test.quit();
  });

  it('leads to screens that exist, on its own server', async () => {
    const { window, url } = await test.openWindow();
    expect(MENU_PATHS).toEqual({
      openClass: paths.adminMenu('kelas'),
      projector: paths.projector,
      guide: paths.guide,
      howToPlay: paths.tutorial,
    });
    entry(desktopTexts.menu.openClass).click?.();
    entry(desktopTexts.menu.projector).click?.();
    expect(window.loaded.slice(1)).toEqual([`${url}/admin?menu=kelas`, `${url}/admin/proyektor`]);
    await test.quit();
  });

  it('opens the data folder, and tells the versions', async () => {
    await test.openWindow();
    entry(desktopTexts.menu.openDataFolder).click?.();
    expect(electron.shell.openPath).toHaveBeenCalledWith(test.dataDir);
    entry(desktopTexts.menu.about).click?.();
    expect(electron.asked[0]).toMatchObject({ message: 'Punakawan 0.0.0-test' });
    expect(electron.asked[0]?.detail).toContain(`Node ${process.versions.node}`);
    expect(electron.asked[0]?.detail).toContain(test.dataDir);
    await test.quit();
  });
});

describe('closing', () => {
  /** A pupil on another machine who has just done something. */
  async function withPupil() {
    const opened = await test.openWindow();
    const desk = createClient(() => opened.url);
    const guru = { username: 'Bu Guru', email: 'guru@sekolah.id', password: 'rahasia' };
    await desk.call(setupApi.createFirstAdmin, { body: guru });
    desk.tokens = (await desk.call(authApi.login, { body: guru })).data.tokens;
    const { data } = await desk.call(sharingApi.open, { body: {} });
    const pupil = createClient(() => data.joinUrl ?? '');
    const body = { username: 'Ani', email: 'ani@sekolah.id', password: 'rahasia' };
    pupil.tokens = (await pupil.call(authApi.register, { body })).data.tokens;
    await pupil.call(authApi.me);
    return { ...opened, pupil };
  }

  it('asks nothing while nobody is connected', async () => {
    const { window } = await test.openWindow();
    window.close();
    expect(window.isGone).toBe(true);
    expect(electron.asked).toEqual([]);
    await test.quit();
  });

  it('asks first while pupils are connected, and goes on when it is to stay', async () => {
    const { window, pupil } = await withPupil();
    electron.person.answer = 0;
    window.close();
    window.close();
    await eventually(() => expect(electron.asked).toHaveLength(1));
    expect(electron.asked[0]?.message).toBe(desktopTexts.closing.message(1));
    expect(window.isGone).toBe(false);
    expect((await pupil.call(authApi.me)).data.user.username).toBe('Ani');

    electron.person.answer = 1;
    window.close();
    await eventually(() => expect(window.isGone).toBe(true));
    await test.quit();
  });

  it.each([
    ['Windows ends', () => electron.BrowserWindow.all[0]?.emit('query-session-end', {})],
    ['the system shuts down', () => electron.powerMonitor.emit('shutdown')],
    ['it is told to stop', () => test.process.emit('SIGTERM')],
  ])('asks nobody when %s', async (_when, happen) => {
    const { window } = await withPupil();
    happen();
    window.close();
    expect(window.isGone).toBe(true);
    expect(electron.asked).toEqual([]);
    await test.quit();
  });
});

describe('failures', () => {
  beforeEach(() => {
    // Packaged, it writes to its log file alone.
    test.pack();
  });
  const crash = (window: electron.BrowserWindow) =>
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });

  it('a crashed page is loaded again, three times in a minute; then a person decides', async () => {
    const { window } = await test.openWindow();
    const { reload } = window.webContents;
    for (let n = 0; n < 3; n++) crash(window);
    expect(reload).toHaveBeenCalledTimes(3);
    crash(window);
    expect(electron.asked[0]?.title).toBe(desktopTexts.crashed.title);
    await eventually(() => expect(reload).toHaveBeenCalledTimes(4));
    await test.quit();
  });

  it('a page that hangs is waited for, or loaded again', async () => {
    const { window } = await test.openWindow();
    window.emit('unresponsive');
    await eventually(() => expect(electron.asked).toHaveLength(1));
    expect(window.webContents.reload).not.toHaveBeenCalled();
    electron.person.answer = 1;
    window.emit('unresponsive');
    await eventually(() => expect(window.webContents.reload).toHaveBeenCalledTimes(1));
    await test.quit();
  });

  it('one that nobody caught closes the database and starts anew, once', async () => {
    const { url } = await test.openWindow();
    test.process.emit('uncaughtException', new Error('boom'));
    await eventually(() => expect(test.app.calls).toContain('exit 1'));
    expect(test.app.calls).toContain('relaunch . --relaunched');
    await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
    const log = readFileSync(join(test.dataDir, 'logs', 'punakawan.log'), 'utf8');
    expect(log).toContain('boom');

    electron.BrowserWindow.all = [];
    test.app = new electron.FakeApp();
    test.pack();
    Object.assign(test.process, { argv: ['punakawan', '.', '--relaunched'] });
    test.process.removeAllListeners();
    await test.openWindow();
    test.process.emit('uncaughtException', new Error('boom'));
    await eventually(() => expect(test.app.calls).toContain('exit 1'));
    expect(test.app.calls.join()).not.toContain('relaunch');
  });
});

describe('a packaged application', () => {
  it('runs as production', async () => {
    test.pack();
    await test.openWindow();
    expect(process.env['NODE_ENV']).toBe('production');
    await test.quit();
  });
});
