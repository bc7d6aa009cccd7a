import { copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { flush, flushFolder, removeDatabase } from './copy-database.ts';

/**
 * Puts a prepared file in the place of a closed database and keeps the old one under another name. At
 * every moment there is a complete database under its name. Returns how to undo it.
 */
export function replaceDatabaseFile(files: {
  database: string;
  prepared: string;
  keepAs: string;
}): () => void {
  const { database, prepared, keepAs } = files;
  const log = `${database}-wal`;
  if (existsSync(log) && statSync(log).size > 0) {
    throw new Error('the database is still in use');
  }
  const hadOne = existsSync(database);
  if (hadOne) keep(database, keepAs);
  flush(prepared);
  renameSync(prepared, database);
  flushFolder(dirname(database));
  return () => {
    const back = `${database}.undo`;
    removeDatabase(back);
    if (hadOne) keep(keepAs, back);
    for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true });
    if (hadOne) renameSync(back, database);
    else rmSync(database, { force: true });
    flushFolder(dirname(database));
  };
}

function keep(file: string, as: string): void {
  try {
    linkSync(file, as);
  } catch {
    // A USB stick knows no links: a copy serves as well.
    copyFileSync(file, as);
    flush(as);
  }
  flushFolder(dirname(as));
}
