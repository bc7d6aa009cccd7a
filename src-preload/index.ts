import { contextBridge, ipcRenderer } from 'electron';
import { DESKTOP_CHANNELS, type DesktopBridge } from '#shared/desktop-bridge.ts';

contextBridge.exposeInMainWorld('desktop', {
  toggleFullScreen: () => ipcRenderer.invoke(DESKTOP_CHANNELS.toggleFullScreen),
  pickBackupFile: () => ipcRenderer.invoke(DESKTOP_CHANNELS.pickBackupFile),
  pickDataFolder: () => ipcRenderer.invoke(DESKTOP_CHANNELS.pickDataFolder),
  restart: () => ipcRenderer.invoke(DESKTOP_CHANNELS.restart),
} satisfies DesktopBridge);
