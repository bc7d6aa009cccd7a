import { expect, it } from 'vitest';
import { isBackwards, periodOfDays } from './period.ts';

it('leaves out a day that is not chosen, and knows when a period ends before it begins', () => {
  expect(periodOfDays('', '2026-08-12')).toEqual({ to: '2026-08-12' });
  expect(isBackwards(periodOfDays('2026-08-13', '2026-08-12'))).toBe(true);
  expect(isBackwards(periodOfDays('2026-08-12', '2026-08-12'))).toBe(false);
  expect(isBackwards(periodOfDays('2026-08-13', ''))).toBe(false);
});
