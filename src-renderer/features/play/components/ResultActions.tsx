import { Children, type ReactNode } from 'react';
import classes from './ResultActions.module.css';

/** The buttons of a result; the first is the one to press. */
export function ResultActions({ children }: { children: ReactNode }) {
  const isEven = Children.toArray(children).length % 2 === 0;
  return (
    <div className={classes.root} data-even={isEven}>
      {children}
    </div>
  );
}
