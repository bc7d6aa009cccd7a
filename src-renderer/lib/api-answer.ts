import * as z from 'zod/mini';
import { FailureEnvelope } from '#shared/contracts/common.ts';
import type { Answer, Endpoint } from '#shared/contracts/endpoint.ts';
import { ERROR_STATUS, UNREADABLE_MESSAGE, type ErrorCode } from '#shared/errors.ts';
import { ApiError } from './api-error.ts';
import type { Received } from './api-request.ts';
import { parseJson } from './parse-json.ts';

const Success = z.looseObject({
  success: z.literal(true),
  message: z.optional(z.string()),
  data: z.unknown(),
});

/** The data of a successful answer, checked against the contract. Throws ApiError for anything else. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
  text: string,
): Answer<E> {
  const json = parseJson(text);
  if (!response.ok) throw failure(response, json);
  const envelope = z.safeParse(Success, json);
  const data = z.safeParse(endpoint.response, envelope.data?.data);
  const meta = z.safeParse(endpoint.meta, envelope.data);
  // Also what a captive portal or an outdated tab gets: a page instead of the envelope.
  if (!envelope.success || !data.success || !meta.success) throw unreadable(response);
  const { message } = envelope.data;
  // The pieces were parsed one by one; together they are the answer that the contract declares.
  return {
    ...(meta.data as object),
    data: data.data,
    ...(message !== undefined && { message }),
  } as Answer<E>;
}

/** The file of a successful answer. Throws ApiError for anything else. */
export function readFile({ produces }: Endpoint, { response, text, file }: Received): Blob {
  if (!response.ok) throw failure(response, parseJson(text));
  const isExpected =
    produces !== undefined && response.headers.get('Content-Type')?.startsWith(produces) === true;
  if (file === undefined || !isExpected) throw unreadable(response);
  return file;
}

/** What a refusal says, in whichever form it came. */
function failure(response: Response, json: unknown): ApiError {
  const envelope = z.safeParse(FailureEnvelope, json);
  if (!envelope.success) return unreadable(response);
  const { code, message, errors, requestId } = envelope.data;
  return new ApiError({
    status: response.status,
    code: isErrorCode(code) ? code : 'INTERNAL',
    message,
    fromServer: message !== '',
    errors,
    requestId,
    retryAfterSeconds: retryAfter(response),
  });
}

function unreadable(response: Response): ApiError {
  const code = byStatus(response.status);
  return new ApiError({
    status: response.status,
    code,
    message: UNREADABLE_MESSAGE[code],
    retryAfterSeconds: retryAfter(response),
  });
}

function byStatus(status: number): keyof typeof UNREADABLE_MESSAGE {
  if (status === ERROR_STATUS.UNAUTHENTICATED) return 'UNAUTHENTICATED';
  if (status === ERROR_STATUS.TOO_MANY_REQUESTS) return 'TOO_MANY_REQUESTS';
  if (status === ERROR_STATUS.BUSY) return 'BUSY';
  return 'INTERNAL';
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUS, code);

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
