import { BANK_CHARACTERS, BANK_LEVELS, fault, warning } from './bank-question.ts';
import type { BankQuestion, Fault } from './bank-question.ts';

export const QUESTIONS_A_CELL = 20;
const STRANDS = 5;

/** Essays per level; the rest is multiple choice. */
export const ESSAYS: Readonly<Record<number, number>> = { 1: 2, 2: 4, 3: 6, 4: 12 };
const LONGEST_RUN = 3;

/** Faults of a cell, the questions of one character and level: numbers, topics, answer positions. */
export function cellFaults(questions: readonly BankQuestion[]): Fault[] {
  const faults = duplicateIds(questions);
  for (const character of BANK_CHARACTERS)
    for (const level of BANK_LEVELS) {
      const cell = questions.filter((q) => q.character === character && q.level === level);
      if (cell.length > 0) faults.push(...faultsOfCell(`${character} ${level}`, level, cell));
    }
  return faults;
}

function faultsOfCell(where: string, level: number, cell: readonly BankQuestion[]): Fault[] {
  const faults: Fault[] = [];
  if (cell.length !== QUESTIONS_A_CELL) faults.push(fault(where, `${cell.length} questions`));
  const essays = cell.filter(({ type }) => type === 'essay').length;
  if (essays !== ESSAYS[level]) faults.push(fault(where, `${essays} essays, not ${ESSAYS[level]}`));
  const positions = cell
    .filter(({ type }) => type === 'multiple_choice')
    .map(({ correctAnswer }) => correctAnswer);
  const counts = [0, 1, 2, 3].map((at) => positions.filter((p) => p === at).length);
  if (Math.max(...counts) - Math.min(...counts) > 1)
    faults.push(fault(where, `answer positions ${counts.join(', ')}`));
  if (longestRun(positions) > LONGEST_RUN)
    faults.push(fault(where, 'the right answer stands four times running at one place'));
  const topics = countBy(cell.map(({ annotation }) => annotation.topic));
  if (topics.size !== STRANDS || [...topics.values()].some((count) => count !== 4))
    faults.push(
      warning(where, `topics ${[...topics].map(([name, count]) => `${name} ${count}`).join('; ')}`),
    );
  return faults;
}

function duplicateIds(questions: readonly BankQuestion[]): Fault[] {
  return [...countBy(questions.map(({ id }) => String(id)))]
    .filter(([, count]) => count > 1)
    .map(([id, count]) => fault(id, `id used ${count} times`));
}

function longestRun(values: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const [index, value] of values.entries()) {
    run = value === values[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** How often each value occurs, in the order of first sight. */
export function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
