import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import table from '../Table.module.css';
import { cx } from '../../lib/cx.ts';
import classes from './DataTable.module.css';

interface DataTableProps {
  /** What the table lists, for those who do not see it. */
  label: string;
  /** Newer rows are on their way. */
  busy?: boolean;
  /** On a phone each row becomes a card; its cells say where in the grid they stand. */
  stacks?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A table on a card. Where it is too wide for the screen it scrolls, never the page. */
export function DataTable({
  label,
  busy = false,
  stacks = false,
  className,
  children,
}: DataTableProps) {
  return (
    <Card className={classes.card}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it */}
      <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
        <table
          aria-busy={busy || undefined}
          className={cx(table.table, classes.table, stacks && classes.stacks, className)}
        >
          {children}
        </table>
      </div>
    </Card>
  );
}
