import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import type * as z from 'zod/mini';

/** What a small file says; undefined when it is absent, torn by a power cut, or not what was asked for. */
export function readJson<S extends z.ZodMiniType>(
  file: string,
  schema: S,
): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    // Absent or not JSON: the same as not written.
    return undefined;
  }
}

/** Written beside and renamed, so that a power cut leaves the old file or the new one. */
export function writeJson(file: string, value: unknown): void {
  const temporary = `${file}.tmp`;
  const handle = openSync(temporary, 'w', 0o600);
  try {
    writeSync(handle, JSON.stringify(value));
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, file);
}
