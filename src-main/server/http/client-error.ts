import { STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { BUSY_RETRY_SECONDS } from '#shared/constants/limits.ts';
import { ERROR_MESSAGE, ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import type { Connections } from './connections.ts';

/** Media type of every envelope. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * What is not even a request (headers too large, no HTTP at all) never reaches the application. It is
 * answered here, so that nobody ever meets a failure without an envelope.
 */
export function answerClientErrors(server: Server, connections: Connections): void {
  // The type is Node's most general one; these servers have plain sockets.
  server.on('clientError', (error: Error, duplex) => {
    const socket = duplex as Socket;
    // Behind half an answer, another one would be read as a part of it.
    if (!socket.writable || connections.isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const isTooLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
    socket.end(failure(isTooLarge ? 'PAYLOAD_TOO_LARGE' : 'INVALID_JSON'));
  });
}

/** What anybody hears while the server cannot answer for a moment: come back soon. */
export const answerBusy: RequestListener = (request, response) => {
  request.resume();
  response
    .writeHead(ERROR_STATUS.BUSY, {
      'Content-Type': JSON_TYPE,
      'Cache-Control': 'no-store',
      'Retry-After': String(BUSY_RETRY_SECONDS),
    })
    .end(envelope('BUSY'));
};

function failure(code: ErrorCode): string {
  const status = ERROR_STATUS[code];
  const body = envelope(code);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

const envelope = (code: ErrorCode): string =>
  JSON.stringify({ success: false, message: ERROR_MESSAGE[code], code, requestId: '' });
