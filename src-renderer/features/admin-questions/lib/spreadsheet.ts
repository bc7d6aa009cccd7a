import { parseCsv } from 'hucre/csv';
import { colToLetter, writeXlsx, type CellStyle, type WriteSheet } from 'hucre/xlsx';
import { readWorkbook as readSheets } from '../../../lib/read-workbook.ts';
import { sheetTexts as texts } from '../sheet-texts.ts';
import type { BankQuestion } from './admin-question.ts';
import { inOrder } from './bank-file.ts';
import { FileProblem } from './listing.ts';
import { SHEET_COLUMNS, toCells } from './sheet-columns.ts';
import { SHEET_EXAMPLES } from './sheet-examples.ts';
import { TABLE_ROWS_MAX, countHeadings, type Table } from './sheet-listing.ts';

/** Semicolons are what Excel writes in Indonesian. */
const DELIMITERS = [';', ',', '\t'];

/** The sheet of a CSV text, whatever separates its cells. */
export const readCsv = (text: string): Table =>
  mostHeadings(
    DELIMITERS.map((delimiter) => parseCsv(text, { delimiter, maxRows: TABLE_ROWS_MAX })),
  );

/** The sheet of a workbook that holds questions. Throws FileProblem when it is no workbook. */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  try {
    const sheets = await readSheets(bytes, TABLE_ROWS_MAX);
    return mostHeadings(sheets.map(({ rows }) => rows));
  } catch (error) {
    throw new FileProblem(texts.notWorkbook, { cause: error });
  }
}

/** The first of those that know most columns. */
const mostHeadings = (tables: readonly Table[]): Table =>
  tables.reduce<Table>((best, one) => (countHeadings(one) > countHeadings(best) ? one : best), []);

const HEADING: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '5B3A1E' } },
  alignment: { vertical: 'center', wrapText: true },
};
/** Text stays text, so that Excel makes no date of '1/2'. */
const CONTENT: CellStyle = { alignment: { vertical: 'top', wrapText: true }, numFmt: '@' };
const NUMBER: CellStyle = { alignment: { vertical: 'top' } };
const INSTRUCTION_WIDTHS = [30, 10, 90];

/** An Excel workbook to fill in: headings, both examples, choices, and instructions. */
export const writeTemplate = (): Promise<Uint8Array> => writeQuestions(SHEET_EXAMPLES);

/** An Excel workbook of these questions, in the columns of the template: an import takes all of it back. */
export const writeBank = (questions: readonly BankQuestion[]): Promise<Uint8Array> =>
  writeQuestions(
    inOrder(questions).map((question) =>
      // An essay has no option to mark.
      question.questionType === 'essay' ? { ...question, correctAnswer: null } : question,
    ),
  );

const writeQuestions = (questions: readonly object[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [questionSheet(questions), instructionSheet()] });

function questionSheet(questions: readonly object[]): WriteSheet {
  return {
    name: texts.questions,
    columns: SHEET_COLUMNS.map(({ width, choices }) => ({
      width,
      style: typeof choices?.[0] === 'number' ? NUMBER : CONTENT,
    })),
    rows: [SHEET_COLUMNS.map(({ heading }) => heading), ...questions.map(toCells)],
    cells: headingCells(SHEET_COLUMNS.length),
    freezePane: { rows: 1 },
    dataValidations: SHEET_COLUMNS.flatMap(({ choices }, at) => {
      if (!choices) return [];
      const column = colToLetter(at);
      return [
        {
          type: 'list' as const,
          values: choices.map(String),
          allowBlank: true,
          range: `${column}2:${column}${TABLE_ROWS_MAX}`,
        },
      ];
    }),
  };
}

function instructionSheet(): WriteSheet {
  const columns = SHEET_COLUMNS.map(({ heading, isRequired, help }) => [
    heading,
    isRequired ? texts.yes : '',
    help,
  ]);
  return {
    name: texts.instructions,
    columns: INSTRUCTION_WIDTHS.map((width) => ({ width, style: CONTENT })),
    rows: [
      [texts.column, texts.required, texts.content],
      ...columns,
      [],
      ...texts.howTo.map((step) => ['', '', step]),
    ],
    cells: headingCells(INSTRUCTION_WIDTHS.length),
    freezePane: { rows: 1 },
  };
}

const headingCells = (count: number) =>
  new Map(Array.from({ length: count }, (_none, at) => [`0,${at}`, { style: HEADING }]));
