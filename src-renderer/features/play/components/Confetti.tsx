import { useReducedMotion } from '../../../hooks/useMediaQuery.ts';
import { usePetalCanvas } from '../hooks/usePetalCanvas.ts';
import { fallingPetals, fallingPose, restingPose } from '../lib/petals.ts';
import classes from './Confetti.module.css';

const PIECES = fallingPetals(70);
const LAST_SECOND = Math.max(...PIECES.map(({ delay, duration }) => delay + duration));

const falling = (seconds: number, width: number, height: number) =>
  PIECES.map((petal) => fallingPose(petal, seconds, width, height));

const resting = (_: number, width: number, height: number) =>
  PIECES.map((petal) => restingPose(petal, width, height));

/** Jasmine, kawung petals and gold flakes; falls once and lies still where motion is not wanted. */
export function Confetti() {
  const still = useReducedMotion();
  const canvas = usePetalCanvas(still ? resting : falling, still ? 0 : LAST_SECOND);
  return <canvas ref={canvas} className={classes.root} aria-hidden="true" />;
}
