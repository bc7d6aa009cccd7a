import type { ComponentProps } from 'react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { cx } from '../lib/cx.ts';
import { Halo } from './Halo.tsx';
import classes from './Stage.module.css';

/** Whose colours a stage or card wears; wedel is the game's own indigo. */
export type Accent = CharacterId | 'wedel';

interface StageProps extends ComponentProps<'div'> {
  c: Accent;
  /** Draws the stepped kayon behind what stands on the stage. */
  halo?: boolean;
  /** Places the halo where the middle of the stage is not the place. */
  haloClassName?: string | undefined;
}

/** The coloured scene that a character stands on. */
export function Stage({ c, halo = true, haloClassName, className, children, ...rest }: StageProps) {
  return (
    <div {...rest} data-c={c} className={cx(classes.root, className)}>
      {halo && <Halo className={haloClassName} />}
      {children}
    </div>
  );
}
