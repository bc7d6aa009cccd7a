import { expect, it } from 'vitest';
import { isFiltered, NO_FILTER, refilter } from './question-filter.ts';

it('goes back to the first page when the filter changes', () => {
  expect(refilter({ ...NO_FILTER, page: 4 }, { level: 2 })).toEqual({ ...NO_FILTER, level: 2 });
});

it.each([
  [{}, false],
  [{ search: 'a' }, true],
  [{ characterId: 'semar' as const }, true],
  [{ level: 1 as const }, true],
])('knows whether anything is filtered: %o', (change, expected) => {
  expect(isFiltered(refilter(NO_FILTER, change))).toBe(expected);
});
