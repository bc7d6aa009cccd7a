import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_MESSAGE, ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';

/**
 * What is not even a request (headers too large, no HTTP at all) never reaches the application. It is
 * answered here, so that nobody ever meets a failure without an envelope.
 */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: Error, socket: Duplex) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const isTooLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
    socket.end(failure(isTooLarge ? 'PAYLOAD_TOO_LARGE' : 'INVALID_JSON'));
  });
}

function failure(code: ErrorCode): string {
  const status = ERROR_STATUS[code];
  const body = JSON.stringify({
    success: false,
    message: ERROR_MESSAGE[code],
    code,
    requestId: '',
  });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
