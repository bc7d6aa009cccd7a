import { useEffect, useState } from 'react';
import { clock, secondsUntil, untilNextSecond } from '../lib/clock.ts';

/**
 * Whole seconds until a deadline of `clock`. Stands still while `stopped`.
 * Only the component that shows the number renders each second.
 */
export function useSecondsLeft(deadline: number, stopped = false): number {
  const [now, setNow] = useState(clock);
  const [shownFor, setShownFor] = useState(deadline);
  // A new deadline must not flash the seconds of the old one.
  if (shownFor !== deadline) {
    setShownFor(deadline);
    setNow(clock());
  }

  // A timeout to each full second; a tab that slept catches up when it is seen again.
  useEffect(() => {
    if (stopped) return;
    let timer = 0;
    const update = () => {
      window.clearTimeout(timer);
      const current = clock();
      setNow(current);
      if (current < deadline) {
        timer = window.setTimeout(update, untilNextSecond(deadline, current));
      }
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [deadline, stopped]);

  return secondsUntil(deadline, now);
}
