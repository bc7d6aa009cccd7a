import * as z from 'zod/mini';
import { LEVELS } from '../constants/game.ts';
import {
  EMAIL_MAX,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from '../constants/limits.ts';
import { isMixedScript } from '../rules/mixed-script.ts';
import { authTexts } from '../texts/auth.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './common.ts';

/**
 * Control characters, those that turn or hide text, and letters and signs without a shape; only the
 * selector that gives an emoji its colours may stay.
 */
const UNSAFE_IN_NAMES =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u2800]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}/u;
/** What a spreadsheet runs as a formula, full-width forms included. */
const FORMULA_START = /^[=+\-@＝＋－＠]/u;

/** Whether a name holds a sign that cannot be seen or turns the text around it. */
export const isUnsafeInNames = (name: string): boolean => UNSAFE_IN_NAMES.test(name);
/** Whether a spreadsheet would run a text instead of showing it. */
export const isFormula = (text: string): boolean => FORMULA_START.test(text);

/** A new username: 2 to 30 characters, readable, and harmless in a spreadsheet (decisions). */
export const Username = z.string({ error: authTexts.required }).check(
  z.trim(),
  z.normalize('NFC'),
  z.minLength(USERNAME_MIN, { error: authTexts.usernameLength }),
  z.maxLength(USERNAME_MAX, { error: authTexts.usernameLength }),
  z.refine((name) => !isUnsafeInNames(name), { error: authTexts.usernameCharacters }),
  z.refine((name) => !isFormula(name), { error: authTexts.usernameStart }),
  z.refine((name) => !isMixedScript(name), { error: authTexts.usernameMixed }),
);

/** An email address, lower-cased. */
export const Email = z.string({ error: authTexts.required }).check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(EMAIL_MAX, { error: authTexts.emailInvalid }),
  z.regex(/^[^\s@]+@[^\s@]+$/u, { error: authTexts.emailInvalid }),
  z.refine((email) => !isUnsafeInNames(email) && !isFormula(email), {
    error: authTexts.emailInvalid,
  }),
);

/** UTF-8 length, computed without a platform's encoder. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A new password: 6 characters to 72 bytes, since bcrypt reads no more (decisions). */
export const NewPassword = z.string({ error: authTexts.required }).check(
  z.minLength(PASSWORD_MIN, { error: authTexts.passwordTooShort }),
  z.refine((password) => utf8Length(password) <= PASSWORD_MAX_BYTES, {
    error: authTexts.passwordTooLong,
  }),
);

/** A secret that is only compared: bounded, otherwise anything. */
export const GivenSecret = z
  .string({ error: authTexts.required })
  .check(z.minLength(1, { error: authTexts.required }), z.maxLength(1_024));

export const Role = z.enum(['player', 'admin']);
export type Role = z.infer<typeof Role>;

/** A user as they see themselves (section 3, plus role). */
export const UserView = z.object({
  _id: Id,
  username: z.string(),
  email: z.string(),
  role: Role,
  totalScore: z.int(),
  gamesPlayed: z.int(),
  highestScore: z.int(),
  level: z.literal([...LEVELS]),
});
export type UserView = z.infer<typeof UserView>;

export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof Tokens>;

export const RegisterBody = z.object({ username: Username, email: Email, password: NewPassword });

export const LoginBody = z.object({
  /** The email address, or the username. */
  email: z
    .string({ error: authTexts.required })
    .check(z.trim(), z.minLength(1, { error: authTexts.required }), z.maxLength(EMAIL_MAX)),
  password: GivenSecret,
});

/** What every way of signing in answers. */
export const SignedIn = z.object({ user: UserView, tokens: Tokens });
export type SignedIn = z.infer<typeof SignedIn>;
/** Who may make themselves an account: everybody, or nobody but the classes of an admin (decisions). */
export const Registration = z.object({ open: z.boolean() });

const RefreshBody = z.object({ refreshToken: GivenSecret });

/** Section 7, Authentication. */
export const authApi = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary:
      'Creates a player and signs in. REGISTRATION_CLOSED where accounts come with a class alone.',
    status: 201,
    body: RegisterBody,
    response: SignedIn,
  }),
  registration: endpoint({
    method: 'GET',
    path: '/auth/registration',
    access: 'public',
    summary: 'Whether anybody may register, or accounts come with a class alone.',
    response: Registration,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in with email or username.',
    body: LoginBody,
    response: SignedIn,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Exchanges a refresh token for new tokens; the old one is used up.',
    body: RefreshBody,
    response: z.object({ tokens: Tokens }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Ends the session of a refresh token. Repeating it is harmless.',
    body: RefreshBody,
    response: z.null(),
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'player',
    summary: 'The signed-in user with fresh totals.',
    response: z.object({ user: UserView }),
  }),
};
