import { expect, it } from 'vitest';
import { BankFile } from '#shared/contracts/bank.ts';
import { type PlayQuestion } from '#shared/contracts/question.ts';
import { groupQuestions } from './export-bank.ts';
import { questionOf } from './question-fields.ts';
import { sampleEssay, sampleFields } from './samples.testing.ts';

const builtIn = {
  ...questionOf(101, sampleFields({ characterId: 'semar', level: 1 })),
} as PlayQuestion;
const own = [
  questionOf(10_001, sampleFields({ characterId: 'semar', level: 1 })),
  questionOf(10_002, sampleEssay()),
].flatMap((question) => question ?? []);

it('groups by character, then by level, built-in ones first', () => {
  const bank = groupQuestions([builtIn, ...own]);
  expect(Object.keys(bank)).toEqual(['Semar', 'Gareng', 'Petruk', 'Bagong']);
  expect(bank.Semar[1].map(({ id }) => id)).toEqual([101, 10_001]);
  expect(bank.Petruk[2].map(({ id }) => id)).toEqual([10_002]);
  expect(bank.Bagong[4]).toEqual([]);
});

it('is what the bank itself reads', () => {
  const text = JSON.stringify(groupQuestions([builtIn, ...own]));
  expect(BankFile.safeParse(JSON.parse(text)).success).toBe(true);
});
