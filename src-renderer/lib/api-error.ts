import type { ErrorCode, FieldError } from '#shared/errors.ts';

/** Codes of the server, and the two failures that happen before it answers. */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT';

interface ApiErrorOptions {
  status: number;
  code: ApiErrorCode;
  /** Indonesian, fit to be shown. */
  message: string;
  fromServer?: boolean;
  errors?: FieldError[] | undefined;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/** A call that failed. Callers decide on `code`, never on the text. */
export class ApiError extends Error {
  /** Status of the answer; 0 when there was none. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Whether the server itself chose the message. */
  readonly fromServer: boolean;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Names the failure in the server's log. */
  readonly requestId: string | undefined;

  constructor(options: ApiErrorOptions) {
    super(options.message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = options.status;
    this.code = options.code;
    this.fromServer = options.fromServer ?? false;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.requestId = options.requestId;
  }
}

/** The text to show for anything that was thrown: its own, or the fallback. */
export const errorText = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : fallback;

/** Whether a call was refused because it can be made at the server's own machine only. */
export const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'LOCAL_ONLY';
