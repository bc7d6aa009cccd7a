import { useEffect } from 'react';
import { useDesktop } from './useDesktop.ts';

/**
 * Has the browser ask before the page is closed or reloaded while there is unsaved work. The desktop
 * window asks nothing: it would only refuse to close.
 */
export function useLeaveWarning(isUnsaved: boolean): void {
  const asks = useDesktop() === undefined && isUnsaved;

  // Only while needed: a page with this listener is not kept for going back.
  useEffect(() => {
    if (!asks) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chromium 109 asks only for this.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [asks]);
}
