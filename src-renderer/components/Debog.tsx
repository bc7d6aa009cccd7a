import { cx } from '../lib/cx.ts';
import classes from './Debog.module.css';

/** The gilded banana trunk at the foot of a stage; characters stand on it. */
export function Debog({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx(classes.root, className)} />;
}
