/**
 * What the desktop window offers its page beyond a browser; absent in LAN browsers.
 * Only what HTTP cannot do belongs here: everything else goes through the API.
 */
export interface DesktopBridge {
  /** Enters or leaves full screen, for the projector. Resolves to whether it is full now. */
  toggleFullScreen(): Promise<boolean>;
}

/** Names of the messages between page and main process. */
export const DESKTOP_CHANNELS = { toggleFullScreen: 'desktop:toggle-full-screen' } as const;
