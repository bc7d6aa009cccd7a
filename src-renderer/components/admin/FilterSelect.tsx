import type { ComponentProps } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { cx } from '../../lib/cx.ts';
import field from '../Field.module.css';
import classes from './FilterSelect.module.css';

interface FilterSelectProps extends ComponentProps<'select'> {
  /** What is chosen, for those who do not see where it stands. */
  label?: string;
}

/** A native list in the look of the fields: it works with every keyboard and on every phone. */
export function FilterSelect({ label, className, children, ...rest }: FilterSelectProps) {
  return (
    <span className={classes.root}>
      <select aria-label={label} {...rest} className={cx(field.control, classes.select, className)}>
        {children}
      </select>
      <IconChevronDown size={20} stroke={2.6} className={classes.icon} aria-hidden="true" />
    </span>
  );
}
