import { familySizes, hasIndonesianWord, hasReading, isNgoko, normalised } from './option-words.ts';
import type { IsIndonesian } from './option-words.ts';
import type { BankQuestion } from './bank-question.ts';

/**
 * Programs that answer multiple choice without the dialogue (bank-v2.md, section 1). Each marks the
 * options; the best marked ones are kept, and the score of a question is 1/kept when the right one
 * is among them.
 */
export type Guess = {
  code: string;
  name: string;
  marks: (question: BankQuestion, known: Known) => number[];
};

/** What a guess may know beside the question. */
export type Known = {
  isIndonesian: IsIndonesian;
  /** How often each text is a key, in the whole bank. */
  keys: ReadonlyMap<string, number>;
};

export const GUESSES: readonly Guess[] = [
  { code: 'B1', name: 'drop Indonesian', marks: withoutIndonesian },
  { code: 'B2', name: 'form of the level', marks: formOfLevel },
  {
    code: 'B3',
    name: 'largest family, then level',
    marks: (question) => ranked(familySizes(question.options), formOfLevel(question)),
  },
  {
    code: 'B4',
    name: 'form of the person, then level',
    marks: (question) => ranked(formOfPerson(question), formOfLevel(question)),
  },
  { code: 'B5', name: 'usual key', marks: usualKey },
  { code: 'B6', name: 'most like the others', marks: ({ options }) => likeness(options) },
  { code: 'B7', name: 'longest', marks: ({ options }) => options.map(({ length }) => length) },
  { code: 'B7', name: 'shortest', marks: ({ options }) => options.map(({ length }) => -length) },
];

/** Share from 0 to 1 that a guess with these marks has of being right. */
export function chanceOf(marks: readonly number[], key: number): number {
  const best = Math.max(...marks) - TOLERANCE;
  const kept = marks.filter((mark) => mark >= best).length;
  return (marks[key] ?? -Infinity) >= best ? 1 / kept : 0;
}

const TOLERANCE = 1e-9;

/** How often each text is the key of a question, for `Known`. */
export function keyCounts(questions: readonly BankQuestion[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of questions.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The accepted texts of a question, normalised. */
export function keysOf(question: BankQuestion): string[] {
  const keys =
    question.type === 'essay'
      ? question.correctAnswerText.split(' / ')
      : [question.options[question.correctAnswer] ?? ''];
  return keys.map(normalised);
}

function withoutIndonesian({ options }: BankQuestion, { isIndonesian }: Known): number[] {
  return options.map((option) => (hasIndonesianWord(option, isIndonesian) ? 0 : 1));
}

function formOfLevel({ options, level }: BankQuestion): number[] {
  return options.map((option) => Number(fitsLevel(option, level)));
}

function fitsLevel(option: string, level: number): boolean {
  if (level === 1) return isNgoko(option);
  if (level === 2) return hasReading(option, ['KI', 'KD'], ['K', 'mixed']);
  if (level === 3) return hasReading(option, ['K'], ['N', 'mixed']);
  return hasReading(option, ['K', 'KI', 'KD'], ['N', 'mixed']);
}

const FIRST_PERSON = /\b(kula|aku|dak\p{L}+)\b/iu;

function formOfPerson({ options, questionLine }: BankQuestion): number[] {
  const said = questionLine.replace(/^[^:]*:/, '').replace(/\([^)]*\)/g, '');
  const levels = FIRST_PERSON.test(said) ? (['K', 'KD'] as const) : (['KI'] as const);
  return options.map((option) => Number(hasReading(option, levels)));
}

function usualKey(question: BankQuestion, { keys }: Known): number[] {
  const own = new Set(keysOf(question));
  return question.options.map((option) => {
    const text = normalised(option);
    return (keys.get(text) ?? 0) - (own.has(text) ? 1 : 0);
  });
}

/** Mean likeness of each option to the others, by pairs of letters (Dice). */
function likeness(options: readonly string[]): number[] {
  return options.map((option, index) => {
    const others = options.filter((_, other) => other !== index);
    return others.reduce((sum, other) => sum + dice(option, other), 0) / (others.length || 1);
  });
}

function dice(first: string, second: string): number {
  const [a, b] = [letterPairs(first), letterPairs(second)];
  const rest = [...b];
  let common = 0;
  for (const pair of a) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    common += 1;
    rest.splice(at, 1);
  }
  return (2 * common) / (a.length + b.length || 1);
}

function letterPairs(text: string): string[] {
  const letters = [...normalised(text)];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** First marks decide, second ones where the first are equal; both are small. */
function ranked(first: readonly number[], second: readonly number[]): number[] {
  return first.map((mark, index) => mark * RANK + (second[index] ?? 0));
}

const RANK = 10;
