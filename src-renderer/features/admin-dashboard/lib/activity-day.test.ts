import { expect, it } from 'vitest';
import { activityDay } from './activity-day.ts';

it.each([
  ['2025-11-14', 'Jum, 14 Nov'],
  ['2026-01-01', 'Kam, 1 Jan'],
  ['2028-02-29', 'Sel, 29 Feb'],
  ['kemarin', 'kemarin'],
  ['', ''],
])('names %s as %s, whatever the time zone', (id, name) => {
  expect(activityDay(id)).toBe(name);
});
