import type { CSSProperties } from 'react';
import { fallingPetals } from '../lib/petals.ts';
import { Petal } from './Petal.tsx';
import classes from './Confetti.module.css';

const PIECES = fallingPetals(70);

/** Jasmine, kawung petals and gold flakes; falls once and lies still where motion is not wanted. */
export function Confetti() {
  return (
    <div className={classes.root} aria-hidden="true">
      {PIECES.map((petal, index) => (
        <svg
          key={index}
          viewBox="0 0 24 24"
          style={
            {
              left: `${petal.left}%`,
              width: petal.size,
              animationDelay: `${petal.delay}s`,
              animationDuration: `${petal.duration}s`,
              '--rest': `${petal.rest}%`,
              '--from': `${petal.from}deg`,
              '--to': `${petal.to}deg`,
            } as CSSProperties
          }
        >
          <Petal kind={petal.kind} colour={petal.colour} />
        </svg>
      ))}
    </div>
  );
}
