import { BrowserWindow, dialog, Menu, powerMonitor, shell, type App } from 'electron';
import { desktopTexts } from '#shared/texts/desktop.ts';
import { lastRunFile } from '../data-dir.ts';
import { readHeadlessOptions } from '../headless-options.ts';
import { createFileLogger, type FileLogger } from '../log-file.ts';
import { resourcePaths } from '../resource-paths.ts';
import { carryOutMove } from '../server/db/data-place.ts';
import { readIncident } from '../server/db/incident.ts';
import { toNotice } from '../server/features/maintenance/maintenance.views.ts';
import type { Logger } from '../server/lib/logger.ts';
import {
  startServer,
  type RunningServer,
  type StartServerOptions,
} from '../server/start-server.ts';
import { showAbout } from './about.ts';
import { menuTemplate } from './application-menu.ts';
import { installLastResort, type ProcessEvents } from './last-resort.ts';
import { openMainWindow } from './main-window.ts';
import { checkUnpackedFiles } from './unpacked-files.ts';

/** What a test replaces. */
export interface Outside {
  process?: ProcessEvents;
  server?: Partial<StartServerOptions>;
}

/** Starts the desktop application: one instance, its server, and a window on it. */
export function runDesktop(app: App, outside: Outside = {}): void {
  const { process: events = process } = outside;
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  // Nothing else sets it in a packaged application; without it failures would show their insides.
  if (app.isPackaged) process.env['NODE_ENV'] = 'production';
  app.enableSandbox();
  app.on('second-instance', focusWindow);

  let server: RunningServer | undefined;
  let logFile: FileLogger | undefined;
  let isClosed = false;
  /** Waits until running requests have finished and the database is closed. */
  const close = async () => {
    try {
      await server?.close();
    } catch (error) {
      logFile?.log.error({ err: error }, 'closing failed');
    }
    await logFile?.close();
    isClosed = true;
  };
  installLastResort(app, { log: () => logFile?.log, close, process: events });
  /** The system itself is ending: nobody is asked any more. */
  let isEnding = false;
  const end = () => {
    isEnding = true;
    app.quit();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) events.on(signal, end);
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', (event) => {
    if (!server || isClosed) return;
    event.preventDefault();
    void close().finally(() => app.quit());
  });

  app
    .whenReady()
    .then(async () => {
      if (app.isPackaged && process.platform !== 'darwin') checkUnpackedFiles(app.getAppPath());
      const { data, place, port } = readHeadlessOptions([]);
      const { dataDir, problem } = place ? carryOutMove(place, data) : { dataDir: data };
      logFile = createFileLogger(dataDir, app.isPackaged ? 'nothing' : 'warnings');
      const { log } = logFile;
      server = await startServer({
        ...resourcePaths(import.meta.dirname),
        dataDir,
        ...(port === undefined ? {} : { port }),
        version: app.getVersion(),
        log,
        lastRunFile: lastRunFile(),
        ...(place === undefined ? {} : { placeFile: place }),
        ...outside.server,
      });
      const { context } = server;
      const url = (!app.isPackaged && process.env['ELECTRON_RENDERER_URL']) || server.url;
      setMenu({ url, dataDir, version: app.getVersion(), log });
      powerMonitor.on('shutdown', end);
      const window = await openMainWindow({
        url,
        mainDir: import.meta.dirname,
        dataDir,
        isPackaged: app.isPackaged,
        log,
        connected: () => (isEnding ? 0 : context.presence.players().length),
        restart: () => {
          app.relaunch();
          end();
        },
      });
      tellIncident(window, dataDir);
      if (problem !== undefined) {
        dialog.showErrorBox(desktopTexts.cannotMove, `${problem}\n${dataDir}`);
      }
    })
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      dialog.showErrorBox(desktopTexts.cannotStart, message);
      app.quit();
    });
}

function setMenu(facts: { url: string; dataDir: string; version: string; log: Logger }): void {
  const template = menuTemplate(
    {
      goTo(path) {
        const loading = mainWindow()?.loadURL(new URL(path, facts.url).href);
        // Choosing again before it was there breaks it off, and is no failure of the program.
        loading?.catch((error: unknown) => facts.log.warn({ err: error }, 'page not loaded'));
      },
      openDataFolder: () => void shell.openPath(facts.dataDir),
      showAbout: () => {
        const window = mainWindow();
        if (window) void showAbout(window, facts);
      },
    },
    process.platform,
  );
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

/** What happened to the data is said before anybody looks for their score; the dashboard says it again. */
function tellIncident(window: BrowserWindow, dataDir: string): void {
  const incident = readIncident(dataDir);
  if (!incident) return;
  const { title, close } = desktopTexts.incident;
  void dialog.showMessageBox(window, {
    type: 'warning',
    title,
    message: title,
    detail: toNotice(incident).message,
    buttons: [close],
    noLink: true,
  });
}

const mainWindow = (): BrowserWindow | undefined => BrowserWindow.getAllWindows()[0];

function focusWindow(): void {
  const window = mainWindow();
  if (!window) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}
