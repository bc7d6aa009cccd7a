import { expect, it } from 'vitest';
import { BURST, burstPose, fallingPetals, fallingPose } from './petals.ts';

it('keeps every piece within the bounds of the design', () => {
  const petals = fallingPetals(70);
  expect(petals).toHaveLength(70);
  for (const { left, rest, size, delay, duration } of petals) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(100);
    expect(rest).toBeLessThanOrEqual(92);
    expect(size).toBeGreaterThanOrEqual(14);
    expect(duration).toBeGreaterThanOrEqual(1.9);
    expect(duration).toBeLessThanOrEqual(3);
    expect(delay).toBeLessThan(1);
  }
});

it('uses every kind', () => {
  expect(new Set(fallingPetals(70).map((petal) => petal.kind))).toEqual(
    new Set(['jasmine', 'petal', 'flake']),
  );
});

it('lets every piece fall from above the edge to below it, and shows none before and after', () => {
  for (const petal of fallingPetals(70)) {
    const at = (seconds: number) => fallingPose(petal, seconds, 1_000, 600);
    expect(at(petal.delay)).toMatchObject({ opacity: 0, angle: petal.from });
    expect(at(petal.delay).y).toBeLessThan(-petal.size);
    expect(at(petal.delay + petal.duration / 2).opacity).toBe(1);
    expect(at(petal.delay + petal.duration + 0.1)).toMatchObject({ opacity: 0, angle: petal.to });
    expect(at(petal.delay + petal.duration + 0.1).y).toBeGreaterThan(600 + petal.size);
  }
});

it('keeps a burst within its square', () => {
  const width = 2 * BURST.to + BURST.size;
  for (const [index, petal] of fallingPetals(10).entries()) {
    const { x, y } = burstPose(petal, index * 36, BURST.seconds, width);
    expect(Math.min(x, y, width - x, width - y)).toBeGreaterThanOrEqual(BURST.size / 2 - 1e-9);
  }
});
