import { expect, it } from 'vitest';
import { authTexts } from '#shared/texts/auth.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { sampleUser } from './samples.testing.ts';
import { checkUser, initialValues, newUserBody, refusedFields } from './user-form.ts';

const complete = { username: 'Ani', email: '', password: '', role: 'player' } as const;

it('needs nothing but a name: pupils have no email, and the server makes a password', () => {
  expect(checkUser(complete, true)).toEqual({});
  expect(newUserBody(complete)).toEqual({ username: 'Ani', email: '', role: 'player' });
});

it.each([
  [{ username: 'A' }, { username: authTexts.usernameLength }],
  [{ username: '=1+1' }, { username: authTexts.usernameStart }],
  [{ email: 'ani' }, { email: authTexts.emailInvalid }],
  [{ password: 'abc' }, { password: authTexts.passwordTooShort }],
])('refuses a new user with %o', (change, errors) => {
  expect(checkUser({ ...complete, ...change }, true)).toEqual(errors);
});

it('does not ask for a password when a user is changed', () => {
  expect(checkUser({ ...complete, password: 'abc' }, false)).toEqual({});
});

it('does not show an address that stands for none', () => {
  const user = { ...sampleUser, email: 'ani@lokal.punakawan', hasEmail: false };
  expect(initialValues(user).email).toBe('');
});

const refusal = (options: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 409, code: 'VALIDATION_ERROR', message: 'Pesan', ...options });

it.each([
  [refusal({ errors: [{ path: 'email', message: 'Terpakai' }] }), { email: 'Terpakai' }],
  [refusal({ code: 'USERNAME_TAKEN' }), { username: 'Pesan' }],
  [refusal({ code: 'EMAIL_TAKEN' }), { email: 'Pesan' }],
  [refusal({ code: 'BUSY' }), {}],
  [new Error('broken'), {}],
])('puts a refusal at its field', (error, fields) => {
  expect(refusedFields(error)).toEqual(fields);
});
