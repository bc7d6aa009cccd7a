import type { ProgressCell } from '../lib/progress-cell.ts';
import { cellsLabel } from '../lib/progress-cell.ts';
import classes from './ProgressCells.module.css';

/** One cell for each question. */
export function ProgressCells({ cells }: { cells: readonly ProgressCell[] }) {
  return (
    <div className={classes.root} role="img" aria-label={cellsLabel(cells)}>
      {cells.map((cell, index) => (
        // Cells have no identity of their own and never change places.
        <i key={index} className={classes[cell]} />
      ))}
    </div>
  );
}
