/** What falls when there is something to celebrate. */
export type PetalKind = 'jasmine' | 'petal' | 'flake';

/** Colours of the kawung petals, as names in Petal.module.css. */
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
