import { dialog, ipcMain, type BrowserWindow, type IpcMainInvokeEvent } from 'electron';
import { DESKTOP_CHANNELS, type DesktopBridge } from '#shared/desktop-bridge.ts';
import { desktopTexts } from '#shared/texts/desktop.ts';
import { isOwnUrl } from './security.ts';

/** Answers the page's messages, and only those of our own page's main frame. */
export function handleBridge(window: BrowserWindow, origin: string, restart: () => void): void {
  const answers: DesktopBridge = {
    toggleFullScreen() {
      const full = !window.isFullScreen();
      window.setFullScreen(full);
      return Promise.resolve(full);
    },
    async pickBackupFile() {
      const { title, filter } = desktopTexts.pickBackup;
      const { canceled, filePaths } = await dialog.showOpenDialog(window, {
        title,
        properties: ['openFile'],
        filters: [{ name: filter, extensions: ['sqlite'] }],
      });
      return canceled ? null : (filePaths[0] ?? null);
    },
    async pickDataFolder() {
      const { canceled, filePaths } = await dialog.showOpenDialog(window, {
        title: desktopTexts.pickDataFolder.title,
        properties: ['openDirectory', 'createDirectory'],
      });
      return canceled ? null : (filePaths[0] ?? null);
    },
    restart() {
      restart();
      return Promise.resolve();
    },
  };
  for (const name of Object.keys(DESKTOP_CHANNELS) as (keyof DesktopBridge)[]) {
    ipcMain.removeHandler(DESKTOP_CHANNELS[name]);
    ipcMain.handle(DESKTOP_CHANNELS[name], async (event) => {
      assertOwnPage(event, origin);
      return answers[name]();
    });
  }
}

function assertOwnPage({ senderFrame }: IpcMainInvokeEvent, origin: string): void {
  if (!senderFrame || senderFrame.parent || !isOwnUrl(senderFrame.url, origin)) {
    throw new Error('Pesan dari halaman asing ditolak.');
  }
}
