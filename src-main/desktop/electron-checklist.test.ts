import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DESKTOP_CHANNELS } from '#shared/desktop-bridge.ts';
import { desktopTest, type DesktopTest } from '../testing/desktop.ts';
import * as electron from '../testing/fake-electron.ts';

vi.mock('electron', () => import('../testing/fake-electron.ts'));

const root = resolve(import.meta.dirname, '../..');
const sources = ['src-main/desktop', 'src-preload']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'));
const builder = readFileSync(join(root, 'electron-builder.yml'), 'utf8');

let test: DesktopTest;
let window: electron.BrowserWindow;
let url: string;
beforeAll(async () => {
  test = desktopTest();
  ({ window, url } = await test.openWindow());
});
afterAll(async () => {
  await test.quit();
  test.remove();
});

const preference = (name: string): unknown =>
  (window.options['webPreferences'] as Record<string, unknown>)[name];

/** Whether the window keeps an event from happening. */
function isStopped(
  emitter: { emit(name: string, ...parameters: unknown[]): boolean },
  name: string,
  details: object = {},
) {
  const event = { ...details, preventDefault: vi.fn<() => void>() };
  emitter.emit(name, event);
  return event.preventDefault.mock.calls.length > 0;
}

/** The list of Electron's own security guide, in its order. */
describe("Electron's checklist", () => {
  it('1. loads its own server only, over loopback', () => {
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect(window.loaded).toEqual([url]);
  });

  it('2. gives the page no Node', () => {
    for (const name of [
      'nodeIntegration',
      'nodeIntegrationInWorker',
      'nodeIntegrationInSubFrames',
    ]) {
      expect(preference(name)).toBe(false);
    }
  });

  it('3. isolates the context', () => expect(preference('contextIsolation')).toBe(true));

  it('4. puts every process into the sandbox', () => {
    expect(preference('sandbox')).toBe(true);
    expect(test.app.calls).toContain('sandbox');
  });

  it('5. grants no permission', () => {
    const { session } = window.webContents;
    const decide = vi.fn<(allowed: boolean) => void>();
    for (const permission of ['geolocation', 'media', 'notifications', 'openExternal']) {
      session.permissionRequest?.(window.webContents, permission, decide);
    }
    expect(decide.mock.calls).toEqual([[false], [false], [false], [false]]);
    expect(session.permissionCheck?.()).toBe(false);
    expect(session.devicePermission?.()).toBe(false);
    const share = vi.fn<(streams: object) => void>();
    session.displayMedia?.({}, share);
    expect(share).toHaveBeenCalledWith({});
  });

  it('6. leaves webSecurity on', () => expect(preference('webSecurity')).toBe(true));

  it('7. comes with a policy for scripts', async () => {
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self'(;|$)/);
  });

  it('8. runs no insecure content', () =>
    expect(preference('allowRunningInsecureContent')).toBe(false));

  it('9. tries no experimental features', () =>
    expect(preference('experimentalFeatures')).toBe(false));

  it('10. enables no features of Blink', () =>
    expect(preference('enableBlinkFeatures')).toBeUndefined());

  it('11, 12. embeds no web view', () => {
    expect(preference('webviewTag')).toBe(false);
    expect(isStopped(window.webContents, 'will-attach-webview')).toBe(true);
  });

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])(
    '13. stays on its own server at %s',
    (name) => {
      const leaves = (to: string) => !isStopped(window.webContents, name, { url: to });
      expect(leaves(`${url}/leaderboard`)).toBe(true);
      for (const to of ['https://example.org/', 'file:///etc/passwd', 'javascript:1', 'no url']) {
        expect(leaves(to)).toBe(false);
      }
      expect(preference('navigateOnDragDrop')).toBe(false);
    },
  );

  it('14. opens no other window', () => {
    expect(window.webContents.openHandler?.()).toEqual({ action: 'deny' });
  });

  it('15. hands no address to the system', () => {
    expect(sources.filter((source) => source.includes('openExternal'))).toEqual([]);
  });

  it('16. names one exact version of Electron', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each(Object.values(DESKTOP_CHANNELS))(
    '17. answers %s to its own main frame only',
    async (channel) => {
      const handler = electron.ipcHandlers.get(channel) as (event: object) => Promise<unknown>;
      for (const senderFrame of [
        null,
        { url: 'https://example.org/', parent: null },
        { url: `${url}.example.org/`, parent: null },
        { url: `${url}/main`, parent: {} },
      ]) {
        await expect(handler({ senderFrame })).rejects.toThrow('ditolak');
      }
    },
  );

  it('18. uses no file://', () => {
    expect(sources.filter((source) => /file:\/\/|loadFile/.test(source))).toEqual([]);
  });

  it.each([
    ['runAsNode', false],
    ['enableNodeOptionsEnvironmentVariable', false],
    ['enableNodeCliInspectArguments', false],
    ['onlyLoadAppFromAsar', true],
    ['enableEmbeddedAsarIntegrityValidation', true],
    ['grantFileProtocolExtraPrivileges', false],
  ])('19. sets the fuse %s to %s when it is packed', (fuse, state) => {
    expect(builder).toMatch(new RegExp(`^  ${fuse}: ${state}$`, 'm'));
  });

  it('20. exposes named calls to the page, never Electron', () => {
    const preload = sources.filter((source) => source.includes('contextBridge'));
    expect(preload).toHaveLength(1);
    // Beside its import it is only ever called.
    expect(preload[0]?.match(/ipcRenderer(?!\.invoke\()/g)).toHaveLength(1);
  });
});
