import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BankFile } from '../src-shared/language/bank/read-bank.ts';

/** Lower-case word forms of Indonesian, one a line; docs/licences.md names their source. */
const indonesianWords = resolve(import.meta.dirname, 'indonesian-words.txt');
let indonesian: ReadonlySet<string> | undefined;

/** True for a word form of the Indonesian list, which is read when first asked. */
export function isIndonesian(word: string): boolean {
  indonesian ??= new Set(readFileSync(indonesianWords, 'utf8').split('\n'));
  return indonesian.has(word);
}

const bankDir = resolve(import.meta.dirname, '../resources/bank');

/** The files of resources/bank that exist, of one character and one level when these are given. */
export function bankFiles(character?: string, level?: string): BankFile[] {
  if (!existsSync(bankDir)) return [];
  return readdirSync(bankDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (!character || entry.name === character))
    .flatMap((entry) =>
      readdirSync(resolve(bankDir, entry.name))
        .filter((name) => /^\d\.json$/.test(name) && (!level || name === `${level}.json`))
        .map((name) => ({
          name: `${entry.name}/${name}`,
          character: entry.name,
          level: Number(name[0]),
          json: readFileSync(resolve(bankDir, entry.name, name), 'utf8'),
        })),
    );
}
