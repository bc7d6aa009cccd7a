import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import classes from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for those who do not see the icon; also shown on hover. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(classes.root, className)}
    >
      {icon}
    </button>
  );
}
