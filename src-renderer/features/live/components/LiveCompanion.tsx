import { IconPlayerPause, IconWifiOff } from '@tabler/icons-react';
import { useLiveState } from '../../../lib/live-state.ts';
import { useLiveChannel } from '../hooks/useLiveChannel.ts';
import { liveTexts as texts } from '../texts.ts';
import { IdleGuard } from './IdleGuard.tsx';
import classes from './LiveCompanion.module.css';
import { Dialog } from '../../../components/Dialog.tsx';

interface LiveCompanionProps {
  name: string;
  /** The PC is one that others use after them. */
  isShared: boolean;
  /** The teacher has signed them out. */
  onSentOut: () => void;
  onIdle: () => void;
  /** What their class calls them; null when they have none. */
  onNamed: (name: string | null) => void;
}

/** What stands beside a signed-in player on every page: their teacher's word, and the idle clock. */
export function LiveCompanion(props: LiveCompanionProps) {
  const { name, isShared, onSentOut, onIdle, onNamed } = props;
  const status = useLiveChannel(onSentOut, onNamed);
  const { isPaused } = useLiveState();
  return (
    <>
      {isPaused && (
        <Dialog title={texts.pausedTitle}>
          <IconPlayerPause size={72} stroke={2.2} className={classes.icon} aria-hidden="true" />
          <p>{texts.paused}</p>
          {status === 'waiting' && (
            <p role="status" className={classes.lost}>
              <IconWifiOff size={22} stroke={2.2} aria-hidden="true" />
              {texts.lost}
            </p>
          )}
        </Dialog>
      )}
      {isShared && <IdleGuard name={name} suspended={isPaused} onIdle={onIdle} />}
    </>
  );
}
