import { expect, it } from 'vitest';
import { isFiltered, NO_FILTER, refilter } from './question-filter.ts';

it('goes back to the first page when the filter changes', () => {
  expect(refilter({ ...NO_FILTER, page: 4 }, { level: 2 })).toEqual({ ...NO_FILTER, level: 2 });
});

it('drops a topic of another character, and no other', () => {
  const filter = refilter(NO_FILTER, { topic: 'keluarga' });
  expect(refilter(filter, { characterId: 'bagong' }).topic).toBe('keluarga');
  expect(refilter(filter, { characterId: 'semar' }).topic).toBeNull();
});

it.each([
  [{}, false],
  [{ search: 'a' }, true],
  [{ characterId: 'semar' as const }, true],
  [{ level: 1 as const }, true],
  [{ topic: 'keluarga' }, true],
  [{ competence: 'C.UU.1' }, true],
])('knows whether anything is filtered: %o', (change, expected) => {
  expect(isFiltered(refilter(NO_FILTER, change))).toBe(expected);
});
