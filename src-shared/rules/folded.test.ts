import { expect, it } from 'vitest';
import { folded } from './folded.ts';

it('is the same for both ways to write a letter, in any case', () => {
  expect(folded('SÉMAR')).toBe(folded('se\u0301mar'));
  expect(folded('Indah')).toBe('indah');
});
