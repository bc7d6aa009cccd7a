import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './Button.tsx';

interface ButtonLinkProps extends ButtonLook, ComponentProps<typeof Link> {}

/** A link to another page that looks like a button. */
export function ButtonLink({
  variant,
  size,
  leftIcon,
  rightIcon,
  fullWidth,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
      {leftIcon}
      {children}
      {rightIcon}
    </Link>
  );
}
