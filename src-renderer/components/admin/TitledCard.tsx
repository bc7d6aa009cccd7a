import { useId, type ReactNode } from 'react';
import { Card } from '../Card.tsx';
import classes from './TitledCard.module.css';

interface TitledCardProps {
  title: string;
  /** Stands beside the heading. */
  aside?: ReactNode;
  /** Keeps the content away from the edge, to which a table goes. */
  padded?: boolean;
  children: ReactNode;
}

/** One part of a section of the panel, with its heading. */
export function TitledCard({ title, aside, padded = false, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card
      role="region"
      aria-labelledby={id}
      data-padded={padded ? '' : undefined}
      className={classes.root}
    >
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
