import type { ErrorRequestHandler, RequestHandler } from 'express';
import { BUSY_RETRY_SECONDS } from '#shared/constants/limits.ts';
import { AppError, ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import type { Logger } from '../lib/logger.ts';
import { hasBody } from './body.ts';

/** What the body parser, the router and SQLite call their failures, in our codes. */
const CODE_OF_TYPE: Record<string, ErrorCode> = {
  'entity.parse.failed': 'INVALID_JSON',
  'entity.verify.failed': 'INVALID_JSON',
  'request.size.invalid': 'INVALID_JSON',
  'request.aborted': 'INVALID_JSON',
  'entity.too.large': 'PAYLOAD_TOO_LARGE',
  'charset.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
  'encoding.unsupported': 'UNSUPPORTED_MEDIA_TYPE',
};
const CODE_OF_SQLITE: readonly [prefix: string, code: ErrorCode][] = [
  ['SQLITE_FULL', 'DISK_FULL'],
  ['SQLITE_IOERR', 'BUSY'],
  ['SQLITE_BUSY', 'BUSY'],
  ['SQLITE_LOCKED', 'BUSY'],
  ['SQLITE_READONLY', 'BUSY'],
  ['SQLITE_CANTOPEN', 'BUSY'],
];

/** Unknown paths below /api answer in the envelope, never with the page. */
export const notFound: RequestHandler = () => {
  throw new AppError('NOT_FOUND');
};

/** The one place where a failure becomes a status and an envelope. */
export function createErrorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const failure = toAppError(error);
    const requestId = String(response.locals['requestId'] ?? '');
    if (failure.status >= 500) {
      log.error({ err: error, requestId, route: response.locals['route'] }, 'request failed');
    }
    if (response.headersSent) {
      // Half a file is already on its way; all that can be said now is that it is broken off.
      next(error);
      return;
    }
    // An unread body would otherwise be taken for the next request on this connection.
    if (!request.complete && hasBody(request.headers)) {
      response.set('Connection', 'close');
      request.resume();
    }
    const retryAfter =
      failure.retryAfterSeconds ?? (failure.code === 'BUSY' ? BUSY_RETRY_SECONDS : undefined);
    if (retryAfter !== undefined) response.set('Retry-After', String(Math.ceil(retryAfter)));
    response.status(ERROR_STATUS[failure.code]).json({
      success: false,
      message: failure.message,
      code: failure.code,
      requestId,
      ...(failure.errors ? { errors: failure.errors } : {}),
    });
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof URIError) return new AppError('NOT_FOUND', { cause: error });
  if (typeof error === 'object' && error !== null) {
    const { type, code, status } = error as { type?: unknown; code?: unknown; status?: unknown };
    const byType = typeof type === 'string' ? CODE_OF_TYPE[type] : undefined;
    if (byType) return new AppError(byType);
    const bySqlite =
      typeof code === 'string'
        ? CODE_OF_SQLITE.find(([prefix]) => code.startsWith(prefix))?.[1]
        : undefined;
    if (bySqlite) return new AppError(bySqlite);
    if (typeof status === 'number' && status >= 400 && status < 500) {
      return new AppError('VALIDATION_ERROR');
    }
  }
  return new AppError('INTERNAL', { cause: error });
}
