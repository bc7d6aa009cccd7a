import { CHARACTER_IDS, type CharacterId } from '#shared/constants/characters.ts';
import { WHEEL } from '#shared/constants/game.ts';

/** Geometry of the wheel. Segment 0 (Semar) points up at 0 degrees, the others follow clockwise. */

const CIRCLE = 360;
const SEGMENT = CIRCLE / WHEEL.segments;
/** Whole turns before the wheel comes to rest. */
const TURNS = 4;
/** How far off the middle of its segment it may stop; safely inside. */
const MAX_OFFSET = SEGMENT / 3;

/** Control points of the cubic Bezier curve by which a spin slows down. */
export const SPIN_CURVE = [0.12, 0.72, 0.08, 1] as const;
/** Rivets on the rim; each knocks once against the pointer. */
const RIVETS = 24;
/** Knocks closer together than this would be a buzz. */
const SHORTEST_KNOCK_SECONDS = 0.045;

/** Brings any number into 0 to 359. */
const normalise = (degrees: number): number => ((degrees % CIRCLE) + CIRCLE) % CIRCLE;

/** Rotation that puts the middle of a character's segment under the pointer. */
const centreOf = (id: CharacterId): number => -SEGMENT * CHARACTER_IDS.indexOf(id);

/** The character drawn; `random` is from 0 up to but not including 1. */
export const drawCharacter = (random: number): CharacterId =>
  CHARACTER_IDS[Math.floor(random * WHEEL.segments)] ?? CHARACTER_IDS[0];

/** Rotation at the end of a spin from `current` to a character; `random` as above moves the stop. */
export function spinTarget(current: number, id: CharacterId, random: number): number {
  const offset = (random * 2 - 1) * MAX_OFFSET;
  const start = current + TURNS * CIRCLE;
  return start + normalise(centreOf(id) + offset - start);
}

/** When rivets knock against the pointer in a spin between two rotations, in seconds from its start. */
export function knockTimes(from: number, to: number): number[] {
  const step = CIRCLE / RIVETS;
  const knocks: number[] = [];
  let passed = Math.floor(from / step);
  const samples = WHEEL.spinSeconds * 200;
  for (let sample = 0; sample <= samples; sample++) {
    const { share, time } = onSpinCurve(sample / samples);
    const rivet = Math.floor((from + (to - from) * share) / step);
    const since = time - (knocks[knocks.length - 1] ?? -1);
    if (rivet === passed || since < SHORTEST_KNOCK_SECONDS) continue;
    passed = rivet;
    knocks.push(time);
  }
  return knocks;
}

/** A point of the spin's curve: seconds, and the share of the way behind it; `t` runs from 0 to 1. */
function onSpinCurve(t: number): { time: number; share: number } {
  const [x1, y1, x2, y2] = SPIN_CURVE;
  const bezier = (a: number, b: number): number =>
    3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3;
  return { time: bezier(x1, x2) * WHEEL.spinSeconds, share: bezier(y1, y2) };
}

/** Rotation that shows a character by the shortest way from `current`. */
export function turnTarget(current: number, id: CharacterId): number {
  const way = normalise(centreOf(id) - current);
  return current + (way > CIRCLE / 2 ? way - CIRCLE : way);
}

/** The character under the pointer. */
export function characterAt(rotation: number): CharacterId {
  const segment = Math.round(normalise(-rotation) / SEGMENT) % WHEEL.segments;
  return CHARACTER_IDS[segment] ?? CHARACTER_IDS[0];
}
