import { join } from 'node:path';
import { BrowserWindow, screen } from 'electron';
import { desktopTexts } from '#shared/texts/desktop.ts';
import type { Logger } from '../server/lib/logger.ts';
import { handleBridge } from './bridge-handlers.ts';
import { guardClosing } from './close-guard.ts';
import { recoverFromCrash } from './crash-recovery.ts';
import { guardNavigation, guardSession, webPreferences } from './security.ts';
import { recallPlace, rememberPlace } from './window-memory.ts';
import { placeWindow, SMALLEST } from './window-place.ts';

/** The design's lamp-side ground, so that the window is not white before the page paints. */
const GROUND = '#FBF6EA';

export interface MainWindowOptions {
  /** Where the server of this window is. */
  url: string;
  /** Folder of the built main process. */
  mainDir: string;
  dataDir: string;
  isPackaged: boolean;
  log: Logger;
  /** Pupils at work from other machines. */
  connected: () => number;
  /** Ends the application and starts it again, without asking: the page has asked. */
  restart: () => void;
}

/** Opens the one window, on the address of its own server. */
export async function openMainWindow(options: MainWindowOptions): Promise<BrowserWindow> {
  const { origin } = new URL(options.url);
  const saved = recallPlace(options.dataDir);
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea);
  const window = new BrowserWindow({
    ...placeWindow(saved, screens),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    title: desktopTexts.name,
    backgroundColor: GROUND,
    show: false,
    webPreferences: webPreferences(
      join(options.mainDir, '..', 'preload', 'index.cjs'),
      options.isPackaged,
    ),
  });
  if (saved?.isMaximized) window.maximize();
  guardNavigation(window.webContents, origin);
  guardSession(window.webContents.session, origin);
  recoverFromCrash(window, options.log);
  guardClosing(window, options.connected);
  rememberPlace(window, options.dataDir, options.log);
  handleBridge(window, origin, options.restart);
  // The projector shows the page and nothing else.
  window.on('enter-full-screen', () => window.setMenuBarVisibility(false));
  window.on('leave-full-screen', () => window.setMenuBarVisibility(true));
  window.once('ready-to-show', () => window.show());
  await window.loadURL(options.url);
  return window;
}
