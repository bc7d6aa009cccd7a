import { useEffect, useEffectEvent } from 'react';
import { useLiveState } from '../../../lib/live-state.ts';

/** Tells a game that the teacher has paused the class, or lets it go on. */
export function useClassPause(onChange: (type: 'pause' | 'resume') => void): void {
  const { isPaused } = useLiveState();
  const change = useEffectEvent(onChange);

  // A game that is opened in the middle of a pause begins with it.
  useEffect(() => {
    if (!isPaused) return;
    change('pause');
    return () => change('resume');
  }, [isPaused]);
}
