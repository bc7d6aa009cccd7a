/** What falls when there is something to celebrate. */
export type PetalKind = 'jasmine' | 'petal' | 'flake';

/** Colours of the kawung petals. */
export const LEAF_COLOURS = ['bata', 'toska', 'manggis', 'wedel'] as const;
export type LeafColour = (typeof LEAF_COLOURS)[number];

/** One falling piece. */
export interface FallingPetal {
  kind: PetalKind;
  colour: LeafColour;
  /** Percent from the left. */
  left: number;
  /** Percent from the top, where it lies when nothing may move. */
  rest: number;
  /** Pixels. */
  size: number;
  /** Degrees at the start and at the end. */
  from: number;
  to: number;
  /** Seconds. */
  delay: number;
  duration: number;
}

/** A piece as it is drawn in one frame. */
export interface PetalPose {
  kind: PetalKind;
  colour: LeafColour;
  /** Its middle, its width and its height, in pixels. */
  x: number;
  y: number;
  size: number;
  /** Degrees. */
  angle: number;
  opacity: number;
}

const KINDS: readonly PetalKind[] = ['jasmine', 'petal', 'flake', 'petal', 'jasmine', 'petal'];
/** Steps of the golden ratio fill a row evenly without looking like one. */
const GOLDEN = 0.618034;

/** Pieces spread over the screen; the same number gives the same picture. */
export function fallingPetals(count: number): FallingPetal[] {
  return Array.from({ length: count }, (_, i) => {
    const spread = (step: number): number => (i * step) % 1;
    const from = Math.round(spread(0.377) * 360);
    return {
      kind: KINDS[i % KINDS.length] ?? 'petal',
      colour: LEAF_COLOURS[i % LEAF_COLOURS.length] ?? 'bata',
      left: Math.round(spread(GOLDEN) * 1_000) / 10,
      rest: Math.round(spread(0.2899) * 92),
      size: 14 + Math.round(spread(0.7548) * 15),
      from,
      to: from + (i % 2 === 0 ? 220 : -260),
      delay: Math.round(spread(0.5698) * 90) / 100,
      duration: 1.9 + Math.round(spread(0.4142) * 110) / 100,
    };
  });
}

/** Above the edge, where pieces start; the wind carries them a little to the right. */
const START_ABOVE = 80;
const DRIFT = 26;

/** A piece so many seconds after the first was let go; invisible before and after its own fall. */
export function fallingPose(
  petal: FallingPetal,
  seconds: number,
  width: number,
  height: number,
): PetalPose {
  const share = Math.min(Math.max((seconds - petal.delay) / petal.duration, 0), 1);
  const fallen = slowing(share, 2.4);
  const { kind, colour, size, left, from, to } = petal;
  const x = (left / 100) * width + size / 2 + DRIFT * fallen;
  const y = (height + 2 * START_ABOVE) * fallen - START_ABOVE;
  const opacity = Math.min(share / 0.08, (1 - share) / 0.22, 1);
  return { kind, colour, x, y, size, angle: from + (to - from) * fallen, opacity };
}

/** A piece lying where it would be seen if nothing may move. */
export function restingPose(petal: FallingPetal, width: number, height: number): PetalPose {
  const { kind, colour, size, left, rest, from } = petal;
  const x = (left / 100) * width + size / 2;
  const y = (rest / 100) * height + size / 2;
  return { kind, colour, x, y, size, angle: from, opacity: 0.9 };
}

/** How long a burst takes, how large its pieces are in the end and how far they fly, in pixels. */
export const BURST = { seconds: 0.52, size: 22, from: 10, to: 118 } as const;

/** A piece of a burst that flies in this direction, in degrees, from the middle of a square. */
export function burstPose(
  { kind, colour }: FallingPetal,
  direction: number,
  seconds: number,
  width: number,
): PetalPose {
  const share = Math.min(seconds / BURST.seconds, 1);
  const flown = slowing(share, 4);
  const distance = BURST.from + (BURST.to - BURST.from) * flown;
  const radians = (direction * Math.PI) / 180;
  return {
    kind,
    colour,
    x: width / 2 + Math.sin(radians) * distance,
    y: width / 2 - Math.cos(radians) * distance,
    size: BURST.size * (0.4 + 0.6 * flown),
    angle: direction,
    opacity: Math.min(share / 0.3, (1 - share) / 0.7),
  };
}

/** Share of a way after this share of its time; the higher the power, the quicker its start. */
const slowing = (share: number, power: number): number => 1 - (1 - share) ** power;
