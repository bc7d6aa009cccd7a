import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Username } from '../contracts/auth.contract.ts';
import { MemberName } from '../contracts/classes.contract.ts';
import { isNumberedUsername, numberedUsername } from './numbered-username.ts';

it.each([
  ['Ani', 1, 'Ani'],
  ['Ani', 2, 'Ani 2'],
  ['Ani Путри', 3, 'Siswa 3'],
  ['Muhammad Rizky Ramadhan Al-Fatih', 1, 'Muhammad Rizky Ramadhan Al-Fat'],
  ['Muhammad Rizky Ramadhan Al-Fatih', 12, 'Muhammad Rizky Ramadhan Al- 12'],
])('the username of %s, number %i, is %s', (name, n, username) => {
  expect(numberedUsername(name, n)).toBe(username);
});

it('is one that the server takes, and is known again, whatever the name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 2, maxLength: 50 }),
      fc.integer({ min: 1, max: 10_000 }),
      (text, n) => {
        const named = MemberName.safeParse(text);
        fc.pre(named.success);
        const username = numberedUsername(named.data, n);
        expect(Username.parse(username)).toBe(username);
        expect(isNumberedUsername(username, named.data)).toBe(true);
      },
    ),
  );
});
