import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';

/** Asks before the page is left with work that is saved nowhere else. */
export function useLeaveGuard(active: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useLeaveWarning(active);

  // Links of the bar and the tabs stand outside this page, so that they are met on their way.
  useEffect(() => {
    if (!active) return undefined;
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const path = link && pathWithin(link, event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(path);
    }
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [active]);

  return {
    asks: target !== null,
    stay: () => setTarget(null),
    leave: () => {
      if (target !== null) void navigate(target);
    },
  };
}

/** Where a plain click on the link leads within the application; null when it does not leave this page. */
function pathWithin(link: Element, event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target !== '') return null;
  const url = new URL(link.href);
  const stays = url.pathname === window.location.pathname;
  if (url.origin !== window.location.origin || stays || link.hasAttribute('download')) return null;
  return url.pathname + url.search + url.hash;
}
