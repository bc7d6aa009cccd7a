import { formatNumber } from '../lib/format.ts';
import { Coin } from './Coin.tsx';
import classes from './ScoreChip.module.css';

interface ScoreChipProps {
  score: number;
  /** Who has it; hidden on narrow screens. */
  name?: string;
  /** What the number is, for those who do not see the coin. */
  label?: string;
}

export function ScoreChip({ score, name, label = 'Skor' }: ScoreChipProps) {
  return (
    <span className={classes.root}>
      <Coin />
      {name !== undefined && <span className={classes.name}>{name}</span>}
      <b className={classes.score}>
        <span className={classes.label}>{label} </span>
        {formatNumber(score)}
      </b>
    </span>
  );
}
