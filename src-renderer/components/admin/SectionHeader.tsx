import type { ReactNode } from 'react';
import classes from './SectionHeader.module.css';

interface SectionHeaderProps {
  title: string;
  /** Buttons for the section as a whole. */
  children?: ReactNode;
}

/** Title of a section of the admin panel, with what can be done in it. */
export function SectionHeader({ title, children }: SectionHeaderProps) {
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>{title}</h2>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
