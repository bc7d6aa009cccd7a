import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { StatCard } from './StatCard.tsx';
import classes from './StatCards.module.css';

interface StatCardsProps {
  /** What they are about, where no heading says it. */
  label?: string;
  stats: readonly { icon: Icon; label: string; value: ReactNode }[];
}

/** Each number in the colour of another character. */
const ACCENTS = ['semar', 'petruk', 'gareng', 'bagong'] as const;

/** Up to four numbers beside each other. */
export function StatCards({ label, stats }: StatCardsProps) {
  return (
    <div
      role={label === undefined ? undefined : 'region'}
      aria-label={label}
      className={classes.root}
    >
      {stats.map(({ icon: StatIcon, ...stat }, index) => (
        <StatCard
          key={stat.label}
          {...stat}
          icon={<StatIcon size={26} stroke={2.2} />}
          c={ACCENTS[index]}
        />
      ))}
    </div>
  );
}
