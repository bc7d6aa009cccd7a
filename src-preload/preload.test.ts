import { expect, it, vi } from 'vitest';
import { DESKTOP_CHANNELS, type DesktopBridge } from '#shared/desktop-bridge.ts';
import * as electron from '../src-main/testing/fake-electron.ts';

vi.mock('electron', () => import('../src-main/testing/fake-electron.ts'));

it('gives the page one object, and no way to Electron itself', async () => {
  await import('./index.ts');
  expect(electron.contextBridge.exposeInMainWorld).toHaveBeenCalledTimes(1);
  const [name, bridge] = electron.contextBridge.exposeInMainWorld.mock.calls[0] ?? [];
  expect(name).toBe('desktop');
  const names = Object.keys(DESKTOP_CHANNELS) as (keyof DesktopBridge)[];
  expect(Object.keys(bridge ?? {})).toEqual(names);
  for (const name of names) {
    await bridge?.[name]();
    expect(electron.ipcRenderer.invoke).toHaveBeenLastCalledWith(DESKTOP_CHANNELS[name]);
  }
});
