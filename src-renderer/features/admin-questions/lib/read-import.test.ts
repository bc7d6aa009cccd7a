import { describe, expect, it } from 'vitest';
import { adminTexts } from '#shared/texts/admin.ts';
import { importTexts } from '../import-texts.ts';
import { toBankFile } from './bank-file.ts';
import { duplicateKey } from './duplicate-key.ts';
import { jsonListing } from './json-listing.ts';
import { FileProblem } from './listing.ts';
import { readImport, withRefusals, type ImportRow } from './read-import.ts';
import { bankQuestion } from './samples.testing.ts';

const NOTHING_KNOWN: ReadonlyMap<string, string> = new Map();
const rowsOf = (value: unknown, known = NOTHING_KNOWN): ImportRow[] =>
  readImport(jsonListing(JSON.stringify(value)), known);

const payload = {
  characterId: 'petruk',
  level: 2,
  question: 'Krama inggile tembung mangan yaiku…',
  questionType: 'essay',
  correctAnswerText: 'dhahar',
  explanation: 'Krama inggil.',
};

describe('files that are no list of questions', () => {
  it.each([
    ['{', importTexts.notJson],
    ['', importTexts.notJson],
    ['"teks"', adminTexts.notQuestions],
    ['[]', adminTexts.noQuestions],
    ['{"Semar":{"1":[]}}', adminTexts.noQuestions],
    ['{"Togog":{}}', 'Togog: Invalid character ID'],
    ['{"Semar":{"9":[]}}', `Semar: 9: ${adminTexts.level}`],
    [JSON.stringify(Array.from({ length: 1_001 }, () => payload)), adminTexts.tooManyQuestions],
  ])('%s', (text, problem) => {
    expect(() => readImport(jsonListing(text), NOTHING_KNOWN)).toThrow(new FileProblem(problem));
  });
});

it('reads what the export writes', () => {
  expect(rowsOf(toBankFile([bankQuestion()]))).toMatchObject([
    { state: 'new', place: 'Semar level 1, soal 1', excerpt: 'Bagong: _____, Mbah Karta!' },
  ]);
});

it('names every wrong field of every wrong row, and keeps the others', () => {
  const entry = toBankFile([bankQuestion()]).Semar[1][0];
  const rows = rowsOf({
    Semar: { 1: [entry, { ...entry, questionLine: '', options: ['a', '', 'c', 'd'] }, 'x'] },
  });
  expect(rows.map((row) => row.state)).toEqual(['new', 'wrong', 'wrong']);
  expect(rows[1]?.faults).toEqual([
    { field: 'Baris pertanyaan', message: adminTexts.required },
    { field: 'Pilihan B', message: adminTexts.required },
  ]);
  expect(rows[2]).toMatchObject({
    place: 'Semar level 1, soal 3',
    faults: [{ field: 'Soal', message: adminTexts.notARow }],
  });
});

it('marks what the bank has, and what the file says twice', () => {
  const known = new Map([[duplicateKey(bankQuestion()), 'sama dengan ID 101']]);
  const rows = rowsOf(
    [
      { ...payload },
      { ...payload, question: '  krama INGGILE tembung mangan yaiku...' },
      {
        ...payload,
        characterId: 'Semar',
        conversation: bankQuestion().conversation,
        question: 'Bagong: ___, mbah Karta',
      },
    ],
    known,
  );
  expect(rows.map((row) => [row.state, row.duplicateOf])).toEqual([
    ['new', undefined],
    ['duplicate', 'sama dengan Baris 1'],
    ['duplicate', 'sama dengan ID 101'],
  ]);
});

it('puts what the server refuses at the rows that were sent', () => {
  const rows = rowsOf([payload, { ...payload, question: 'Liyane' }]);
  const refused = withRefusals(rows, rows.slice(1), [
    { path: 'questions.0.points', message: 'Poin di luar batas.' },
    { path: 'questions', message: 'lain' },
  ]);
  expect(refused.map((row) => row.state)).toEqual(['new', 'wrong']);
  expect(refused[1]?.faults).toEqual([{ field: 'Poin', message: 'Poin di luar batas.' }]);
});
