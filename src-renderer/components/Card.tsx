import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import classes from './Card.module.css';

export function Card({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={cx(classes.root, className)}>
      {children}
    </div>
  );
}
