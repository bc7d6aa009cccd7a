import { expect, it } from 'vitest';
import { setupScreenTexts as texts } from '../texts.ts';
import { setupFault, type SetupField, type SetupValues } from './validate-setup.ts';

const complete: SetupValues = {
  username: 'bu.sri',
  email: 'sri@sekolah.id',
  password: 'rahasia',
  confirmPassword: 'rahasia',
  code: '',
};

it.each<[string, Partial<SetupValues>, boolean, string, SetupField[]]>([
  ['an empty username', { username: '  ' }, false, texts.empty, ['username']],
  [
    'two empty fields',
    { email: '', confirmPassword: '' },
    false,
    texts.empty,
    ['email', 'confirmPassword'],
  ],
  [
    'another confirmation',
    { confirmPassword: 'rahasia1' },
    false,
    texts.mismatch,
    ['confirmPassword'],
  ],
  [
    'five characters',
    { password: 'abcde', confirmPassword: 'abcde' },
    false,
    texts.tooShort,
    ['password'],
  ],
  [
    'short and different',
    { password: 'abcde', confirmPassword: 'x' },
    false,
    texts.mismatch,
    ['confirmPassword'],
  ],
  ['no code where one is needed', {}, true, texts.empty, ['code']],
])('refuses %s', (_what, change, codeRequired, message, fields) => {
  const fault = setupFault({ ...complete, ...change }, codeRequired);
  expect(fault?.message).toBe(message);
  expect(Object.keys(fault?.fields ?? {})).toEqual(fields);
});

it.each<[string, Partial<SetupValues>, boolean]>([
  ['everything filled in', {}, false],
  ['a code where one is needed', { code: 'ABCD-EFGH' }, true],
])('takes %s', (_what, change, codeRequired) => {
  expect(setupFault({ ...complete, ...change }, codeRequired)).toBeUndefined();
});
