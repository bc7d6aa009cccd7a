import type { LeafColour, PetalKind } from '../lib/petals.ts';
import classes from './Petal.module.css';

const JASMINE_TURNS = [0, 72, 144, 216, 288];

/** One piece of the celebration: a jasmine flower, a kawung petal or a flake of gold. */
export function Petal({ kind, colour }: { kind: PetalKind; colour: LeafColour }) {
  if (kind === 'petal') {
    return (
      <>
        <path className={classes[colour]} d="M3 21C3 11 11 3 21 3C21 13 13 21 3 21Z" />
        <path className={classes.vein} d="M7 17L17 7" />
      </>
    );
  }
  if (kind === 'flake') {
    return (
      <>
        <path className={classes.gold} d="M12 2l6 10-6 10-6-10z" />
        <path className={classes.shine} d="M12 2l6 10H6z" />
      </>
    );
  }
  return (
    <>
      {JASMINE_TURNS.map((turn) => (
        <path
          key={turn}
          className={classes.jasmine}
          transform={`rotate(${turn} 12 12)`}
          d="M12 11C8 8 8 3 12 1C16 3 16 8 12 11Z"
        />
      ))}
      <circle className={classes.gold} cx="12" cy="12" r="2.6" />
    </>
  );
}
