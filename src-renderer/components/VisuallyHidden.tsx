import type { ComponentProps } from 'react';
import classes from './VisuallyHidden.module.css';

/** Text for those who hear the page. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={classes.root} />;
}
