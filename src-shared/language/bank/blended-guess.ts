import { chanceOf, GUESSES } from './guesses.ts';
import type { Known } from './guesses.ts';
import type { BankQuestion } from './bank-question.ts';

const FOLDS = 5;
const STEPS = 300;
const STEP = 0.5;
/** Keeps the weights small, so that a few questions are not learnt by heart. */
const DECAY = 0.01;

type Case = { id: number; features: readonly (readonly number[])[]; key: number };

/**
 * The blend of all guesses: weights of a softmax over the options, learnt on four fifths of the
 * questions and tried on the last, for each fifth in turn. Gives the chance of being right by id.
 */
export function blendedChances(
  questions: readonly BankQuestion[],
  known: Known,
): Map<number, number> {
  const cases = questions.map((question) => toCase(question, known));
  const chances = new Map<number, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = learn(cases.filter((_, index) => index % FOLDS !== fold));
    for (const [index, { id, features, key }] of cases.entries())
      if (index % FOLDS === fold) chances.set(id, chanceOf(features.map(dot(weights)), key));
  }
  return chances;
}

function toCase(question: BankQuestion, known: Known): Case {
  const columns = GUESSES.map(({ marks }) => centred(marks(question, known)));
  const features = question.options.map((_, option) => columns.map((marks) => marks[option] ?? 0));
  return { id: question.id, features, key: question.correctAnswer };
}

/** Marks of one question around 0, at most 1 apart from it. */
function centred(marks: readonly number[]): number[] {
  const mean = marks.reduce((sum, mark) => sum + mark, 0) / (marks.length || 1);
  const widest = Math.max(...marks.map((mark) => Math.abs(mark - mean)));
  return marks.map((mark) => (widest === 0 ? 0 : (mark - mean) / widest));
}

/** Gradient ascent on the likelihood of the keys. */
function learn(cases: readonly Case[]): number[] {
  let weights = GUESSES.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight) => -DECAY * weight);
    for (const { features, key } of cases) {
      const shares = softmax(features.map(dot(weights)));
      for (const [option, row] of features.entries()) {
        const surprise = (option === key ? 1 : 0) - (shares[option] ?? 0);
        for (const [at, value] of row.entries())
          gradient[at] = (gradient[at] ?? 0) + (surprise * value) / cases.length;
      }
    }
    weights = weights.map((weight, at) => weight + STEP * (gradient[at] ?? 0));
  }
  return weights;
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function dot(weights: readonly number[]): (row: readonly number[]) => number {
  return (row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}
