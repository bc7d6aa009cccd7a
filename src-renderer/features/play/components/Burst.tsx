import type { CSSProperties } from 'react';
import { fallingPetals } from '../lib/petals.ts';
import { Petal } from './Petal.tsx';
import classes from './Burst.module.css';

const PIECES = fallingPetals(10);

/** A small burst of petals behind a right answer. */
export function Burst() {
  return (
    <span className={classes.root} aria-hidden="true">
      {PIECES.map(({ kind, colour }, index) => (
        <svg
          key={index}
          viewBox="0 0 24 24"
          style={{ '--turn': `${(index * 360) / PIECES.length}deg` } as CSSProperties}
        >
          <Petal kind={kind} colour={colour} />
        </svg>
      ))}
    </span>
  );
}
