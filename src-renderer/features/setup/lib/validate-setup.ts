import { PASSWORD_MIN } from '#shared/constants/limits.ts';
import { setupScreenTexts as texts } from '../texts.ts';

export interface SetupValues {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  /** Asked for only on another machine than the server's. */
  code: string;
}

export type SetupField = keyof SetupValues;

/** What is wrong, and with which fields; a text where one field has its own. */
export interface SetupFault {
  message: string;
  fields: Partial<Record<SetupField, string | true>>;
}

/** What is wrong, in the order of the specification (section 5); undefined when nothing is. */
export function setupFault(values: SetupValues, codeRequired: boolean): SetupFault | undefined {
  const required: SetupField[] = ['username', 'email', 'password', 'confirmPassword'];
  if (codeRequired) required.push('code');
  const empty = required.filter((field) => values[field].trim() === '');
  if (empty.length > 0) {
    return {
      message: texts.empty,
      fields: Object.fromEntries(empty.map((field) => [field, true])),
    };
  }
  if (values.password !== values.confirmPassword) {
    return { message: texts.mismatch, fields: { confirmPassword: true } };
  }
  if (values.password.length < PASSWORD_MIN) {
    return { message: texts.tooShort, fields: { password: true } };
  }
  return undefined;
}
