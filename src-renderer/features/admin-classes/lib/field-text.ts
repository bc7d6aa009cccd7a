import { ApiError, errorText } from '../../../lib/api-error.ts';

/** What the server says about the first field that it refused, or about the failure as a whole. */
export const fieldText = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.errors?.[0]?.message : undefined) ??
  errorText(error, fallback);
