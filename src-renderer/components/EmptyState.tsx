import type { ReactNode } from 'react';
import emptyUrl from '../assets/empty-state.svg';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  help?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** A stage at rest, for lists that hold nothing yet. */
export function EmptyState({ title, help, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <img src={emptyUrl} alt="" width={260} className={classes.picture} />
      <p className={classes.title}>{title}</p>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      {action}
    </div>
  );
}
