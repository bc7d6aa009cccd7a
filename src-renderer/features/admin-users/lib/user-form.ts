import * as z from 'zod/mini';
import { adminUsersApi, type AdminUser } from '#shared/contracts/admin-users.contract.ts';
import type { Role } from '#shared/contracts/auth.contract.ts';
import { ApiError } from '../../../lib/api-error.ts';

export interface UserFormValues {
  username: string;
  email: string;
  password: string;
  role: Role;
}

export type UserField = keyof UserFormValues;
export type FieldErrors = Partial<Record<UserField, string>>;

const FIELDS: readonly UserField[] = ['username', 'email', 'password', 'role'];

/** What the form begins with. An address that only stands for 'no email' is not shown. */
export const initialValues = (user: AdminUser | null): UserFormValues => ({
  username: user?.username ?? '',
  email: user?.hasEmail ? user.email : '',
  password: '',
  role: user?.role ?? 'player',
});

/** Whether two forms would save the same. */
export const isSameUser = (a: UserFormValues, b: UserFormValues): boolean =>
  FIELDS.every((field) => a[field] === b[field]);

/** What a new user is sent as; a blank password asks the server for one. */
export const newUserBody = ({ username, email, password, role }: UserFormValues) => ({
  username,
  email,
  role,
  ...(password !== '' && { password }),
});

/** What a change is sent as: a blank email takes the address away. */
export const userChangeBody = ({ username, email }: UserFormValues) => ({ username, email });

/** What is wrong before anything is sent, by the rules of the server. */
export function checkUser(values: UserFormValues, isNew: boolean): FieldErrors {
  const result = isNew
    ? z.safeParse(adminUsersApi.create.body, newUserBody(values))
    : z.safeParse(adminUsersApi.update.body, userChangeBody(values));
  return result.success
    ? {}
    : byField(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** What the server refused, at its field; empty where it names none. */
export function refusedFields(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.errors !== undefined && error.errors.length > 0) return byField(error.errors);
  if (error.code === 'USERNAME_TAKEN') return { username: error.message };
  if (error.code === 'EMAIL_TAKEN') return { email: error.message };
  return {};
}

/** The first message of each field; messages for anything else are not for this form. */
function byField(errors: readonly { path: string; message: string }[]): FieldErrors {
  const found: FieldErrors = {};
  for (const { path, message } of errors) {
    const field = FIELDS.find((name) => name === path);
    if (field !== undefined) found[field] ??= message;
  }
  return found;
}
