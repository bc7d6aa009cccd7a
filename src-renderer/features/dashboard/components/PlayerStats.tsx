import { IconDeviceGamepad2, IconFlame, IconStairsUp, IconStar } from '@tabler/icons-react';
import type { UserView } from '#shared/contracts/auth.contract.ts';
import { StatCards } from '../../../components/StatCards.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { dashboardTexts as texts } from '../texts.ts';

/** The player's totals. */
export const PlayerStats = ({ player }: { player: UserView }) => (
  <StatCards
    label={texts.summary}
    stats={[
      { icon: IconStar, label: texts.totalScore, value: formatNumber(player.totalScore) },
      {
        icon: IconDeviceGamepad2,
        label: texts.gamesPlayed,
        value: formatNumber(player.gamesPlayed),
      },
      { icon: IconFlame, label: texts.highestScore, value: formatNumber(player.highestScore) },
      { icon: IconStairsUp, label: texts.level, value: player.level },
    ]}
  />
);
