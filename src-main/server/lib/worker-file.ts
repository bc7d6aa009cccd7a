import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A thread's file: beside its owner in the sources, at the top of the bundle once built. */
export function workerFile(here: string, name: string): string {
  const candidates = [
    join(here, `${name}.ts`),
    join(here, `${name}.cjs`),
    join(here, '..', `${name}.cjs`),
  ];
  const found = candidates.find((file) => existsSync(file));
  if (!found) throw new Error(`${name} not found beside ${here}`);
  return found;
}
