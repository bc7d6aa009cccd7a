import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { HINT_QUESTION_IDS } from '#shared/constants/game.ts';
import { BankFile, type BankEntry } from '#shared/contracts/bank.ts';
import { isBuiltIn } from '#shared/contracts/question.ts';
import { BankError, bankFiles } from './bank-files.ts';

/**
 * All built-in questions of a folder of `pertanyaan.json` files, in the order of their ids.
 * Throws BankError at the first entry that the schema refuses.
 */
export function loadBank(dir: string): BankEntry[] {
  const seen = new Map<number, string>();
  const entries: BankEntry[] = [];
  for (const file of bankFiles(dir)) {
    const name = relative(dir, file);
    for (const entry of readBankFile(file, name)) {
      const where = seen.get(entry.id);
      if (where !== undefined) throw new BankError(name, `id ${entry.id} sudah ada di ${where}`);
      if (!isBuiltIn(entry.id)) throw new BankError(name, `id ${entry.id} bukan id bawaan`);
      if (entry.hint !== undefined && !HINT_QUESTION_IDS.includes(entry.id)) {
        throw new BankError(name, `id ${entry.id}, hint: soal ini tidak boleh punya bantuan`);
      }
      seen.set(entry.id, name);
      entries.push(entry);
    }
  }
  return entries.sort((a, b) => a.id - b.id);
}

function readBankFile(file: string, name: string): BankEntry[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BankError(name, error instanceof Error ? error.message : String(error));
  }
  const parsed = BankFile.safeParse(content);
  if (!parsed.success) throw new BankError(name, describe(content, parsed.error.issues[0]));
  for (const [character, levels] of Object.entries(parsed.data)) {
    for (const [level, entries] of Object.entries(levels)) {
      const misplaced = entries.find(
        (entry) => entry.character !== character || String(entry.level) !== level,
      );
      if (misplaced) throw new BankError(name, `id ${misplaced.id} tidak pada tempatnya`);
    }
  }
  return Object.values(parsed.data).flatMap((levels) => Object.values(levels).flat());
}

/** A schema issue in the words of the person who edits the file. */
function describe(
  content: unknown,
  issue: { path: PropertyKey[]; message: string } | undefined,
): string {
  if (!issue) return 'isi tidak sesuai';
  const [character, level, index, ...field] = issue.path.map(String);
  const entry = at(content, character, level, index);
  const id = entry && typeof entry === 'object' && 'id' in entry ? String(entry.id) : '?';
  return index === undefined
    ? `${issue.path.map(String).join('.')}: ${issue.message}`
    : `id ${id}, ${field.join('.') || 'entri'}: ${issue.message}`;
}

function at(value: unknown, ...path: (string | undefined)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      inner && typeof inner === 'object' && key !== undefined
        ? (inner as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}
