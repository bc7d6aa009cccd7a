import type { CSSProperties } from 'react';
import { useSecondsLeft } from '../hooks/useSecondsLeft.ts';
import { playTexts } from '../texts.ts';
import classes from './DrainBar.module.css';

interface DrainBarProps {
  /** By `clock`. */
  deadline: number;
  /** Seconds of a full bar. */
  seconds: number;
  /** What comes is the result, not another question. */
  isLast: boolean;
}

/** Drains until the next question. */
export function DrainBar({ deadline, seconds, isLast }: DrainBarProps) {
  const left = useSecondsLeft(deadline);
  return (
    // Not spoken: it would talk over the explanation.
    <div className={classes.root} aria-hidden="true">
      <span>{isLast ? playTexts.resultIn(left) : playTexts.nextIn(left)}</span>
      <span className={classes.bar}>
        <i key={deadline} style={{ '--seconds': `${seconds}s` } as CSSProperties} />
      </span>
    </div>
  );
}
