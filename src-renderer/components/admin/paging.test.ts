import { expect, it } from 'vitest';
import { existingPage, pageSummary } from './paging.ts';

it.each([
  [{ page: 1, limit: 10, total: 3, totalPages: 1 }, '1-3/3'],
  [{ page: 2, limit: 10, total: 1_245, totalPages: 125 }, '11-20/1.245'],
  [{ page: 125, limit: 10, total: 1_245, totalPages: 125 }, '1.241-1.245/1.245'],
])('names the rows of a page', (pagination, text) => {
  expect(pageSummary(pagination, (from, to, total) => `${from}-${to}/${total}`)).toBe(text);
});

it.each([
  [3, 5, 3],
  [5, 4, 4],
  [1, 0, 1],
])('page %i of %i is %i', (page, totalPages, expected) => {
  expect(existingPage(page, totalPages)).toBe(expected);
});
