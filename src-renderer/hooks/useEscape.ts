import { useEffect, useRef } from 'react';

/** Hears Escape for as long as a dialog has the keyboard; a key that was used up closes nothing more. */
export function useEscape(isListening: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);

  // The listener lives as long as the dialog has the keyboard, and must know its present state.
  useEffect(() => {
    latest.current = onEscape;
  });

  // On the window: after a click beside everything the focus is nowhere.
  useEffect(() => {
    if (!isListening) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isListening]);
}
