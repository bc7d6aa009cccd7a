import { BrowserWindow, dialog, type App } from 'electron';
import { readHeadlessOptions } from '../headless-options.ts';
import { createFileLogger, type FileLogger } from '../log-file.ts';
import { resourcePaths } from '../resource-paths.ts';
import { startServer, type RunningServer } from '../server/start-server.ts';
import { openMainWindow } from './main-window.ts';

/** Starts the desktop application: one instance, its server, and a window on it. */
export function runDesktop(app: App): void {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  app.enableSandbox();
  app.on('second-instance', focusWindow);

  let server: RunningServer | undefined;
  let logFile: FileLogger | undefined;
  let isClosed = false;
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', (event) => {
    if (!server || isClosed) return;
    // Quitting waits until running requests have finished and the database is closed.
    event.preventDefault();
    void server
      .close()
      .catch((error: unknown) => logFile?.log.error({ err: error }, 'closing failed'))
      .then(() => logFile?.close())
      .finally(() => {
        isClosed = true;
        app.quit();
      });
  });

  app
    .whenReady()
    .then(async () => {
      const { data: dataDir, port } = readHeadlessOptions([]);
      logFile = createFileLogger(dataDir, app.isPackaged ? 'nothing' : 'warnings');
      server = await startServer({
        ...resourcePaths(import.meta.dirname),
        dataDir,
        ...(port === undefined ? {} : { port }),
        version: app.getVersion(),
        log: logFile.log,
      });
      await openMainWindow({
        url: process.env['ELECTRON_RENDERER_URL'] ?? server.url,
        mainDir: import.meta.dirname,
        isPackaged: app.isPackaged,
      });
    })
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      dialog.showErrorBox('Punakawan tidak dapat dimulai', message);
      app.quit();
    });
}

function focusWindow(): void {
  const [window] = BrowserWindow.getAllWindows();
  if (!window) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}
