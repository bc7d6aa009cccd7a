import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Does after a change of page what a browser does after loading one. */
export function NavigationFocus() {
  const { pathname } = useLocation();
  const first = useRef(true);

  // Without it a keyboard or screen reader stays on a link that is gone, and a long page half way down.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
