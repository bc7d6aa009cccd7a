import { useRef } from 'react';

/**
 * Lets an action start only when its last run has ended. A mutation is known to run a moment after
 * the click that started it, which a double click is quick enough to use.
 */
export function useSingleFlight() {
  const isRunning = useRef(false);
  return (start: (settled: { onSettled: () => void }) => void): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    start({
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
}
