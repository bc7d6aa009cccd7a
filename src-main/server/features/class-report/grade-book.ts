import {
  ASPECTS,
  type ClassReport,
  type ReportRow,
} from '#shared/contracts/class-report.contract.ts';
import { gradeBookTexts as texts } from '#shared/texts/class-report.ts';

/** Characters that the columns are wide: No, NIS, Nama, three aspects, mark, remark. */
const WIDTHS = [5, 16, 36, 12, 12, 12, 12, 18];
/** Above the table: title, class, KKM, period, an empty row. */
const HEAD_ROWS = 5;

const HEADINGS = [
  texts.no,
  texts.number,
  texts.name,
  ...ASPECTS.map((aspect) => texts[aspect]),
  texts.mark,
  texts.remark,
];

/**
 * A class's marks in the layout of an Indonesian grade book. Its cells are typed: a text stays a text,
 * whatever it begins with, and Excel counts with the marks.
 */
export async function gradeBook(report: ClassReport): Promise<Uint8Array> {
  // Loaded with the first workbook: the start need not wait for it.
  const { writeXlsx } = await import('hucre/xlsx');
  const head = [
    [texts.title],
    [texts.className, null, report.className],
    [texts.kkm, null, report.kkm],
    [texts.period, null, periodOf(report)],
    [],
    HEADINGS,
  ];
  const bold = { style: { font: { bold: true } } };
  return writeXlsx({
    sheets: [
      {
        name: texts.sheet,
        columns: WIDTHS.map((width) => ({ width })),
        rows: [...head, ...report.rows.map(toCells)],
        cells: new Map([
          ['0,0', bold],
          ...HEADINGS.map((_text, column) => [`${HEAD_ROWS},${column}`, bold] as const),
        ]),
        freezePane: { rows: HEAD_ROWS + 1 },
      },
    ],
  });
}

const toCells = (row: ReportRow, index: number) => [
  Number(row.number) || index + 1,
  row.studentNumber,
  row.name,
  ...row.aspects.map(({ mark }) => mark),
  row.mark,
  row.passed === null ? texts.noMark : row.passed ? texts.passed : texts.notPassed,
];

function periodOf({ from, to }: ClassReport): string {
  const parts = [from === null ? '' : texts.from(from), to === null ? '' : texts.to(to)];
  return parts.filter((part) => part !== '').join(' ') || texts.always;
}
