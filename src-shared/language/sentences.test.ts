import { describe, expect, it } from 'vitest';
import { checkLine } from './check-line.ts';
import { LATER_SENTENCES } from './testing/later-sentences.ts';
import { RIGHT_SENTENCES } from './testing/right-sentences.ts';
import { precisionOf, recallOf, scoreRules, scoreTable } from './testing/score.ts';
import { readCases } from './testing/sentence-case.ts';
import { WRONG_HONORIFICS } from './testing/wrong-honorifics.ts';
import { WRONG_WORDS } from './testing/wrong-words.ts';

const cases = [RIGHT_SENTENCES, WRONG_WORDS, WRONG_HONORIFICS, LATER_SENTENCES].flatMap(readCases);
const right = cases.filter(({ faults }) => faults.length === 0);
const wrong = cases.filter(({ faults }) => faults.length > 0);
const scores = scoreRules(cases);

const LEAST = { precision: 0.95, recall: 0.9 };
const LEAST_CASES_A_RULE = 4;

describe('checker on labelled sentences', () => {
  it('has enough sentences in every level', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    for (const level of ['ngoko lugu', 'ngoko alus', 'krama lugu', 'krama alus'])
      expect(cases.filter(({ speechLevel }) => speechLevel === level).length).toBeGreaterThan(30);
    process.stdout.write(
      `${right.length} right and ${wrong.length} wrong sentences\n${scoreTable(scores)}\n`,
    );
  });

  it.each([...scores.values()])('$rule is precise and misses little', (score) => {
    expect(score.right).toBeGreaterThanOrEqual(LEAST_CASES_A_RULE);
    expect(precisionOf(score)).toBeGreaterThanOrEqual(LEAST.precision);
    expect(recallOf(score)).toBeGreaterThanOrEqual(LEAST.recall);
  });

  it.each(right)('$speechLevel: $text', (line) => {
    expect(checkLine(line)).toEqual([]);
  });
});
