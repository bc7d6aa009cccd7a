import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { readJson, writeJson } from '../lib/json-file.ts';
import type { Incident } from './incident.ts';
import type { Db } from './schema.ts';
import { findSetting, saveSetting } from './settings.repository.ts';

const LastRun = z.object({ dataDir: z.string(), runs: z.int(), at: z.number() });

/**
 * Counts the starts of a database, and keeps the count in a file outside the data folder too. When that
 * file knows of a later start than the database does, the folder was emptied or set back behind our
 * back; a disk that sets back both at once cannot be noticed this way. Returns the incident to tell.
 */
export async function noteRun(
  db: Db,
  { file, dataDir, now }: { file: string; dataDir: string; now: number },
): Promise<Incident | undefined> {
  const last = readJson(file, LastRun);
  const known = Number((await findSetting(db, 'runs')) ?? 0);
  await saveSetting(db, 'runs', String(known + 1));
  mkdirSync(dirname(file), { recursive: true });
  writeJson(file, { dataDir, runs: known + 1, at: now });
  if (last?.dataDir !== dataDir || last.runs <= known) return undefined;
  return { kind: 'went-back', since: null, until: last.at, quarantine: null };
}
