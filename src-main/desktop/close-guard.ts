import { dialog, type BrowserWindow } from 'electron';
import { desktopTexts } from '#shared/texts/desktop.ts';

const STAY = 0;

/** Asks before the window closes while pupils are at work; the end of Windows itself is not held up. */
export function guardClosing(window: BrowserWindow, connected: () => number): void {
  const texts = desktopTexts.closing;
  let isDecided = false;
  let isAsking = false;
  window.on('query-session-end', () => {
    isDecided = true;
  });
  window.on('close', (event) => {
    const count = connected();
    if (isDecided || count === 0) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    void dialog
      .showMessageBox(window, {
        type: 'question',
        title: texts.title,
        message: texts.message(count),
        detail: texts.detail,
        buttons: [texts.stay, texts.close],
        defaultId: STAY,
        cancelId: STAY,
        noLink: true,
      })
      .then(({ response }) => {
        isAsking = false;
        if (response === STAY || window.isDestroyed()) return;
        isDecided = true;
        window.close();
      });
  });
}
