import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { levelOutbox } from '../../../lib/level-outbox.ts';
import { idleSecondsLeft } from '../lib/idle.ts';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const CHECK_MS = 1_000;

interface IdleOptions {
  /** Waiting for the teacher is not idling. */
  suspended: boolean;
  onIdle: () => void;
}

/** Seconds until somebody who does nothing is signed out, once that is near; null before. */
export function useIdleSeconds({ suspended, onIdle }: IdleOptions) {
  const [left, setLeft] = useState<number | null>(null);
  const client = useQueryClient();
  const idle = useEffectEvent(onIdle);
  const lastInput = useRef(0);

  function stay() {
    lastInput.current = performance.now();
    setLeft(null);
  }

  // Looks at a clock rather than waiting for a timer: a PC that slept has been idle, too.
  useEffect(() => {
    if (suspended) return;
    lastInput.current = performance.now();
    let isWarned = false;
    const touch = () => {
      // A hand that brushes the mouse must not hide the question before it is read.
      if (!isWarned) lastInput.current = performance.now();
    };
    const timer = window.setInterval(() => {
      const seconds = idleSecondsLeft(lastInput.current, performance.now());
      isWarned = seconds !== null;
      setLeft(seconds);
      // A result on its way to the server is waited for: it is the pupil's.
      if (seconds === 0 && client.isMutating() === 0 && levelOutbox.count() === 0) idle();
    }, CHECK_MS);
    for (const input of INPUTS) window.addEventListener(input, touch, { passive: true });
    return () => {
      window.clearInterval(timer);
      for (const input of INPUTS) window.removeEventListener(input, touch);
      setLeft(null);
    };
  }, [suspended, client]);

  return { left, stay };
}
