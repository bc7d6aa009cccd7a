import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { RankingRow } from '../../../components/ranking/RankingTable.tsx';
import { initials } from '../lib/leaderboard-view.ts';
import { leaderboardTexts } from '../texts.ts';
import classes from './Podium.module.css';
import { RankIcon } from '../../../components/ranking/RankIcon.tsx';

/** Second, first, third: the first stands in the middle. */
const ORDER = [2, 1, 3];
const PLACE = [classes.first, classes.second, classes.third];

/** The three best on their steps. */
export function Podium({ rows }: { rows: readonly RankingRow[] }) {
  return (
    <ol className={classes.root}>
      {ORDER.map((rank) => {
        const row = rows[rank - 1];
        return (
          <li key={rank} className={cx(classes.place, PLACE[rank - 1])}>
            {row && (
              <>
                <RankIcon rank={rank} size={rank === 1 ? 40 : 32} className={classes.icon} />
                <span className={classes.badge} aria-hidden="true">
                  {initials(row.username)}
                </span>
                <b className={classes.name}>{row.username}</b>
                <span className={classes.score}>{formatNumber(row.totalScore)}</span>
              </>
            )}
            <span className={classes.step} aria-label={leaderboardTexts.place(rank)} role="img">
              {rank}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
