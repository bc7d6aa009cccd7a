import { answeredLines } from '../check-question.ts';
import { lookUp } from '../lookup.ts';
import { readSentence } from '../sentence.ts';
import type { Token } from '../sentence.ts';
import type { BankQuestion } from './bank-question.ts';

export type NearDuplicate = {
  first: number;
  second: number;
  /** Share of common words, and of common content words, from 0 to 1. */
  words: number;
  content: number;
  sameKey: boolean;
};

/** Shares from which a pair counts; a pair that asks the same word is alike sooner. */
const ALIKE = { sameKey: { words: 0.36, content: 0.38 }, otherKey: { words: 0.6, content: 0.65 } };

const CONTENT: ReadonlySet<string> = new Set(['nomina', 'verba', 'adjektiva']);

/**
 * Pairs of questions that tell much the same. An exception with the rule near-duplicate and the id
 * of the other question as its word keeps a pair.
 */
export function nearDuplicates(questions: readonly BankQuestion[]): NearDuplicate[] {
  const kept = new Set(
    questions.flatMap(({ id, annotation }) =>
      (annotation.exceptions ?? [])
        .filter(({ rule }) => rule === 'near-duplicate')
        .flatMap(({ word }) => [`${id} ${word}`, `${word} ${id}`]),
    ),
  );
  return nearestPairs(questions).filter(({ first, second, words, content, sameKey }) => {
    const bar = sameKey ? ALIKE.sameKey : ALIKE.otherKey;
    return (words >= bar.words || content >= bar.content) && !kept.has(`${first} ${second}`);
  });
}

/** All pairs of questions with what they have in common, most alike first. */
export function nearestPairs(questions: readonly BankQuestion[]): NearDuplicate[] {
  const prepared = questions.map(prepare);
  return prepared
    .flatMap((first, index) =>
      prepared.slice(index + 1).map((second) => ({
        first: first.id,
        second: second.id,
        words: jaccard(first.words, second.words),
        content: jaccard(first.content, second.content),
        sameKey: [...first.key].some((row) => second.key.has(row)),
      })),
    )
    .sort((a, b) => b.words + b.content - a.words - a.content);
}

function prepare(question: BankQuestion) {
  const tokens = answeredLines(question)
    .flatMap((line) => readSentence(line))
    .filter(({ kind }) => kind === 'word');
  return {
    id: question.id,
    key: keyRows(question),
    words: new Set(tokens.map(({ lower }) => lower)),
    content: new Set(tokens.filter(isContent).map(stemOf)),
  };
}

/** The right answer in lower case. */
function keyOf(question: BankQuestion): string {
  const key =
    question.type === 'essay'
      ? question.correctAnswerText
      : (question.options[question.correctAnswer] ?? '');
  return key.trim().toLowerCase();
}

/** tangga and tanggaku ask the same word, so keys are compared by their rows and speech level. */
function keyRows(question: BankQuestion): Set<string> {
  const key = keyOf(question);
  const readings = lookUp(key).map(({ lemma, level }) => `${lemma.id} ${level}`);
  return new Set(readings.length > 0 ? readings : [key]);
}

function isContent({ kind, roles, readings }: Token): boolean {
  if (kind !== 'word' || roles.size > 0) return false;
  return readings.length === 0 || readings.some(({ lemma }) => CONTENT.has(lemma.wordClass));
}

/** The row, so that omahe and griya count as the same word. */
function stemOf({ lower, readings }: Token): string {
  const [first] = readings;
  return first ? String(first.lemma.id) : lower;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common || 1);
}
