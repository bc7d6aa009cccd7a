import { describe, expect, it } from 'vitest';
import { FIRST_SELECTION, nextOrder, reselect } from './analysis-selection.ts';

it('begins with the hardest', () => {
  expect(FIRST_SELECTION).toMatchObject({ sortBy: 'shareCorrect', sortOrder: 'asc', page: 1 });
});

it('goes back to the first page when the filter or the order changes', () => {
  const third = { ...FIRST_SELECTION, page: 3 };
  expect(reselect(third, { level: 2 })).toEqual({ ...FIRST_SELECTION, level: 2 });
});

describe('a press on a heading', () => {
  it.each([
    ['shareCorrect', 'asc', 'shareCorrect', 'desc'],
    ['shareCorrect', 'desc', 'shareCorrect', 'asc'],
    ['shareCorrect', 'asc', 'timesAnswered', 'desc'],
    ['shareCorrect', 'asc', 'meanTime', 'desc'],
    ['meanTime', 'desc', 'shareCorrect', 'asc'],
    ['meanTime', 'desc', 'id', 'asc'],
  ] as const)('sorted by %s %s, pressed %s: %s', (sortBy, sortOrder, field, order) => {
    expect(nextOrder({ ...FIRST_SELECTION, sortBy, sortOrder }, field)).toBe(order);
  });
});
