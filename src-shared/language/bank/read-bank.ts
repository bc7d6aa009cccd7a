import { BANK_CHARACTERS, BankQuestion, fault } from './bank-question.ts';
import type { Fault } from './bank-question.ts';

export type BankFile = { name: string; character: string; level: number; json: string };
export type Bank = { questions: BankQuestion[]; faults: Fault[] };

/** Parses the files of resources/bank; a question of the wrong shape becomes faults, not a throw. */
export function readBank(files: readonly BankFile[]): Bank {
  const questions: BankQuestion[] = [];
  const faults: Fault[] = [];
  for (const file of files) {
    const list = listOf(file, faults);
    let previous = 0;
    for (const item of list) {
      const parsed = BankQuestion.safeParse(item);
      const id = idOf(item);
      const where = `${file.name} ${id}`;
      if (!parsed.success) {
        for (const { path, message } of parsed.error.issues)
          faults.push(fault(where, `${path.join('.')}: ${message}`));
        continue;
      }
      const question = parsed.data;
      if (question.character.toLowerCase() !== file.character || question.level !== file.level)
        faults.push(fault(where, 'character or level is not that of the file'));
      if (question.id <= previous) faults.push(fault(where, 'ids do not ascend'));
      previous = question.id;
      questions.push(question);
    }
  }
  return { questions, faults };
}

function listOf(file: BankFile, faults: Fault[]): unknown[] {
  let data: unknown;
  try {
    data = JSON.parse(file.json);
  } catch (error) {
    faults.push(fault(file.name, `no JSON: ${String(error)}`));
    return [];
  }
  const name = BANK_CHARACTERS.find((character) => character.toLowerCase() === file.character);
  const perLevel = recordOf(recordOf(data)[name ?? '']);
  const list = perLevel[String(file.level)];
  if (Array.isArray(list)) return list;
  faults.push(fault(file.name, `no list under "${name}" / "${file.level}"`));
  return [];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function idOf(item: unknown): string {
  const id = recordOf(item)['id'];
  return typeof id === 'number' ? String(id) : '?';
}
