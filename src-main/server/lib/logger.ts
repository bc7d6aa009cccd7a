import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Keys whose values must never reach a log, wherever they stand. */
const SECRET_KEYS = ['password', 'accessToken', 'refreshToken', 'authorization', 'code', 'pin'];

/**
 * A logger of JSON lines. Errors are written with message and stack, but never with the request
 * body that some parsers attach to them.
 */
export function createLogger(destination?: DestinationStream, level = 'info'): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: '[rahasia]' },
      serializers: { err: serializeError },
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
}

export const silentLogger = (): Logger => pino({ level: 'silent' });

function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  // Not as 'code': what is called that is struck out above, for the sake of setup codes.
  const code = 'code' in error ? { errorCode: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  return { name: error.name, message: error.message, stack: error.stack, ...code, ...cause };
}
