import { cx } from '../lib/cx.ts';
import classes from './Halo.module.css';

/** Outline of a kayon, the mountain of the wayang stage. */
export const KAYON =
  'M256 18C262 74 290 106 322 146C372 208 412 278 400 348C394 388 362 412 330 420C314 426 312 438 320 452L192 452C200 438 198 426 182 420C150 412 118 388 112 348C100 278 140 208 190 146C222 106 250 74 256 18Z';
const STEPS = [1.28, 1.02, 0.76];

/** The stepped kayon behind a character, in the colours of the stage it stands on. */
export function Halo({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={cx(classes.root, className)}
      viewBox="-120 -130 752 582"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g transform="translate(256 452)">
        {STEPS.map((scale) => (
          <path key={scale} transform={`scale(${scale}) translate(-256 -452)`} d={KAYON} />
        ))}
      </g>
    </svg>
  );
}
