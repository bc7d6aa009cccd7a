import { expect, it } from 'vitest';
import { fallingPetals } from './petals.ts';

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
