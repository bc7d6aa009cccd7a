import type { DesktopBridge } from '#shared/desktop-bridge.ts';

declare global {
  interface Window {
    /** Put there by the preload of the desktop window; absent in browsers. */
    desktop?: DesktopBridge;
  }
}

/** What the desktop window offers beyond a browser; undefined in a browser. */
export const useDesktop = (): DesktopBridge | undefined => window.desktop;
