import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/Card.tsx';
import classes from './Panel.module.css';

interface PanelProps {
  title: string;
  children: ReactNode;
}

/** One card of the dashboard with its heading. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={classes.root}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {children}
    </Card>
  );
}
