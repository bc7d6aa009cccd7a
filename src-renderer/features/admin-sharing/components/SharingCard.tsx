import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/Card.tsx';
import classes from './SharingCard.module.css';

interface SharingCardProps {
  title: string;
  children: ReactNode;
}

/** One card below the stage. */
export function SharingCard({ title, children }: SharingCardProps) {
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
