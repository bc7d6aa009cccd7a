import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a server under measurement tells about itself. */
export interface Vitals {
  /** Microseconds of processor time since the process began. */
  cpu: number;
  /** Resident bytes. */
  rss: number;
  /** Longest time the main thread was blocked since the last question, in milliseconds. */
  blockedMs: number;
}

const RESOLUTION_MS = 5;

/** In the child: tells the parent where it listens, and how it is whenever it is asked. */
export function reportTo(url: string, close: () => Promise<void>): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const blockedMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    delay.reset();
    const vitals: Vitals = { cpu: user + system, rss: process.memoryUsage.rss(), blockedMs };
    process.send?.(vitals);
  });
  process.on('disconnect', () => void close().then(() => process.exit(0)));
  process.send?.(url);
}
