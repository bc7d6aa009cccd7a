import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { crc32 } from 'node:zlib';

/** The built-in bank is broken; the message names file, id and field. */
export class BankError extends Error {
  constructor(file: string, problem: string) {
    super(`Bank soal ${file}: ${problem}`);
    this.name = 'BankError';
  }
}

/** Tells a bank from one with other files or other content. Throws BankError when the folder is missing. */
export function bankFingerprint(dir: string): string {
  return bankFiles(dir)
    .map((file) => {
      const content = readFileSync(file);
      return `${relative(dir, file)} ${content.length} ${crc32(content)}`;
    })
    .join('\n');
}

/** The files of a bank, by name. Throws BankError when the folder is missing. */
export function bankFiles(dir: string): string[] {
  if (!existsSync(dir)) throw new BankError(dir, 'folder tidak ditemukan');
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith('.json'))
    .map((item) => join(item.parentPath, item.name))
    .sort();
}
