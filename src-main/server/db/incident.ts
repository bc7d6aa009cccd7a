import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/json-file.ts';

const INCIDENT_FILE = 'incident.json';

/**
 * What happened to the data, until the teacher has read it. `restored`: the newest sound copy took the
 * place of damaged data. `kept`: the last writes are missing, what is there is newer than any copy.
 * `lost`: there was no sound copy, the data start anew. `went-back`: they are older than at the last run.
 */
export const Incident = z.object({
  kind: z.enum(['restored', 'kept', 'lost', 'went-back']),
  /** What happened between these two is missing; null where nobody can tell. */
  since: z.nullable(z.number()),
  until: z.nullable(z.number()),
  /** Folder with what was found damaged. */
  quarantine: z.nullable(z.string()),
});
export type Incident = z.infer<typeof Incident>;

export function readIncident(dataDir: string): Incident | undefined {
  return readJson(join(dataDir, INCIDENT_FILE), Incident);
}

export function writeIncident(dataDir: string, incident: Incident): void {
  writeJson(join(dataDir, INCIDENT_FILE), incident);
}

/** The teacher has read it. */
export const clearIncident = (dataDir: string): void =>
  rmSync(join(dataDir, INCIDENT_FILE), { force: true });
