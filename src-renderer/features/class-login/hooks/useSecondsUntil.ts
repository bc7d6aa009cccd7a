import { useEffect, useState } from 'react';

/** Whole seconds until a time of `performance.now()`; 0 when it has passed or there is none. */
export function useSecondsUntil(time: number | null): number {
  const [left, setLeft] = useState(0);

  // Counts only while there is something to wait for.
  useEffect(() => {
    if (time === null) return;
    const count = () => {
      const seconds = Math.max(0, Math.ceil((time - performance.now()) / 1_000));
      setLeft(seconds);
      if (seconds === 0) window.clearInterval(timer);
    };
    const timer = window.setInterval(count, 250);
    count();
    return () => window.clearInterval(timer);
  }, [time]);

  return time === null ? 0 : left;
}
