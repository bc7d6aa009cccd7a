import { asksMeaning } from '../check-question.ts';
import { lookUp } from '../lookup.ts';
import { keysOf } from './guesses.ts';
import { requestOf } from './essay-guesses.ts';
import { wordsOf } from './option-words.ts';
import type { BankQuestion } from './bank-question.ts';

export type TaskForm = NonNullable<BankQuestion['annotation']['form']>;

/** The task form that a question names, else the one that its text looks like. */
export function taskFormOf(question: BankQuestion): TaskForm {
  return (
    question.annotation.form ??
    (question.type === 'essay' ? essayKind(question) : choiceForm(question))
  );
}

function essayKind(question: BankQuestion): TaskForm {
  const said = textOf(question);
  if (asksMeaning(question)) return 'W6';
  if (requestOf(question).base !== undefined) return 'W7';
  if (/cangkriman|batangan|parikan|paribasan/i.test(said)) return 'W5';
  if (keysOf(question).some((key) => isNumber(key))) return 'W4';
  if (/kudune|kedahipun|sing bener|ingkang leres|klintu|kleru/i.test(said)) return 'W2';
  const dialogue = new Set(question.conversation.flatMap(wordsOf).flatMap(rowIds));
  const echoed = keysOf(question)
    .flatMap(wordsOf)
    .flatMap(rowIds)
    .some((row) => dialogue.has(row));
  return echoed ? 'W1' : 'W3';
}

function choiceForm(question: BankQuestion): TaskForm {
  const { options, questionLine } = question;
  const said = textOf(question);
  if (/cangkriman|batangan/i.test(said)) return 'F10';
  if (/parikan/i.test(said)) return 'F11';
  if (/paribasan/i.test(said)) return 'F9';
  if (isSameWords(options)) return 'F7';
  if (options.every(isPeople)) return 'F4';
  if (options.filter((option) => option.split(' ').some(isNumber)).length >= 3) return 'F8';
  if (/\btegese\b|tegesipun|\bngokone\b|ngokonipun|\bkramane\b/i.test(questionLine)) return 'F12';
  const quoted = /["“]/.test(said);
  if (quoted && /kleru|klintu|salah/i.test(said)) return wordsEach(options) > 1.5 ? 'F6' : 'F3';
  return wordsEach(options) > 1.5 ? 'F1' : 'F2';
}

function textOf({ conversation, questionLine }: BankQuestion): string {
  return [...conversation, questionLine].join(' ');
}

function wordsEach(options: readonly string[]): number {
  const words = options.reduce((sum, option) => sum + option.split(/\s+/).length, 0);
  return words / (options.length || 1);
}

/** Names and titles alone: "Sari marang Mbah Karta". */
function isPeople(option: string): boolean {
  return wordsOf(option).every(
    ({ roles, lower }) => roles.has('name') || roles.has('title') || BETWEEN_PEOPLE.has(lower),
  );
}

const BETWEEN_PEOPLE: ReadonlySet<string> = new Set([
  'marang',
  'dhateng',
  'karo',
  'kaliyan',
  'lan',
]);

/** Options that only put the same words in another order. */
function isSameWords(options: readonly string[]): boolean {
  const sorted = options.map((option) =>
    option
      .toLowerCase()
      .split(/[\s,]+/)
      .sort()
      .join(' '),
  );
  return new Set(sorted).size === 1;
}

function isNumber(text: string): boolean {
  return lookUp(text).some(({ lemma }) => lemma.topic === 'bilangan');
}

function rowIds({ readings }: { readings: readonly { lemma: { id: number } }[] }): number[] {
  return readings.map(({ lemma }) => lemma.id);
}
