import { useEffect, useEffectEvent } from 'react';
import { playKey } from '../lib/play-key.ts';

interface PlayKeyHandlers {
  /** A to D or 1 to 4; left out where nothing can be chosen. */
  onChoose?: ((index: number) => void) | undefined;
  /** Enter. */
  onSubmit?: (() => void) | undefined;
  /** Space bar. */
  onHold?: (() => void) | undefined;
}

/** Keys of the question screen. Keys that belong to a focused control keep their meaning there. */
export function usePlayKeys(handlers: PlayKeyHandlers): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = playKey(event);
    if (key === null) return;
    const { onChoose, onSubmit, onHold } = handlers;
    if (typeof key === 'number' && onChoose !== undefined) onChoose(key);
    else if (key === 'submit' && onSubmit !== undefined) onSubmit();
    else if (key === 'hold' && onHold !== undefined) onHold();
    else return;
    event.preventDefault();
  });

  // The whole window listens, since nothing on the screen needs to have the focus.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
