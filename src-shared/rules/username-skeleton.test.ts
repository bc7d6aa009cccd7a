import { describe, expect, it } from 'vitest';
import { usernameSkeleton } from './username-skeleton.ts';

describe('the skeleton of a username', () => {
  it.each([
    ['Bu Guru', 'Bu Guru\u3164', 'a blank letter behind', true],
    ['Bu Guru', 'Bu \u200bGuru', 'a space without width', true],
    ['Bu Guru', 'Bu Gu\u034fru', 'a joiner of signs', true],
    ['Bu Guru', 'Bu\u00a0Guru', 'a space that does not break', true],
    ['Bu Guru', 'Bu  Guru', 'two spaces, which a page shows as one', true],
    ['Bu Guru', 'BU GURU', 'capitals', true],
    ['Bu Guru', '\u0412u Guru', 'a Cyrillic capital', true],
    ['Pak Joko', 'P\u0430k J\u043ek\u043e', 'Cyrillic small letters', true],
    ['Pak Joko', '\u03a1ak Joko', 'a Greek capital', true],
    ['Bu Guru', '\ua4d0\ua4f4 \ua4d6\ua4f4\ua4e3\ua4f4', 'Lisu letters alone', true],
    ['Bu Guru', '\u0299\u1d1c \u0262\u1d1c\u0280\u1d1c', 'small capitals', true],
    ['Bu Guru', '\uff22\uff55 Guru', 'full-width letters', true],
    ['Bu Guru', '\u{1d401}\u{1d42e} Guru', 'mathematical letters', true],
    ['Pak Ali', 'Pak AIi', 'a capital I for an l', true],
    ['Siswa 1', 'Siswa l', 'an l for a 1', true],
    ['Siswa 10', 'Siswa 1O', 'an O for a 0', true],
    ['Lia', 'Ila', 'another name of the same letters', false],
    ['LIA', 'ILA', 'the same in capitals', false],
    ['Ali', 'Ail', 'another one', false],
    ['Andre', 'Andr\u00e9', 'a letter with its diacritic', false],
    ['Ani', 'Ani 2', 'a number behind', false],
    [
      '\ua9b1\ua9bc\ua9a9\ua982',
      '\ua9a5\ua9bc\ua9a0\ua9b8\ua98f\ua9c0',
      'another in Javanese script',
      false,
    ],
  ])('%j and %j (%s) are one: %s', (one, other, _what, same) => {
    expect(usernameSkeleton(one) === usernameSkeleton(other)).toBe(same);
  });

  it('keeps what Javanese and Indonesian names are written with', () => {
    expect(usernameSkeleton('ꦱꦼꦩꦂ')).toBe('ꦱꦼꦩꦂ');
    expect(usernameSkeleton('Ma\u2019ruf Sêkar')).toBe('ma\u2019ruf sêkar');
    expect(usernameSkeleton('سمر')).not.toBe('');
  });
});
