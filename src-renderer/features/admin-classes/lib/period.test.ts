import { describe, expect, it } from 'vitest';
import { isBackwards, periodOfDays, periodUntil } from './period.ts';

describe('the period of a report', () => {
  it.each([
    ['all', new Date(2026, 7, 12), {}],
    ['month', new Date(2026, 7, 12, 23, 59), { from: '2026-08-01' }],
    ['month', new Date(2026, 0, 1), { from: '2026-01-01' }],
    ['week', new Date(2026, 7, 12), { from: '2026-08-10' }],
    ['week', new Date(2026, 7, 10), { from: '2026-08-10' }],
    // A Sunday ends its week, also across the end of a month.
    ['week', new Date(2026, 7, 2), { from: '2026-07-27' }],
  ] as const)('%s begins on its first day', (kind, now, period) => {
    expect(periodUntil(now, kind)).toEqual(period);
  });

  it('leaves out a day that is not chosen, and knows when it ends before it begins', () => {
    expect(periodOfDays('', '2026-08-12')).toEqual({ to: '2026-08-12' });
    expect(isBackwards(periodOfDays('2026-08-13', '2026-08-12'))).toBe(true);
    expect(isBackwards(periodOfDays('2026-08-12', '2026-08-12'))).toBe(false);
    expect(isBackwards(periodOfDays('2026-08-13', ''))).toBe(false);
  });
});
