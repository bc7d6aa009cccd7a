import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { BULK_QUESTIONS_MAX } from '#shared/constants/limits.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { importTexts } from '../import-texts.ts';
import { sheetTexts } from '../sheet-texts.ts';
import type { BankQuestion } from './admin-question.ts';
import { toBankFile } from './bank-file.ts';
import { duplicateKey } from './duplicate-key.ts';
import { listFile } from './read-file.ts';
import { readImport, type ImportRow } from './read-import.ts';
import { bankQuestion } from './samples.testing.ts';
import { SHEET_COLUMNS, toCells, type Cell } from './sheet-columns.ts';
import { writeBank, writeTemplate } from './spreadsheet.ts';

const HEADINGS = SHEET_COLUMNS.map(({ heading }) => heading);
const NOTHING_KNOWN: ReadonlyMap<string, string> = new Map();

const file = (content: string | Uint8Array, name = 'soal.csv') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const rowsOf = async (content: File, known = NOTHING_KNOWN): Promise<ImportRow[]> =>
  readImport(await listFile(content), known);

const quoted = (cell: Cell) => `"${String(cell).replaceAll('"', '""')}"`;
const csv = (rows: Cell[][], delimiter = ';') =>
  rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
const utf16 = (text: string) =>
  Uint8Array.from(
    [...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]),
  );
/** The signs that this encoding has elsewhere than Unicode. */
const WINDOWS_SIGNS = new Map([
  ['“', 0x93],
  ['”', 0x94],
  ['…', 0x85],
]);
const windows1252 = (text: string) =>
  Uint8Array.from([...text].map((sign) => WINDOWS_SIGNS.get(sign) ?? sign.charCodeAt(0)));
const workbook = async (rows: Cell[][]) =>
  file(
    await writeXlsx({
      sheets: [
        { name: 'Catatan', rows: [['bebas']] },
        { name: 'Soal', rows },
      ],
    }),
  );

const choice = bankQuestion({
  speechLevel: 'krama lugu',
  topic: 'slametan dan adat',
  competences: ['C.AD.1', 'C.UU.1'],
  hint: 'Petunjuk; dengan titik koma',
  translation: {
    conversation: ['', 'Semar: Selamat pagi.'],
    questionLine: 'Bagong: _____, Mbah Karta!',
    options: ['Terima kasih', '', '', ''],
    correctAnswerText: '',
  },
});
const essay = bankQuestion({
  characterId: 'bagong',
  level: 4,
  question: 'Basa kramane "omah" yaiku…',
  questionType: 'essay',
  options: [],
  correctAnswerText: 'griya / dalem',
  points: 25,
});
const SHEET = [HEADINGS, toCells(choice), toCells(essay)];
const WORKBOOK = await workbook(SHEET);

/** A row with one cell changed. */
function withCell(heading: string, cell: Cell, question = choice): Cell[] {
  const cells = toCells(question);
  cells[HEADINGS.indexOf(heading)] = cell;
  return cells;
}

describe('a sheet', () => {
  it.each([
    ['a CSV of Indonesian Excel', file(csv(SHEET))],
    ['a CSV with commas', file(csv(SHEET, ','))],
    ['a text with tabs', file(csv(SHEET, '\t'), 'soal.txt')],
    ['UTF-8 with its mark', file(`\uFEFF${csv(SHEET)}`)],
    ['UTF-16, the "Unicode text" of Excel', file(utf16(`\uFEFF${csv(SHEET, '\t')}`))],
    ['a workbook', WORKBOOK],
  ])('is read from %s with everything that it says', async (_name, content) => {
    const rows = await rowsOf(content);
    expect(rows.map(({ state, place }) => [state, place])).toEqual([
      ['new', 'Baris 2'],
      ['new', 'Baris 3'],
    ]);
    const { _id: _choiceId, ...first } = choice;
    expect(rows[0]?.draft).toMatchObject(first);
    const { _id: _essayId, correctAnswer: _none, ...second } = essay;
    expect(rows[1]?.draft).toMatchObject(second);
  });

  it('is written with the whole bank, and comes back as it was', async () => {
    const stroke = bankQuestion({
      _id: '102',
      conversation: ['Petruk: Siji | loro.', 'Semar: Ya.'],
    });
    const written = await writeBank([essay, stroke, { ...choice, _id: '100' }]);
    const rows = await rowsOf(file(written, 'pertanyaan.xlsx'));
    const without = ({ _id, ...rest }: BankQuestion) => rest;
    const { correctAnswer: _none, ...noOption } = without(essay);
    expect(rows.map(({ faults }) => faults)).toEqual([[], [], []]);
    expect(rows.map(({ draft }) => draft)).toMatchObject([
      without(choice),
      noOption,
      without(stroke),
    ]);
  });

  it('is read in the encoding of older Excels', async () => {
    const text = csv([HEADINGS, withCell('Penjelasan', 'Kowé lan aku, “sampun”.')]);
    const [row] = await rowsOf(file(windows1252(text)));
    expect(row?.draft?.explanation).toBe('Kowé lan aku, “sampun”.');
  });

  it('may have its columns in any order, a title above them, and empty rows', async () => {
    const shuffled = SHEET.map((row) => row.toReversed());
    const [first] = shuffled.slice(1);
    const content = csv([['Soal kelas 7'], [], shuffled[0] ?? [], [], first ?? []]);
    expect(await rowsOf(file(content))).toMatchObject([{ state: 'new', place: 'Baris 5' }]);
  });

  it('needs little: the type follows from the options, the rest has defaults', async () => {
    const content = csv([
      ['karakter', 'LEVEL', 'Dialog', 'Pertanyaan', 'A', 'B', 'C', 'D', 'Kunci', 'Pembahasan'],
      ['3', 'x', 'Petruk: Le.|Semar: Ya.', 'Q _____', '1', '2', '3', '4', 'b', 'Sebab.'],
      ['Semar', '2', 'Petruk: Le.', 'Q _____', '1', '2', '3', '4', 'b', 'Sebab.'],
    ]);
    const [wrong, right] = await rowsOf(file(content));
    expect(wrong?.faults).toMatchObject([{ field: 'Level (kolom B)', message: adminTexts.level }]);
    expect(right?.draft).toMatchObject({
      characterId: 'semar',
      questionType: 'multiple_choice',
      options: ['1', '2', '3', '4'],
      correctAnswer: 1,
      points: undefined,
    });
  });

  it.each([
    ['Karakter', 'Togog', 'Karakter (kolom A)', sheetTexts.faults.character],
    ['Level', '', 'Level (kolom B)', adminTexts.level],
    ['Tipe', 'Benar/Salah', 'Tipe (kolom C)', sheetTexts.faults.type],
    ['Percakapan', ' ', 'Percakapan (kolom D)', adminTexts.noDialogue],
    ['Pilihan B', '', 'Pilihan B (kolom G)', adminTexts.required],
    ['Jawaban benar', 'E', 'Jawaban benar (kolom J)', sheetTexts.faults.letter],
    ['Jawaban benar', '', 'Jawaban benar (kolom J)', sheetTexts.faults.letter],
    ['Penjelasan', '', 'Penjelasan (kolom L)', adminTexts.required],
    ['Poin', 'banyak', 'Poin (kolom W)', adminTexts.notNumber],
    ['Poin', 2_000, 'Poin (kolom W)', adminTexts.points],
    ['Tingkat tutur', 'kasar', 'Tingkat tutur (kolom X)', adminTexts.speechLevel],
    ['Topik', 'bal-balan', 'Topik (kolom Y)', sheetTexts.faults.topic],
    ['Kompetensi', 'c.ks.1, C.XX', 'Kompetensi (kolom Z)', sheetTexts.faults.competences],
    ['Kategori', new Date(0), 'Kategori (kolom V)', adminTexts.notText],
  ])('names the wrong cell: %s %o', async (heading, cell, field, message) => {
    const rows = await rowsOf(await workbook([HEADINGS, toCells(essay), withCell(heading, cell)]));
    expect(rows[1]).toMatchObject({ state: 'wrong', place: 'Baris 3' });
    expect(rows[1]?.faults).toMatchObject([{ field, message }]);
  });

  it('reads topic and codes however they are typed', async () => {
    const cells = withCell('Topik', 'Jujur dan Minta Maaf ');
    cells[HEADINGS.indexOf('Kompetensi')] = 'd.uu.2;D.PC.1';
    const [row] = await rowsOf(file(csv([HEADINGS, cells])));
    expect(row?.draft).toMatchObject({
      topic: 'jujur dan minta maaf',
      competences: ['D.UU.2', 'D.PC.1'],
    });
  });

  it('names them in the order of the row', async () => {
    const cells = withCell('Level', '9', {
      ...choice,
      options: ['a', '', 'c', 'd'],
      explanation: '',
    });
    const [row] = await rowsOf(file(csv([HEADINGS, cells])));
    expect(row?.faults.map(({ field }) => field)).toEqual([
      'Level (kolom B)',
      'Pilihan B (kolom G)',
      'Penjelasan (kolom L)',
    ]);
  });

  it('says which columns it lacks, and which it has in vain', async () => {
    const without = SHEET.map((row) => row.slice(1));
    await expect(listFile(file(csv(without)))).rejects.toThrow(
      sheetTexts.missingColumns(['Karakter']),
    );
    await expect(listFile(file('halo'))).rejects.toThrow(/Karakter, Level/);
    const more = csv([
      [...HEADINGS, 'Catatan guru'],
      [...toCells(choice), 'x'],
    ]);
    expect((await listFile(file(more))).note).toBe(sheetTexts.unknownColumns(['Catatan guru']));
  });

  it('may not be empty nor too long', async () => {
    await expect(rowsOf(file(csv([HEADINGS])))).rejects.toThrow(adminTexts.noQuestions);
    const many = Array.from({ length: BULK_QUESTIONS_MAX + 1 }, () => toCells(choice));
    await expect(rowsOf(file(csv([HEADINGS, ...many])))).rejects.toThrow(
      adminTexts.tooManyQuestions,
    );
  });
});

describe('the template', () => {
  it('is read, and its examples are known', async () => {
    const rows = await rowsOf(file(await writeTemplate()));
    expect(rows.map(({ state, duplicateOf, faults }) => [state, duplicateOf, faults])).toEqual([
      ['duplicate', sheetTexts.sameAsExample, []],
      ['duplicate', sheetTexts.sameAsExample, []],
    ]);
    expect(rows.map(({ draft }) => draft?.questionType)).toEqual(['multiple_choice', 'essay']);
  });
});

it('knows every question of its own export', async () => {
  const bank = [choice, essay];
  const known = new Map(bank.map((one) => [duplicateKey(one), 'ada']));
  const rows = await rowsOf(file(JSON.stringify(toBankFile(bank)), 'pertanyaan.json'), known);
  expect(rows.map(({ state }) => state)).toEqual(['duplicate', 'duplicate']);
  const { speechLevel, topic, competences } = choice;
  expect(rows[0]?.draft).toMatchObject({ speechLevel, topic, competences });
});

describe('a file that is none', () => {
  it.each([
    ['a broken workbook', file('PK\u0003\u0004rusak', 'soal.xlsx'), sheetTexts.notWorkbook],
    [
      'an Excel file of before 2007',
      file(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])),
      sheetTexts.notWorkbook,
    ],
    ['broken JSON', file('{"Semar": [', 'a.json'), importTexts.notJson],
    ['something huge', file(new Uint8Array(10 * 1024 * 1024 + 1)), importTexts.tooLarge],
  ])('%s', async (_name, content, problem) => {
    await expect(listFile(content)).rejects.toThrow(problem);
  });
});
