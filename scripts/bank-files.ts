import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BankFile } from '../src-shared/language/bank/read-bank.ts';

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
