import { checkLine } from '../check-line.ts';
import type { RuleName } from '../types.ts';
import type { SentenceCase } from './sentence-case.ts';

export type Score = { rule: RuleName; right: number; extra: string[]; missed: string[] };

/** Precision and recall of each rule: what it reports against what the labels ask. */
export function scoreRules(cases: readonly SentenceCase[]): Map<RuleName, Score> {
  const scores = new Map<RuleName, Score>();
  const scoreOf = (rule: RuleName): Score => {
    const score = scores.get(rule) ?? { rule, right: 0, extra: [], missed: [] };
    scores.set(rule, score);
    return score;
  };
  for (const { faults, ...line } of cases) {
    const open = faults.map(({ word, rule }) => ({ word: word.toLowerCase(), rule }));
    for (const { word, rule } of checkLine(line)) {
      const at = open.findIndex(
        (fault) => fault.rule === rule && fault.word === word.toLowerCase(),
      );
      if (at < 0) scoreOf(rule).extra.push(`${word}: ${line.text}`);
      else {
        scoreOf(rule).right += 1;
        open.splice(at, 1);
      }
    }
    for (const { word, rule } of open) scoreOf(rule).missed.push(`${word}: ${line.text}`);
  }
  return scores;
}

export const precisionOf = ({ right, extra }: Score): number => share(right, extra.length);
export const recallOf = ({ right, missed }: Score): number => share(right, missed.length);

/** The table of all rules, with every sentence that went wrong below it. */
export function scoreTable(scores: ReadonlyMap<RuleName, Score>): string {
  const rows = [...scores.values()].map((score) => {
    const numbers = [score.right, score.extra.length, score.missed.length];
    const shares = [precisionOf(score), recallOf(score)].map((value) => value.toFixed(2));
    return [score.rule.padEnd(22), ...numbers.map(pad), ...shares.map(pad)].join('');
  });
  const head = ['rule'.padEnd(22), ...['found', 'extra', 'missed', 'prec', 'recall'].map(pad)];
  const wrong = [...scores.values()].flatMap(({ rule, extra, missed }) => [
    ...extra.map((text) => `  extra  ${rule} ${text}`),
    ...missed.map((text) => `  missed ${rule} ${text}`),
  ]);
  return [head.join(''), ...rows, ...wrong].join('\n');
}

function share(right: number, wrong: number): number {
  return right + wrong === 0 ? 1 : right / (right + wrong);
}

function pad(value: number | string): string {
  return String(value).padStart(8);
}
