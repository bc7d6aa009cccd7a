import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './Button.tsx';
import { Link } from './Link.tsx';

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
