import { join } from 'node:path';
import pino from 'pino';
import { createStream } from 'rotating-file-stream';
import { createLogger, type Logger } from './server/lib/logger.ts';

export interface FileLogger {
  log: Logger;
  /** Writes what is still waiting and closes the file. */
  close: () => Promise<void>;
}

/**
 * A logger that writes JSON lines to rotating files in the data folder, and to stdout what `stdout`
 * asks for. A full disk must not stop the game: lines that cannot be written are counted and
 * reported on stderr once.
 */
export function createFileLogger(
  dataDir: string,
  stdout: 'everything' | 'warnings' | 'nothing',
): FileLogger {
  const file = createStream('punakawan.log', {
    path: join(dataDir, 'logs'),
    size: '5M',
    maxFiles: 5,
  });
  let lost = 0;
  file.on('error', (error) => {
    if (lost++ === 0) process.stderr.write(`Log tidak dapat ditulis: ${error.message}\n`);
  });
  const streams: pino.StreamEntry[] = [{ level: 'info', stream: file }];
  if (stdout !== 'nothing') {
    streams.push({
      level: stdout === 'everything' ? 'info' : 'warn',
      stream: pino.destination({ fd: 1, sync: true }),
    });
  }
  return {
    log: createLogger(pino.multistream(streams)),
    close: () =>
      new Promise((resolve) => {
        file.end(() => resolve());
      }),
  };
}
