import { useEffect, useEffectEvent } from 'react';
import { clock } from '../lib/clock.ts';

/** Calls back once when a deadline of `clock` has come; null waits for nothing. */
export function useDeadline(deadline: number | null, onDue: (now: number) => void): void {
  const due = useEffectEvent(onDue);

  // Looks at the clock again whenever a timer fires or the tab is seen: timers of hidden tabs are late.
  useEffect(() => {
    if (deadline === null) return;
    let timer = 0;
    const check = () => {
      window.clearTimeout(timer);
      const now = clock();
      if (now >= deadline) due(now);
      else timer = window.setTimeout(check, deadline - now);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [deadline]);
}
