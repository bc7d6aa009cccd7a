import { expect, it } from 'vitest';
import { formatNumber } from './format.ts';

it('writes numbers as Intl does', () => {
  const intl = new Intl.NumberFormat('id-ID');
  const whole = [0, 7, 999, 1_000, 2_450, 99_999, 100_000, 1_234_567, -3, -1_200];
  for (const value of [...whole, 0.5, 12.3, 0.125, 1_234.75, 2 / 3]) {
    expect(formatNumber(value)).toBe(intl.format(value));
  }
});
