import { IconDeviceGamepad2, IconMasksTheater, IconMessages, IconUsers } from '@tabler/icons-react';
import type { AdminStats } from '#shared/contracts/admin.contract.ts';
import { StatCards } from '../../../components/StatCards.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { adminDashboardTexts as texts } from '../texts.ts';

/** How many there are of everything. */
export const OverviewCards = ({ overview }: { overview: AdminStats['overview'] }) => (
  <StatCards
    stats={[
      { icon: IconUsers, label: texts.totalUsers, value: formatNumber(overview.totalUsers) },
      {
        icon: IconMessages,
        label: texts.totalQuestions,
        value: formatNumber(overview.totalQuestions),
      },
      {
        icon: IconMasksTheater,
        label: texts.totalCharacters,
        value: formatNumber(overview.totalCharacters),
      },
      {
        icon: IconDeviceGamepad2,
        label: texts.totalSessions,
        value: formatNumber(overview.totalGameSessions),
      },
    ]}
  />
);
