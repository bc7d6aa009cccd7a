import type { Session, WebContents, WebPreferences } from 'electron';

/** Settings of every window: the page is treated as hostile (reliability 3.5). */
export const webPreferences = (preload: string, isPackaged: boolean): WebPreferences => ({
  preload,
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  webviewTag: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
  spellcheck: false,
  devTools: !isPackaged,
  // Question timers go on while the window is behind another one.
  backgroundThrottling: false,
});

/** Whether a URL belongs to the server of this window. */
export function isOwnUrl(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin;
}

/** Keeps a page on its own server: no other address, no new window, no embedded page. */
export function guardNavigation(contents: WebContents, origin: string): void {
  const stay = (event: { preventDefault(): void }, url: string) => {
    if (!isOwnUrl(url, origin)) event.preventDefault();
  };
  contents.on('will-navigate', (event) => stay(event, event.url));
  contents.on('will-frame-navigate', (event) => stay(event, event.url));
  contents.on('will-redirect', (event) => stay(event, event.url));
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** The page gets no permission of the system, and downloads only what its own server sends. */
export function guardSession(session: Session, origin: string): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, decide) => decide({}));
  session.on('will-download', (event, item) => {
    const url = item.getURL().replace(/^blob:/, '');
    if (!isOwnUrl(url, origin)) event.preventDefault();
  });
}
