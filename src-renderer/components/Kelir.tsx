import type { ComponentProps } from 'react';
import { cx } from '../lib/cx.ts';
import type { Accent } from './Stage.tsx';
import classes from './Kelir.module.css';

interface KelirProps extends ComponentProps<'section'> {
  /** Colour of the band; left out, that of the surrounding stage. */
  c?: Accent;
}

/** The lamp-lit screen: a card with a stepped band, for what is being read or filled in. */
export function Kelir({ c, className, children, ...rest }: KelirProps) {
  return (
    <section {...rest} data-c={c} className={cx(classes.root, className)}>
      {children}
    </section>
  );
}
