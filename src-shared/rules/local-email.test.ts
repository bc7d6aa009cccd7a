import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Email } from '../contracts/auth.contract.ts';
import { isLocalEmail, localEmail } from './local-email.ts';

describe('the address of a user without one', () => {
  it.each([
    ['Ratri', 1, 'ratri@lokal.punakawan'],
    ['Ratri', 2, 'ratri.2@lokal.punakawan'],
    [' Élan  Vital! ', 1, 'elan.vital@lokal.punakawan'],
    ['ꦲꦏ', 1, 'pengguna@lokal.punakawan'],
    ['ꦲꦏ', 7, 'pengguna.7@lokal.punakawan'],
    ['a@b', 1, 'a.b@lokal.punakawan'],
  ])('of %j is a plain one', (username, n, email) => {
    expect(localEmail(username, n)).toBe(email);
  });

  it('is one that the server takes, and is known again, whatever the name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 10_000 }),
        (username, n) => {
          const email = localEmail(username, n);
          expect(Email.parse(email)).toBe(email);
          expect(isLocalEmail(email)).toBe(true);
          expect(localEmail(username, n + 1)).not.toBe(email);
        },
      ),
    );
  });

  it.each(['ratri@sekolah.id', 'lokal.punakawan@gmail.com', 'a@b.lokal.punakawan'])(
    'is none of the kind of %s',
    (email) => {
      expect(isLocalEmail(email)).toBe(false);
    },
  );
});
