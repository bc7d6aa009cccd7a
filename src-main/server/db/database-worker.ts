import { parentPort, workerData } from 'node:worker_threads';
import {
  copyDatabase,
  prepareRestore,
  UnusableDatabaseError,
  type DatabaseContent,
  type UnusableReason,
} from './copy-database.ts';

/** Checking a large database takes seconds: it happens in a thread, and the class plays on. */
export interface DatabaseJob {
  do: 'copy' | 'prepareRestore';
  from: string;
  to: string;
}

export type DatabaseJobResult =
  | { content: DatabaseContent | undefined }
  | { unusable: UnusableReason }
  | { failed: string; code: string | undefined };

// A thread, not a window: there is no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(run(workerData as DatabaseJob));

function run(job: DatabaseJob): DatabaseJobResult {
  try {
    if (job.do === 'prepareRestore') return { content: prepareRestore(job.from, job.to) };
    copyDatabase(job.from, job.to);
    return { content: undefined };
  } catch (error) {
    // Errors lose their class and code on the way between threads.
    if (error instanceof UnusableDatabaseError) return { unusable: error.reason };
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { failed: error instanceof Error ? error.message : String(error), code };
  }
}
