import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Path of a page of this application. */
  to: string;
  /** What the page finds in its location. */
  state?: unknown;
}

/** A link to another page. The router's own brings along what only its framework needs. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const go = useLinkClickHandler(to, { state });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={click}>
      {children}
    </a>
  );
}
