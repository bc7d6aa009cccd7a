import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Vitals } from './child.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  /** From fork to the moment it answers, in milliseconds. */
  readyMs: number;
  vitals(): Promise<Vitals>;
  stop(): Promise<void>;
}

/** Starts one of the programs of this folder as a server. */
export async function launch(file: string, ...args: string[]): Promise<ServerProcess> {
  const started = performance.now();
  const execArgv = process.env['BENCH_CPU_PROF']
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_CPU_PROF']}`]
    : [];
  const child = fork(join(import.meta.dirname, file), args, { execArgv });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    readyMs: performance.now() - started,
    async vitals() {
      const answer = once(child, 'message');
      child.send('vitals');
      const [vitals] = (await answer) as [Vitals];
      return vitals;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
