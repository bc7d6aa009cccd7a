import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { cx } from '../../../lib/cx.ts';
import { useSecondsLeft } from '../hooks/useSecondsLeft.ts';
import { playTexts } from '../texts.ts';
import classes from './TimerRing.module.css';

const RADIUS = 29;
const LENGTH = 2 * Math.PI * RADIUS;

interface TimerRingProps {
  /** When time is up, by `clock`. */
  deadline: number;
  /** Seconds of a full ring. */
  seconds: number;
  /** Seconds left from which it warns. */
  warningSeconds: number;
  /** Stands still. */
  stopped?: boolean;
}

/** Seconds left for the question, as a ring and a number. */
export function TimerRing({ deadline, seconds, warningSeconds, stopped = false }: TimerRingProps) {
  const left = Math.min(seconds, useSecondsLeft(deadline, stopped));
  const warns = left <= warningSeconds;
  return (
    <div
      role="timer"
      aria-label={playTexts.timeLeft(left)}
      data-warning={warns}
      className={cx(classes.root, warns && classes.warning, stopped && classes.stopped)}
    >
      <svg viewBox="0 0 68 68" aria-hidden="true">
        <circle className={classes.track} cx="34" cy="34" r={RADIUS} />
        <circle
          className={classes.left}
          cx="34"
          cy="34"
          r={RADIUS}
          strokeDasharray={`${(LENGTH * left) / seconds} ${LENGTH}`}
        />
      </svg>
      <b className={classes.number}>{left}</b>
      {/* Spoken once when it gets urgent, not every second. */}
      <VisuallyHidden role="status">
        {left === warningSeconds && playTexts.timeLeft(left)}
      </VisuallyHidden>
    </div>
  );
}
