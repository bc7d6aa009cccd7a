import { IconCircleCheck, IconClock, IconFlame, IconStar } from '@tabler/icons-react';
import { formatClock } from '#shared/rules/time.ts';
import { formatNumber } from '../../../lib/format.ts';
import { resultTexts } from '../result-texts.ts';
import classes from './ResultNumbers.module.css';

interface ResultNumbersProps {
  score: number;
  /** Another word for the score, where the specification has one. */
  scoreLabel?: string;
  seconds: number;
  correct: number;
  total: number;
  bestStreak: number;
}

const ICON = { size: 18, stroke: 2.2, 'aria-hidden': true } as const;

/** Score, time, right answers and the best streak side by side. */
export function ResultNumbers(props: ResultNumbersProps) {
  return (
    <dl className={classes.root}>
      <div>
        <dt>
          <IconStar {...ICON} />
          {props.scoreLabel ?? resultTexts.score}
        </dt>
        <dd>{formatNumber(props.score)}</dd>
      </div>
      <div>
        <dt>
          <IconClock {...ICON} />
          {resultTexts.time}
        </dt>
        <dd>{formatClock(props.seconds)}</dd>
      </div>
      <div>
        <dt>
          <IconCircleCheck {...ICON} />
          {resultTexts.correct}
        </dt>
        <dd>
          {props.correct}/{props.total}
        </dd>
      </div>
      <div>
        <dt>
          <IconFlame {...ICON} />
          {resultTexts.streak}
        </dt>
        <dd>{formatNumber(props.bestStreak)}</dd>
      </div>
    </dl>
  );
}
