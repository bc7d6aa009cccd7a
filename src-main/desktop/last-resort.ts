import type { App } from 'electron';
import type { Logger } from '../server/lib/logger.ts';

/** Marks a start that follows a failure: it is not tried twice. */
const RELAUNCHED = '--relaunched';

/** What the desktop hears of its own process; a test gives another. */
export interface ProcessEvents {
  argv: readonly string[];
  on(name: string, listener: (reason: unknown) => void): unknown;
}

export interface LastResortParts {
  log: () => Logger | undefined;
  close: () => Promise<void>;
  process: ProcessEvents;
}

/** After a failure that nobody caught: written down, the database closed, and started again once. */
export function installLastResort(app: App, parts: LastResortParts): void {
  let isEnding = false;
  parts.process.on('uncaughtException', (error) => {
    parts.log()?.fatal({ err: error }, 'uncaught exception');
    if (isEnding) return;
    isEnding = true;
    const args = parts.process.argv.slice(1);
    if (!args.includes(RELAUNCHED)) app.relaunch({ args: [...args, RELAUNCHED] });
    void parts.close().finally(() => app.exit(1));
  });
}
