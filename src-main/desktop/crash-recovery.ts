import { app, dialog, type BrowserWindow } from 'electron';
import { desktopTexts } from '#shared/texts/desktop.ts';
import type { Logger } from '../server/lib/logger.ts';

/** A page that crashes more often than this within a minute is not loaded again by itself. */
const MAX_RELOADS_A_MINUTE = 3;
const FIRST_BUTTON = 0;

/** Loads a crashed page again, but not for ever: then a person decides. The server goes on meanwhile. */
export function recoverFromCrash(window: BrowserWindow, log: Logger): void {
  let crashes: number[] = [];
  let isAsking = false;

  const ask = (texts: Texts, decide: (isFirst: boolean) => void): void => {
    if (isAsking || window.isDestroyed()) return;
    isAsking = true;
    const { title, message, detail, buttons } = texts;
    void dialog
      .showMessageBox(window, { type: 'warning', title, message, detail, buttons, noLink: true })
      .then(({ response }) => {
        isAsking = false;
        if (!window.isDestroyed()) decide(response === FIRST_BUTTON);
      });
  };

  window.webContents.on('render-process-gone', (_event, details) => {
    log.error({ reason: details.reason, exitCode: details.exitCode }, 'the page crashed');
    const now = performance.now();
    crashes = [...crashes.filter((time) => now - time < 60_000), now];
    if (window.isDestroyed()) return;
    if (crashes.length <= MAX_RELOADS_A_MINUTE) {
      window.webContents.reload();
      return;
    }
    const { title, message, detail, reload, quit } = desktopTexts.crashed;
    ask({ title, message, detail, buttons: [reload, quit] }, (isReload) => {
      crashes = [];
      if (isReload) window.webContents.reload();
      else app.quit();
    });
  });

  window.on('unresponsive', () => {
    log.warn('the page does not respond');
    const { title, message, wait, reload } = desktopTexts.hung;
    ask({ title, message, detail: '', buttons: [wait, reload] }, (isWait) => {
      if (!isWait) window.webContents.reload();
    });
  });
}

interface Texts {
  title: string;
  message: string;
  detail: string;
  buttons: string[];
}
