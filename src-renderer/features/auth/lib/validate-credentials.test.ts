import { describe, expect, it } from 'vitest';
import { authTexts } from '#shared/texts/auth.ts';
import { validateLogin, validateRegistration } from './validate-credentials.ts';

const complete = {
  username: 'Ani',
  email: 'Ani@Sekolah.sch.id',
  password: 'rahasia',
  confirmPassword: 'rahasia',
};

describe('login', () => {
  it('needs both fields', () => {
    expect(validateLogin({ email: ' ', password: '' })).toEqual({
      ok: false,
      errors: { email: authTexts.required, password: authTexts.required },
    });
  });

  it('takes a username as well, and leaves the password as typed', () => {
    expect(validateLogin({ email: ' ani ', password: ' x ' })).toEqual({
      ok: true,
      body: { email: 'ani', password: ' x ' },
    });
  });
});

describe('registration', () => {
  it('sends what is complete, without the confirmation', () => {
    expect(validateRegistration(complete)).toEqual({
      ok: true,
      body: { username: 'Ani', email: 'ani@sekolah.sch.id', password: 'rahasia' },
    });
  });

  it('names every empty field', () => {
    const empty = { username: '', email: '', password: '', confirmPassword: '' };
    expect(validateRegistration(empty)).toEqual({
      ok: false,
      errors: {
        username: authTexts.required,
        email: authTexts.required,
        password: authTexts.required,
        confirmPassword: authTexts.required,
      },
    });
  });

  it.each([
    [{ password: 'abc12', confirmPassword: 'abc12' }, { password: authTexts.passwordTooShort }],
    [{ confirmPassword: 'rahasiA' }, { confirmPassword: authTexts.passwordsDiffer }],
    [{ email: 'ani' }, { email: authTexts.emailInvalid }],
    [{ username: '=1+1' }, { username: authTexts.usernameStart }],
    [{ username: 'A' }, { username: authTexts.usernameLength }],
  ])('refuses %o', (change, errors) => {
    expect(validateRegistration({ ...complete, ...change })).toEqual({ ok: false, errors });
  });
});
