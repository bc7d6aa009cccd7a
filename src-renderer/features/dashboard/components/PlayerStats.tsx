import { IconDeviceGamepad2, IconFlame, IconStairsUp, IconStar } from '@tabler/icons-react';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { StatCard } from '../../../components/StatCard.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { dashboardTexts } from '../texts.ts';
import classes from './PlayerStats.module.css';

const ICON = { size: 26, stroke: 2.2 } as const;

/** The player's totals. */
export function PlayerStats({ player }: { player: UserView }) {
  return (
    <section aria-label={dashboardTexts.summary} className={classes.root}>
      <StatCard
        c="semar"
        icon={<IconStar {...ICON} />}
        label={dashboardTexts.totalScore}
        value={formatNumber(player.totalScore)}
      />
      <StatCard
        c="petruk"
        icon={<IconDeviceGamepad2 {...ICON} />}
        label={dashboardTexts.gamesPlayed}
        value={formatNumber(player.gamesPlayed)}
      />
      <StatCard
        c="gareng"
        icon={<IconFlame {...ICON} />}
        label={dashboardTexts.highestScore}
        value={formatNumber(player.highestScore)}
      />
      <StatCard
        c="bagong"
        icon={<IconStairsUp {...ICON} />}
        label={dashboardTexts.level}
        value={player.level}
      />
    </section>
  );
}
