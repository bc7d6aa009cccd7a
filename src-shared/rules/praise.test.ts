import { describe, expect, it } from 'vitest';
import { accuracyPercent, praiseFor } from './praise.ts';

describe('accuracy', () => {
  it.each([
    [0, 10, 0],
    [10, 10, 100],
    [2, 3, 67],
    [1, 3, 33],
    [1, 8, 13],
    [0, 0, 0],
  ])('%i of %i is %i percent', (correct, total, percent) => {
    expect(accuracyPercent(correct, total)).toBe(percent);
  });
});

describe('praise', () => {
  it.each([
    [100, 'Luar Biasa!'],
    [90, 'Luar Biasa!'],
    [89.9, 'Bagus Sekali!'],
    [75, 'Bagus Sekali!'],
    [74.9, 'Cukup Baik!'],
    [60, 'Cukup Baik!'],
    [59.9, 'Terus Berlatih!'],
    [0, 'Terus Berlatih!'],
  ])('for %d percent is %s', (percent, praise) => {
    expect(praiseFor(percent)).toBe(praise);
  });
});
