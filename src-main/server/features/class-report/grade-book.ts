import {
  ASPECTS,
  type ClassReport,
  type ReportRow,
} from '#shared/contracts/class-report.contract.ts';
import { gradeBookTexts as texts } from '#shared/texts/class-report.ts';

type Cell = string | number | null;

/** One column of the grade book; its cells are typed: a text stays a text, and Excel counts with marks. */
interface Column {
  heading: string;
  /** In characters. */
  width: number;
  of: (row: ReportRow, index: number) => Cell;
  /** What stands in the line of averages. */
  average?: (report: ClassReport) => Cell;
}

const COLUMNS: readonly Column[] = [
  { heading: texts.no, width: 5, of: ({ number }, index) => Number(number) || index + 1 },
  { heading: texts.studentNumber, width: 16, of: ({ studentNumber }) => studentNumber },
  { heading: texts.name, width: 36, of: ({ name }) => name, average: () => texts.average },
  ...ASPECTS.map((aspect, at) => ({
    heading: texts[aspect],
    width: 12,
    of: ({ aspects }: ReportRow) => aspects[at]?.mark ?? null,
    average: ({ averages }: ClassReport) => averages.aspects[at] ?? null,
  })),
  { heading: texts.answered, width: 12, of: ({ practice }) => practice.answered },
  {
    heading: texts.practice,
    width: 12,
    of: ({ practice }) => practice.mark,
    average: ({ averages }) => averages.practice,
  },
];

/** Where practice makes a mark. */
const MARK_COLUMNS: readonly Column[] = [
  {
    heading: texts.mark,
    width: 12,
    of: ({ mark }) => mark,
    average: ({ averages }) => averages.mark,
  },
  {
    heading: texts.remark,
    width: 18,
    of: ({ passed }) => (passed === null ? texts.noMark : passed ? texts.passed : texts.notPassed),
  },
];

/** A class's report in the layout of an Indonesian grade book, as a workbook. */
export async function gradeBook(report: ClassReport): Promise<Uint8Array> {
  // Loaded with the first workbook: the start need not wait for it.
  const { writeXlsx } = await import('hucre/xlsx');
  const columns = [...COLUMNS, ...(report.school.practiceAsMark ? MARK_COLUMNS : [])];
  const head: Cell[][] = [
    [report.school.name || texts.title],
    ...(report.school.name === '' ? [] : [[texts.title]]),
    [texts.className, null, report.className],
    [texts.kkm, null, report.kkm],
    [texts.period, null, periodOf(report)],
    [],
  ];
  const bold = { style: { font: { bold: true } } };
  const averages = columns.map(({ average }) => average?.(report) ?? null);
  const lastRow = head.length + report.rows.length + 1;
  return writeXlsx({
    sheets: [
      {
        name: texts.sheet,
        columns: columns.map(({ width }) => ({ width })),
        rows: [
          ...head,
          columns.map(({ heading }) => heading),
          ...report.rows.map((row, index) => columns.map(({ of }) => of(row, index))),
          averages,
        ],
        cells: new Map([
          ['0,0', bold],
          ...columns.flatMap((_column, at) => [
            [`${head.length},${at}`, bold] as const,
            [`${lastRow},${at}`, bold] as const,
          ]),
        ]),
        freezePane: { rows: head.length + 1 },
      },
    ],
  });
}

function periodOf({ from, to }: ClassReport): string {
  const parts = [from === null ? '' : texts.from(from), to === null ? '' : texts.to(to)];
  return parts.filter((part) => part !== '').join(' ') || texts.always;
}
