import type { IncomingHttpHeaders } from 'node:http';
import express, { type Request, type Response } from 'express';
import { BODY_LIMIT } from '#shared/constants/limits.ts';
import { AppError } from '#shared/errors.ts';

/** Whether a request announces a body, be it an empty one in portions. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads bodies of at most `limit` bytes as JSON; no body reads as an empty object. */
export function createBodyReader(limit = BODY_LIMIT) {
  const parse = express.json({ limit, type: () => true });
  return async (request: Request, response: Response): Promise<unknown> => {
    if (!hasBody(request.headers)) return {};
    if (!request.is('application/json')) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    await new Promise<void>((resolve, reject) => {
      parse(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    return request.body ?? {};
  };
}
