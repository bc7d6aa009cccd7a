import { cx } from '../../../lib/cx.ts';
import { playTexts } from '../texts.ts';
import classes from './Blank.module.css';

/** The gap of a question line: an empty box, then the right word. */
export function Blank({ solution }: { solution: string | null }) {
  if (solution !== null) return <b className={cx(classes.root, classes.filled)}>{solution}</b>;
  return <span className={classes.root} role="img" aria-label={playTexts.blank} />;
}
