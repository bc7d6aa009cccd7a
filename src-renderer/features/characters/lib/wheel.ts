import { CHARACTER_IDS, type CharacterId } from '#shared/constants/characters.ts';
import { WHEEL } from '#shared/constants/game.ts';

/** Geometry of the wheel. Segment 0 (Semar) points up at 0 degrees, the others follow clockwise. */

const CIRCLE = 360;
const SEGMENT = CIRCLE / WHEEL.segments;
/** Whole turns before the wheel comes to rest. */
const TURNS = 4;
/** How far off the middle of its segment it may stop; safely inside. */
const MAX_OFFSET = SEGMENT / 3;

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
