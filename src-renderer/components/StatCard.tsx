import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import type { Accent } from './Stage.tsx';
import classes from './StatCard.module.css';

interface StatCardProps {
  icon: ReactNode;
  label: string;
  value: ReactNode;
  /** Colour of the icon's tile. */
  c?: Accent | undefined;
}

export function StatCard({ icon, label, value, c = 'wedel' }: StatCardProps) {
  return (
    <Card className={classes.root} data-c={c}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.text}>
        <div className={classes.label}>{label}</div>
        <div className={classes.value}>{value}</div>
      </div>
    </Card>
  );
}
