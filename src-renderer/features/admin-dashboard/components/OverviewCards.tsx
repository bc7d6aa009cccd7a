import { IconDeviceGamepad2, IconMasksTheater, IconMessages, IconUsers } from '@tabler/icons-react';
import type { AdminStats } from '#shared/contracts/admin.contract.ts';
import { StatCard } from '../../../components/StatCard.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { adminDashboardTexts as texts } from '../texts.ts';
import classes from './OverviewCards.module.css';

/** How many there are of everything. */
export function OverviewCards({ overview }: { overview: AdminStats['overview'] }) {
  return (
    <div className={classes.root}>
      <StatCard
        c="semar"
        icon={<IconUsers size={26} stroke={2.2} />}
        label={texts.totalUsers}
        value={formatNumber(overview.totalUsers)}
      />
      <StatCard
        c="petruk"
        icon={<IconMessages size={26} stroke={2.2} />}
        label={texts.totalQuestions}
        value={formatNumber(overview.totalQuestions)}
      />
      <StatCard
        c="bagong"
        icon={<IconMasksTheater size={26} stroke={2.2} />}
        label={texts.totalCharacters}
        value={formatNumber(overview.totalCharacters)}
      />
      <StatCard
        c="gareng"
        icon={<IconDeviceGamepad2 size={26} stroke={2.2} />}
        label={texts.totalSessions}
        value={formatNumber(overview.totalGameSessions)}
      />
    </div>
  );
}
