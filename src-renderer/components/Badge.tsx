import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import classes from './Badge.module.css';

interface BadgeProps {
  tone: 'ok' | 'info' | 'no' | 'warn' | 'mute';
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span className={cx(classes.root, classes[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
