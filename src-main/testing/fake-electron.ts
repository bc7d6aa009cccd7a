import { EventEmitter } from 'node:events';
import { vi } from 'vitest';
import type { DesktopBridge } from '#shared/desktop-bridge.ts';

/** A double for the parts of Electron that the desktop uses. It records; tests ask it. */

type Handler = (...parameters: never[]) => unknown;

export const ipcHandlers = new Map<string, Handler>();
export const ipcMain = {
  handle: (channel: string, handler: Handler) => ipcHandlers.set(channel, handler),
  removeHandler: (channel: string) => ipcHandlers.delete(channel),
};

class FakeSession extends EventEmitter {
  permissionRequest: ((...parameters: unknown[]) => void) | undefined;
  permissionCheck: (() => boolean) | undefined;
  devicePermission: (() => boolean) | undefined;
  displayMedia: ((request: unknown, decide: (streams: object) => void) => void) | undefined;
  setPermissionRequestHandler(handler: typeof this.permissionRequest) {
    this.permissionRequest = handler;
  }
  setPermissionCheckHandler(handler: typeof this.permissionCheck) {
    this.permissionCheck = handler;
  }
  setDevicePermissionHandler(handler: typeof this.devicePermission) {
    this.devicePermission = handler;
  }
  setDisplayMediaRequestHandler(handler: typeof this.displayMedia) {
    this.displayMedia = handler;
  }
}

class FakeWebContents extends EventEmitter {
  session = new FakeSession();
  openHandler: (() => { action: string }) | undefined;
  reload = vi.fn<() => void>();
  setWindowOpenHandler(handler: typeof this.openHandler) {
    this.openHandler = handler;
  }
}

export class BrowserWindow extends EventEmitter {
  static all: BrowserWindow[] = [];
  static getAllWindows = () => BrowserWindow.all;
  webContents = new FakeWebContents();
  loaded: string[] = [];
  isFull = false;
  focus = vi.fn<() => void>();
  show = vi.fn<() => void>();
  restore = vi.fn<() => void>();
  isMinimized = () => true;
  isDestroyed = () => false;
  isFullScreen = () => this.isFull;
  options: Record<string, unknown>;
  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    BrowserWindow.all.push(this);
  }
  setFullScreen(full: boolean) {
    this.isFull = full;
  }
  async loadURL(url: string) {
    this.loaded.push(url);
  }
}

export class FakeApp extends EventEmitter {
  isPackaged = false;
  isFirstInstance = true;
  /** What happened, in order. */
  calls: string[] = [];
  private becomeReady: () => void = () => undefined;
  private readonly readyPromise = new Promise<void>((resolve) => {
    this.becomeReady = resolve;
  });
  requestSingleInstanceLock() {
    this.calls.push('lock');
    return this.isFirstInstance;
  }
  enableSandbox() {
    this.calls.push('sandbox');
  }
  whenReady() {
    return this.readyPromise;
  }
  ready() {
    this.becomeReady();
  }
  getVersion() {
    return '0.0.0-test';
  }
  quit() {
    this.calls.push('quit');
    let isPrevented = false;
    this.emit('will-quit', {
      preventDefault: () => {
        isPrevented = true;
      },
    });
    if (!isPrevented) this.emit('quit');
  }
}

export const app = new FakeApp();
export const dialog = { showErrorBox: vi.fn<(title: string, message: string) => void>() };
export const contextBridge = {
  exposeInMainWorld: vi.fn<(name: string, api: DesktopBridge) => void>(),
};
export const ipcRenderer = { invoke: vi.fn<(channel: string) => Promise<unknown>>() };
