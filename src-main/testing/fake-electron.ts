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

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An event that a listener may hold up. */
function preventable() {
  const event = {
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
}

export class BrowserWindow extends EventEmitter {
  static all: BrowserWindow[] = [];
  static getAllWindows = () => BrowserWindow.all;
  webContents = new FakeWebContents();
  loaded: string[] = [];
  isFull = false;
  hasMenuBar = true;
  isGone = false;
  maximized = false;
  /** Where the window is while it fills no screen. */
  bounds: Bounds;
  focus = vi.fn<() => void>();
  show = vi.fn<() => void>();
  restore = vi.fn<() => void>();
  isMinimized = () => true;
  isDestroyed = () => this.isGone;
  isMaximized = () => this.maximized;
  getNormalBounds = () => this.bounds;
  isFullScreen = () => this.isFull;
  options: Record<string, unknown>;
  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    this.bounds = { x: 0, y: 0, width: 0, height: 0, ...(options as Partial<Bounds>) };
    BrowserWindow.all.push(this);
  }
  setFullScreen(full: boolean) {
    this.isFull = full;
    this.emit(full ? 'enter-full-screen' : 'leave-full-screen');
  }
  setMenuBarVisibility(visible: boolean) {
    this.hasMenuBar = visible;
  }
  maximize() {
    this.maximized = true;
  }
  /** Closes like Electron: listeners may hold it up. */
  close() {
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented) return;
    this.isGone = true;
    BrowserWindow.all = BrowserWindow.all.filter((window) => window !== this);
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
  /** The archive of a packaged application. */
  appPath = '';
  getAppPath() {
    return this.appPath;
  }
  getVersion() {
    return '0.0.0-test';
  }
  relaunch(options?: { args: string[] }) {
    this.calls.push(`relaunch ${options?.args.join(' ') ?? ''}`.trim());
  }
  exit(code: number) {
    this.calls.push(`exit ${code}`);
    this.emit('quit');
  }
  quit() {
    this.calls.push('quit');
    for (const window of BrowserWindow.all) window.close();
    // A window that stays ends the attempt.
    if (BrowserWindow.all.length > 0) return;
    const event = preventable();
    this.emit('will-quit', event);
    if (!event.defaultPrevented) this.emit('quit');
  }
}

export const app = new FakeApp();

interface Asked {
  title: string;
  message: string;
  detail?: string;
  buttons: string[];
}

/** What a person was asked, and the number of the button that they press next. */
export const asked: Asked[] = [];
export const person: { answer: number; picks: string[] } = { answer: 0, picks: [] };
export const dialog = {
  showErrorBox: vi.fn<(title: string, message: string) => void>(),
  showMessageBox: vi.fn<(window: unknown, box: Asked) => Promise<{ response: number }>>(
    (_window, box) => {
      asked.push(box);
      return Promise.resolve({ response: person.answer });
    },
  ),
  showOpenDialog: vi.fn<() => Promise<{ canceled: boolean; filePaths: string[] }>>(() =>
    Promise.resolve({ canceled: person.picks.length === 0, filePaths: person.picks }),
  ),
};

interface MenuEntry {
  label?: string;
  role?: string;
  accelerator?: string;
  visible?: boolean;
  type?: string;
  click?: () => void;
  submenu?: MenuEntry[];
}

/** The menu that is shown, as it was asked for. */
export const menu: { shown: MenuEntry[] } = { shown: [] };
export const Menu = {
  buildFromTemplate: (template: MenuEntry[]) => template,
  setApplicationMenu: (template: MenuEntry[]) => {
    menu.shown = template;
  },
};
export const shell = { openPath: vi.fn<(path: string) => Promise<string>>() };
export const powerMonitor = new EventEmitter();
/** The screens of the machine. */
export const screens: { all: { workArea: Bounds }[] } = {
  all: [{ workArea: { x: 0, y: 0, width: 1366, height: 728 } }],
};
export const screen = { getAllDisplays: () => screens.all };
export const contextBridge = {
  exposeInMainWorld: vi.fn<(name: string, api: DesktopBridge) => void>(),
};
export const ipcRenderer = { invoke: vi.fn<(channel: string) => Promise<unknown>>() };
