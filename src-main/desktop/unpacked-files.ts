import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { desktopTexts } from '#shared/texts/desktop.ts';

/** A folder or file in the table of contents of an archive. */
interface Entry {
  files?: Record<string, Entry>;
  unpacked?: boolean;
  integrity?: { hash: string };
}

/**
 * Throws where a file that lies beside the application's archive, as native code must, is not the one that
 * was packed. Electron checks the archive itself and its table of contents, and that table has a hash of
 * each file outside as well. Not asked on macOS, where the signature of the application covers these files
 * and changes them.
 */
export function checkUnpackedFiles(archive: string): void {
  withPlainFiles(() => {
    for (const [path, hash] of unpackedIn(readContents(archive))) {
      const file = join(`${archive}.unpacked`, path);
      const isAsPacked = existsSync(file) && hashOf(file) === hash;
      if (!isAsPacked) throw new Error(desktopTexts.fileChanged(path));
    }
  });
}

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

/** The table of contents: behind four numbers, the last of which is its length, as JSON. */
function readContents(archive: string): Entry {
  const file = openSync(archive, 'r');
  try {
    const numbers = Buffer.alloc(16);
    readSync(file, numbers);
    const json = Buffer.alloc(numbers.readUInt32LE(12));
    readSync(file, json, 0, json.length, numbers.length);
    return JSON.parse(json.toString('utf8')) as Entry;
  } finally {
    closeSync(file);
  }
}

/** Path and hash of each file that lies outside. */
function unpackedIn({ files = {} }: Entry, folder = ''): [path: string, hash: string][] {
  return Object.entries(files).flatMap(([name, entry]) => {
    const path = join(folder, name);
    if (entry.files) return unpackedIn(entry, path);
    return entry.unpacked ? [[path, entry.integrity?.hash ?? ''] as [string, string]] : [];
  });
}

/** Electron shows an archive as a folder; here it is wanted as the file that it is. */
function withPlainFiles(read: () => void): void {
  process.noAsar = true;
  try {
    read();
  } finally {
    process.noAsar = false;
  }
}
