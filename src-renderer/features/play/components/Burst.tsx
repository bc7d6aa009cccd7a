import { useReducedMotion } from '../../../hooks/useMediaQuery.ts';
import { usePetalCanvas } from '../hooks/usePetalCanvas.ts';
import { BURST, burstPose, fallingPetals } from '../lib/petals.ts';
import classes from './Burst.module.css';

const PIECES = fallingPetals(10);

const bursting = (seconds: number, width: number) =>
  PIECES.map((petal, index) => burstPose(petal, (index * 360) / PIECES.length, seconds, width));

/** A small burst of petals behind a right answer. */
export function Burst() {
  return useReducedMotion() ? null : <MovingBurst />;
}

function MovingBurst() {
  const canvas = usePetalCanvas(bursting, BURST.seconds);
  return <canvas ref={canvas} className={classes.root} aria-hidden="true" />;
}
