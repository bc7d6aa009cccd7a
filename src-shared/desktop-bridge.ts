/**
 * What the desktop window offers its page beyond a browser; absent in LAN browsers.
 * Only what HTTP cannot do belongs here: everything else goes through the API.
 */
export interface DesktopBridge {
  /** Enters or leaves full screen, for the projector. Resolves to whether it is full now. */
  toggleFullScreen(): Promise<boolean>;
  /** Lets a person pick a backup on this machine. Resolves to its full path, or null. */
  pickBackupFile(): Promise<string | null>;
  /** Lets a person pick or make a folder for the data. Resolves to its full path, or null. */
  pickDataFolder(): Promise<string | null>;
  /** Ends the application and starts it again: what moves the data happens in between. */
  restart(): Promise<void>;
}

/** Names of the messages between page and main process. */
export const DESKTOP_CHANNELS = {
  toggleFullScreen: 'desktop:toggle-full-screen',
  pickBackupFile: 'desktop:pick-backup-file',
  pickDataFolder: 'desktop:pick-data-folder',
  restart: 'desktop:restart',
} as const satisfies Record<keyof DesktopBridge, string>;
