import { expect, it } from 'vitest';
import { NO_FILTER, isFiltered, readActive, readRole, refilter } from './user-filter.ts';

it('goes back to the first page when the filter changes', () => {
  expect(refilter({ ...NO_FILTER, page: 4 }, { role: 'admin' })).toEqual({
    ...NO_FILTER,
    role: 'admin',
  });
});

it.each([
  [{}, false],
  [{ page: 3 }, false],
  [{ search: 'ani' }, true],
  [{ role: 'player' as const }, true],
  [{ active: false }, true],
])('%o filters: %s', (change, filtered) => {
  expect(isFiltered({ ...NO_FILTER, ...change })).toBe(filtered);
});

it.each([
  ['admin', 'admin'],
  ['player', 'player'],
  ['', null],
  ['king', null],
])('reads the role %s as %s', (value, role) => {
  expect(readRole(value)).toBe(role);
});

it.each([
  ['true', true],
  ['false', false],
  ['', null],
  ['yes', null],
])('reads the state %s as %s', (value, active) => {
  expect(readActive(value)).toBe(active);
});
