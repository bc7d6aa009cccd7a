import { resultTexts } from '../result-texts.ts';
import classes from './AccuracyRing.module.css';

const RADIUS = 55;
const LENGTH = 2 * Math.PI * RADIUS;

interface AccuracyRingProps {
  /** Whole percent. */
  percent: number;
  /** Whether it is enough; decides the colour. */
  isGood: boolean;
}

/** Share of right answers as a ring. */
export function AccuracyRing({ percent, isGood }: AccuracyRingProps) {
  return (
    <div
      className={classes.root}
      role="img"
      aria-label={resultTexts.accuracyLabel(percent)}
      data-good={isGood}
    >
      <svg viewBox="0 0 128 128" aria-hidden="true">
        <circle className={classes.track} cx="64" cy="64" r={RADIUS} />
        {percent > 0 && (
          <circle
            className={classes.share}
            cx="64"
            cy="64"
            r={RADIUS}
            strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
          />
        )}
      </svg>
      <b className={classes.number}>
        {percent}%<small className={classes.label}>{resultTexts.accuracy}</small>
      </b>
    </div>
  );
}
