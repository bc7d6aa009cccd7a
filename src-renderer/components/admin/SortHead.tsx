import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { SortOrder } from '#shared/contracts/admin.contract.ts';
import { cx } from '../../lib/cx.ts';
import classes from './SortHead.module.css';
import { SORT_ORDER_NAMES } from './sorting.ts';

interface SortHeadProps {
  label: string;
  /** How the table is sorted by this column; null when it is sorted by another. */
  order: SortOrder | null;
  /** How a press sorts it. */
  next: SortOrder;
  isNumber?: boolean;
  className?: string | undefined;
  onSort: () => void;
}

/** A heading that sorts by its column, and the other way round when pressed again. */
export function SortHead({ label, order, next, isNumber, className, onSort }: SortHeadProps) {
  const Icon = order === null ? IconArrowsSort : order === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      data-number={isNumber === true ? '' : undefined}
      aria-sort={order === null ? undefined : order === 'desc' ? 'descending' : 'ascending'}
      className={cx(classes.root, className)}
    >
      <button
        type="button"
        aria-label={`${label}, urutkan ${SORT_ORDER_NAMES[next].toLowerCase()}`}
        data-sorted={order === null ? undefined : ''}
        className={classes.button}
        onClick={onSort}
      >
        {label}
        <Icon size={16} stroke={2.4} aria-hidden="true" />
      </button>
    </th>
  );
}
