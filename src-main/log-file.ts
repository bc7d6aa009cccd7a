import { join } from 'node:path';
import pino from 'pino';
import { createStream } from 'rotating-file-stream';
import { makePrivateDir } from './server/db/private-folder.ts';
import { lazy } from './server/lib/lazy.ts';
import { createLogger, type Logger } from './server/lib/logger.ts';

const INFO = pino.levels.values['info'] ?? 0;
/** Milliseconds for which lines are gathered, to be written in one piece. */
const GATHER_MS = 100;

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
  let lost = 0;
  // With the first lines, which come once the server is there.
  const file = lazy(() => {
    const path = join(dataDir, 'logs');
    makePrivateDir(path);
    const stream = createStream('punakawan.log', {
      path,
      size: '5M',
      maxFiles: 5,
      mode: 0o600,
    });
    stream.on('error', (error) => {
      if (lost++ === 0) process.stderr.write(`Log tidak dapat ditulis: ${error.message}\n`);
    });
    return stream;
  });
  const toFile = { write: (lines: string) => void file().write(lines) };
  const streams = [{ level: 'info' as pino.Level, stream: gather(toFile) }];
  if (stdout !== 'nothing') {
    streams.push({
      level: stdout === 'everything' ? 'info' : 'warn',
      stream: gather(pino.destination({ fd: 1, sync: true })),
    });
  }
  return {
    log: createLogger(pino.multistream(streams)),
    close: () => {
      for (const { stream } of streams) stream.flush();
      return new Promise((resolve) => {
        file().end(() => resolve());
      });
    },
  };
}

/**
 * Passes lines on in one piece: with a line for each request, writing costs more than all else of it.
 * What is worse than information is passed on at once, and all before it too.
 */
function gather(stream: pino.DestinationStream) {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    stream.write(waiting);
    waiting = '';
  };
  return {
    // Tells the level of each line.
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      waiting += line;
      if (this.lastLevel > INFO) flush();
      else timer ??= setTimeout(flush, GATHER_MS);
    },
    flush,
  };
}
