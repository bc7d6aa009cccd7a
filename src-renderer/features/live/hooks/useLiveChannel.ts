import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveEvent } from '#shared/contracts/live.contract.ts';
import type { StreamStatus } from '../../../lib/event-stream.ts';
import { currentActivity, onActivity, resetLive, setLiveState } from '../../../lib/live-state.ts';
import { followLive, sendActivity } from '../api/live.ts';
import { activitySender } from '../lib/activity-sender.ts';

/**
 * Keeps the signed-in player in touch with their class, which tells what it calls them. Returns how the
 * connection does.
 */
export function useLiveChannel(
  onSentOut: () => void,
  onNamed: (name: string | null) => void,
): StreamStatus {
  const [status, setStatus] = useState<StreamStatus>('connecting');
  const sentOut = useEffectEvent(onSentOut);
  const named = useEffectEvent(onNamed);

  // As long as somebody is signed in: the component is made anew for the next player.
  useEffect(() => {
    const abort = new AbortController();
    const sender = activitySender(currentActivity, sendActivity);
    let stopReports: (() => void) | undefined;

    function take(event: LiveEvent): void {
      switch (event.type) {
        case 'hello':
          setLiveState({ isPaused: event.class?.isPaused === true });
          named(event.class?.memberName ?? null);
          // Only a class has a board, and a server that was restarted knows nothing any more.
          if (event.class === null) return;
          stopReports ??= onActivity(sender.changed);
          sender.changed();
          return;
        case 'paused':
          setLiveState({ isPaused: true });
          return;
        case 'resumed':
          setLiveState({ isPaused: false });
          return;
        case 'session-ended':
          setLiveState({ endedSession: event.sessionId });
          return;
        case 'signed-out':
          sentOut();
      }
    }

    followLive({ signal: abort.signal, onEvent: take, onStatus: setStatus });
    return () => {
      abort.abort();
      stopReports?.();
      sender.stop();
      resetLive();
    };
  }, []);

  return status;
}
