import { IconCalendarCheck, IconClock, IconStar, IconUsers } from '@tabler/icons-react';
import type { AnalyticsSummary } from '#shared/contracts/admin.contract.ts';
import { StatCards } from '../../../components/StatCards.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { playTime } from '../lib/play-time.ts';
import { adminAnalyticsTexts as texts } from '../texts.ts';

/** Over all users, whatever is searched for. */
export const AnalyticsCards = ({ summary }: { summary: AnalyticsSummary }) => (
  <StatCards
    stats={[
      { icon: IconUsers, label: texts.totalUsers, value: formatNumber(summary.totalUsers) },
      { icon: IconClock, label: texts.totalPlayTime, value: playTime(summary.totalPlayTime) },
      { icon: IconStar, label: texts.averageScore, value: formatNumber(summary.averageScore) },
      {
        icon: IconCalendarCheck,
        label: texts.activeToday,
        value: formatNumber(summary.activeToday),
      },
    ]}
  />
);
