import { join } from 'node:path';
import { BrowserWindow, ipcMain } from 'electron';
import { DESKTOP_CHANNELS } from '#shared/desktop-bridge.ts';
import { guardNavigation, guardSession, isOwnUrl, webPreferences } from './security.ts';

/** Smallest window in which every screen still fits. */
const SMALLEST = { width: 360, height: 560 };
const USUAL = { width: 1366, height: 768 };
/** The design's lamp-side ground, so that the window is not white before the page paints. */
const GROUND = '#FBF6EA';
/** A page that crashes more often than this within a minute is not loaded again. */
const MAX_RELOADS_A_MINUTE = 3;

export interface MainWindowOptions {
  /** Where the server of this window is. */
  url: string;
  /** Folder of the built main process. */
  mainDir: string;
  isPackaged: boolean;
}

/** Opens the one window, on the address of its own server. */
export async function openMainWindow(options: MainWindowOptions): Promise<BrowserWindow> {
  const { origin } = new URL(options.url);
  const window = new BrowserWindow({
    ...USUAL,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    title: 'Punakawan',
    backgroundColor: GROUND,
    show: false,
    autoHideMenuBar: true,
    webPreferences: webPreferences(
      join(options.mainDir, '..', 'preload', 'index.cjs'),
      options.isPackaged,
    ),
  });
  guardNavigation(window.webContents, origin);
  guardSession(window.webContents.session, origin);
  recoverFromCrash(window);
  handleBridge(window, origin);
  window.once('ready-to-show', () => window.show());
  await window.loadURL(options.url);
  return window;
}

/** A crashed page is loaded again, but not for ever. */
function recoverFromCrash(window: BrowserWindow): void {
  let crashes: number[] = [];
  window.webContents.on('render-process-gone', () => {
    const now = Date.now();
    crashes = [...crashes.filter((time) => now - time < 60_000), now];
    if (crashes.length <= MAX_RELOADS_A_MINUTE && !window.isDestroyed()) {
      window.webContents.reload();
    }
  });
}

/** Answers the page's messages, and only those of our own page's main frame. */
function handleBridge(window: BrowserWindow, origin: string): void {
  ipcMain.removeHandler(DESKTOP_CHANNELS.toggleFullScreen);
  ipcMain.handle(DESKTOP_CHANNELS.toggleFullScreen, (event) => {
    const frame = event.senderFrame;
    if (!frame || frame.parent || !isOwnUrl(frame.url, origin)) {
      throw new Error('Pesan dari halaman asing ditolak.');
    }
    const full = !window.isFullScreen();
    window.setFullScreen(full);
    return full;
  });
}
