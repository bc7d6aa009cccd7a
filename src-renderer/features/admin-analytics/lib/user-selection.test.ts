import { describe, expect, it } from 'vitest';
import { FIRST_SELECTION, nextOrder, reselect } from './user-selection.ts';

it('begins with the best, as specified', () => {
  expect(FIRST_SELECTION).toMatchObject({ sortBy: 'totalScore', sortOrder: 'desc', page: 1 });
});

it('goes back to the first page when the search or the order changes', () => {
  const third = { ...FIRST_SELECTION, page: 3 };
  expect(reselect(third, { search: 'sekar' })).toEqual({ ...FIRST_SELECTION, search: 'sekar' });
});

describe('a press on a heading', () => {
  it.each([
    ['totalScore', 'desc', 'totalScore', 'asc'],
    ['totalScore', 'asc', 'totalScore', 'desc'],
    ['totalScore', 'asc', 'lastLogin', 'desc'],
    ['totalScore', 'desc', 'username', 'asc'],
    ['username', 'asc', 'username', 'desc'],
  ] as const)('sorted by %s %s, pressed %s: %s', (sortBy, sortOrder, field, order) => {
    expect(nextOrder({ ...FIRST_SELECTION, sortBy, sortOrder }, field)).toBe(order);
  });
});
