import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { GameHeader } from './GameHeader.tsx';
import classes from './PlayLayout.module.css';

interface PlayLayoutProps {
  score: number;
  /** The stage beside the question; left out, the content has the whole width. */
  panel?: ReactNode;
  /** For a sentence and a button: in the middle instead of over the whole height. */
  centred?: boolean;
  children: ReactNode;
}

/** Frame of every game screen: header, stage, content. */
export function PlayLayout({ score, panel, centred = false, children }: PlayLayoutProps) {
  return (
    <div className={classes.root}>
      <GameHeader score={score} />
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
