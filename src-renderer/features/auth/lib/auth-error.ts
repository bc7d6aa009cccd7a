import { ApiError } from '../../../lib/api-error.ts';

/** Why nobody could be signed in: the server's own words, or ours and what stood in the way. */
export class AuthError extends Error {
  readonly detail: string | undefined;
  /** Texts of the server for single fields. */
  readonly fields: ReadonlyMap<string, string>;

  constructor(cause: unknown, fallback: string) {
    const error = cause instanceof ApiError ? cause : undefined;
    super(error?.fromServer ? error.message : fallback, { cause });
    this.name = 'AuthError';
    this.detail = error?.fromServer ? undefined : error?.message;
    this.fields = new Map(error?.errors?.map((field) => [field.path, field.message]));
  }
}
