import { useState, type ReactNode } from 'react';
import type { RunKind } from '#shared/contracts/run.ts';
import { useLater } from '../../../hooks/useLater.ts';
import { cx } from '../../../lib/cx.ts';
import { GameHeader } from './GameHeader.tsx';
import classes from './PlayLayout.module.css';

/** What asks before a game is left comes behind the first question, too. */
const GUARD_BEHIND_MS = 500;
const loadGuard = () => import('./LeaveGuard.tsx');

interface PlayLayoutProps {
  score: number;
  /** The stage beside the question; left out, the content has the whole width. */
  panel?: ReactNode;
  /** What is being played, which asks before it is left. */
  leaving?: RunKind;
  /** For a sentence and a button: in the middle instead of over the whole height. */
  centred?: boolean;
  children: ReactNode;
}

/** Frame of every game screen: header, stage, content. */
export function PlayLayout({ score, panel, leaving, centred = false, children }: PlayLayoutProps) {
  /** Where somebody wanted to go before the guard was there. */
  const [early, setEarly] = useState<string | null>(null);
  const guard = useLater(loadGuard, early === null ? GUARD_BEHIND_MS : 0);
  return (
    <div className={classes.root}>
      {leaving !== undefined && guard !== undefined ? (
        <guard.LeaveGuard kind={leaving} wished={early}>
          {(onLeave) => <GameHeader score={score} onLeave={onLeave} />}
        </guard.LeaveGuard>
      ) : (
        <GameHeader score={score} onLeave={leaving && setEarly} />
      )}
      <main
        tabIndex={-1}
        className={cx(
          panel === undefined ? classes.whole : classes.split,
          centred && classes.centred,
        )}
      >
        {panel}
        {children}
      </main>
    </div>
  );
}
