import { useEffect, useRef } from 'react';

/** Marks the entry of the browser's history that stands for something open. */
const MARK = 'open';

/**
 * Lets the Back button or gesture close what lies over the page, as people on phones expect, instead
 * of leaving the page with everything typed.
 */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const latest = useRef(onBack);

  // The listener below lives as long as the thing is open, and must know its present state.
  useEffect(() => {
    latest.current = onBack;
  });

  // An entry of its own in the history is what Back takes away.
  useEffect(() => {
    if (!isOpen) return undefined;
    const push = () => {
      const state = window.history.state as object | null;
      window.history.pushState({ ...state, [MARK]: true }, '');
    };
    const onPop = () => {
      // A busy PC takes the entry of something closed before away only now: nobody pressed Back.
      const isLate = isMarked();
      // It may stay open, to ask about unsaved work: the next Back has to find it again.
      push();
      if (!isLate) latest.current();
    };
    push();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (isMarked()) window.history.back();
    };
  }, [isOpen]);
}

/** Whether the present entry of the history stands for something open. */
const isMarked = (): boolean =>
  (window.history.state as Record<string, unknown> | null)?.[MARK] === true;
