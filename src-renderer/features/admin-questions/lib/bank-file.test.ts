import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { BulkQuestions } from '#shared/contracts/bulk-questions.ts';
import { BankFile } from '#shared/contracts/bank.ts';
import { toBankFile } from './bank-file.ts';
import { bankQuestion } from './samples.testing.ts';

const essay = bankQuestion({
  _id: '10001',
  characterId: 'bagong',
  level: 4,
  questionType: 'essay',
  options: [],
  correctAnswerText: 'sare / tilem',
  hint: 'Krama inggil.',
  points: 25,
  topic: 'keluarga',
  competences: ['D.UU.2', 'D.UU.3'],
  translation: {
    conversation: ['Petruk: Selamat pagi.', ''],
    questionLine: '',
    options: [],
    correctAnswerText: 'tidur',
  },
});

it('groups by character and level, in the order of the ids', () => {
  const file = toBankFile([bankQuestion({ _id: '10002' }), essay, bankQuestion({ _id: '101' })]);
  expect(Object.keys(file)).toEqual(['Semar', 'Gareng', 'Petruk', 'Bagong']);
  expect(Object.keys(file.Semar)).toEqual(['1', '2', '3', '4']);
  expect(file.Semar[1].map((entry) => entry.id)).toEqual([101, 10002]);
  expect(file.Bagong[4][0]).toMatchObject({ correctAnswerText: 'sare / tilem', points: 25 });
});

it('writes what the bank and the import read', () => {
  const file: unknown = JSON.parse(JSON.stringify(toBankFile([bankQuestion(), essay])));
  expect(z.safeParse(BankFile, file).success).toBe(true);
  const [first, second] = z.parse(BulkQuestions, file);
  expect(first).toMatchObject({ characterId: 'semar', level: 1, points: 10 });
  expect(second).toMatchObject({ hint: 'Krama inggil.', points: 25, category: 'general' });
  expect(second).toMatchObject({ topic: 'keluarga', competences: ['D.UU.2', 'D.UU.3'] });
});
