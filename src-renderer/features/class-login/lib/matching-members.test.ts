import { expect, it } from 'vitest';
import { matchingMembers } from './matching-members.ts';

const MEMBERS = [
  { name: 'Sekar Arum', number: '1' },
  { name: "Ma'ruf", number: '2' },
  { name: 'Ahmad Bagas', number: '12' },
  { name: 'René', number: null },
];
const found = (typed: string) => matchingMembers(MEMBERS, typed).map(({ name }) => name);

it('finds a pupil by the beginning of any of their names, or by their number', () => {
  expect(found('')).toHaveLength(4);
  expect(found(' AR')).toEqual(['Sekar Arum']);
  expect(found('bagas')).toEqual(['Ahmad Bagas']);
  expect(found('maruf')).toEqual(["Ma'ruf"]);
  expect(found('rene')).toEqual(['René']);
  expect(found('12')).toEqual(['Ahmad Bagas']);
  expect(found('kar')).toEqual([]);
});
