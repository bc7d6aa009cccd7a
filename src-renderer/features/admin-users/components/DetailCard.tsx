import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/Card.tsx';
import classes from './DetailCard.module.css';

interface DetailCardProps {
  title: string;
  /** Stands beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One card of the page of a user, with its heading. */
export function DetailCard({ title, aside, children }: DetailCardProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={classes.root}>
      <div className={classes.head}>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      </div>
      {children}
    </Card>
  );
}
