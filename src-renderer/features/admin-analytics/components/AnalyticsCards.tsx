import { IconCalendarCheck, IconClock, IconStar, IconUsers } from '@tabler/icons-react';
import type { AnalyticsSummary } from '#shared/contracts/admin.contract.ts';
import { StatCard } from '../../../components/StatCard.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { playTime } from '../lib/play-time.ts';
import { adminAnalyticsTexts as texts } from '../texts.ts';
import classes from './AnalyticsCards.module.css';

/** Over all users, whatever is searched for. */
export function AnalyticsCards({ summary }: { summary: AnalyticsSummary }) {
  return (
    <div className={classes.root}>
      <StatCard
        c="semar"
        icon={<IconUsers size={26} stroke={2.2} />}
        label={texts.totalUsers}
        value={formatNumber(summary.totalUsers)}
      />
      <StatCard
        c="petruk"
        icon={<IconClock size={26} stroke={2.2} />}
        label={texts.totalPlayTime}
        value={playTime(summary.totalPlayTime)}
      />
      <StatCard
        c="gareng"
        icon={<IconStar size={26} stroke={2.2} />}
        label={texts.averageScore}
        value={formatNumber(summary.averageScore)}
      />
      <StatCard
        c="bagong"
        icon={<IconCalendarCheck size={26} stroke={2.2} />}
        label={texts.activeToday}
        value={formatNumber(summary.activeToday)}
      />
    </div>
  );
}
