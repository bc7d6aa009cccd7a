import { IconChartBar, IconStar, IconUsers } from '@tabler/icons-react';
import { StatCard } from '../../../components/StatCard.tsx';
import { formatNumber } from '../../../lib/format.ts';
import type { LeaderboardView } from '../lib/leaderboard-view.ts';
import { leaderboardTexts } from '../texts.ts';
import classes from './SummaryCards.module.css';

const ICON = { size: 26, stroke: 2.2 } as const;

/** Top score, number of players, average score. */
export function SummaryCards({ view }: { view: LeaderboardView }) {
  return (
    <div className={classes.root}>
      <StatCard
        c="semar"
        icon={<IconStar {...ICON} />}
        label={leaderboardTexts.topScore}
        value={formatNumber(view.topScore)}
      />
      <StatCard
        c="petruk"
        icon={<IconUsers {...ICON} />}
        label={leaderboardTexts.players}
        value={leaderboardTexts.playerCount(formatNumber(view.players))}
      />
      <StatCard
        c="bagong"
        icon={<IconChartBar {...ICON} />}
        label={leaderboardTexts.averageScore}
        value={formatNumber(view.averageScore)}
      />
    </div>
  );
}
