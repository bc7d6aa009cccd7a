import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it.each([
  [0, 'Sugeng dalu'],
  [2, 'Sugeng dalu'],
  [3, 'Sugeng enjing'],
  [9, 'Sugeng enjing'],
  [10, 'Sugeng siang'],
  [14, 'Sugeng siang'],
  [15, 'Sugeng sonten'],
  [17, 'Sugeng sonten'],
  [18, 'Sugeng dalu'],
  [23, 'Sugeng dalu'],
])('greets at %i with %s', (hour, text) => {
  expect(greetingAt(hour)).toBe(text);
});
