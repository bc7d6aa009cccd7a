import type { ComponentProps, ReactNode } from 'react';
import { IconLoader2 } from '@tabler/icons-react';
import { cx } from '../lib/cx.ts';
import classes from './Button.module.css';

export interface ButtonLook {
  /** prada is the one game action of a screen, wedel a form or admin action, getih a deletion. */
  variant?: 'prada' | 'wedel' | 'line' | 'ghost' | 'getih' | 'stage';
  size?: 'sm' | 'md' | 'big';
  leftIcon?: ReactNode;
  rightIcon?: ReactNode;
  fullWidth?: boolean;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows that the action runs, and keeps it from being started twice. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  leftIcon,
  rightIcon,
  fullWidth,
  busy = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, fullWidth }, className)}
    >
      {busy ? <IconLoader2 className={classes.spinner} size={20} stroke={2.2} /> : leftIcon}
      {children}
      {!busy && rightIcon}
    </button>
  );
}

/** Class names of a button's look, shared with links that look like one. */
export function buttonClass(
  {
    variant = 'line',
    size = 'md',
    fullWidth = false,
  }: { [K in 'variant' | 'size' | 'fullWidth']?: ButtonLook[K] | undefined },
  className?: string,
): string {
  return cx(
    classes.button,
    classes[variant],
    classes[size],
    fullWidth && classes.fullWidth,
    className,
  );
}
