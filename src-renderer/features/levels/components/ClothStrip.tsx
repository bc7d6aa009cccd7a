import type { CharacterId } from '#shared/constants/characters.ts';
import { cx } from '../../../lib/cx.ts';
import classes from './ClothStrip.module.css';

/**
 * A narrow strip along the right edge, of the character's cloth: nothing tells them apart by colour
 * alone.
 */
export function ClothStrip({ character }: { character: CharacterId }) {
  return <i className={cx(classes.root, classes[character])} aria-hidden="true" />;
}
