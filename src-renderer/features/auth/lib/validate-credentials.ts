import * as z from 'zod/mini';
import { LoginBody, RegisterBody } from '#shared/contracts/auth.contract.ts';
import { authTexts } from '#shared/texts/auth.ts';

export interface LoginValues {
  email: string;
  password: string;
}

export interface RegisterValues extends LoginValues {
  username: string;
  confirmPassword: string;
}

export type Errors<V> = { [K in keyof V]?: string };

/** What to send, or what is wrong with each field. */
export type Validated<V, B> = { ok: true; body: B } | { ok: false; errors: Errors<V> };

export const validateLogin = (
  values: LoginValues,
): Validated<LoginValues, z.output<typeof LoginBody>> => check(LoginBody, values);

export function validateRegistration(
  values: RegisterValues,
): Validated<RegisterValues, z.output<typeof RegisterBody>> {
  const result = check<RegisterValues, z.output<typeof RegisterBody>>(RegisterBody, values);
  const confirmError =
    values.confirmPassword === ''
      ? authTexts.required
      : values.confirmPassword === values.password
        ? undefined
        : authTexts.passwordsDiffer;
  return confirmError === undefined
    ? result
    : { ok: false, errors: { ...(!result.ok && result.errors), confirmPassword: confirmError } };
}

/** The first fault of each field, and for an empty one simply that it is required. */
function check<V extends object, B>(schema: z.ZodMiniType<B>, values: V): Validated<V, B> {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return { ok: true, body: parsed.data };
  const errors: Errors<V> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as keyof V;
    errors[field] ??= String(values[field]).trim() === '' ? authTexts.required : message;
  }
  return { ok: false, errors };
}
