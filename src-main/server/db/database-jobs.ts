import { Worker } from 'node:worker_threads';
import { workerFile } from '../lib/worker-file.ts';
import { UnusableDatabaseError, type DatabaseContent } from './copy-database.ts';
import type { DatabaseJob, DatabaseJobResult } from './database-worker.ts';

/** Writes a checked copy, without keeping anybody waiting. */
export async function copyInBackground(from: string, to: string): Promise<void> {
  await run({ do: 'copy', from, to });
}

/** Makes a checked candidate for a restore. Throws UnusableDatabaseError. */
export async function prepareInBackground(from: string, to: string): Promise<DatabaseContent> {
  const content = await run({ do: 'prepareRestore', from, to });
  if (!content) throw new Error('nothing was prepared');
  return content;
}

async function run(job: DatabaseJob): Promise<DatabaseContent | undefined> {
  const result = await new Promise<DatabaseJobResult>((resolve, reject) => {
    const worker = new Worker(workerFile(import.meta.dirname, 'database-worker'), {
      workerData: job,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`database worker ended with ${code}`)));
  });
  if ('content' in result) return result.content;
  if ('unusable' in result) throw new UnusableDatabaseError(result.unusable);
  // The code is what the error handler knows a full disk by.
  throw Object.assign(new Error(result.failed), { code: result.code });
}
