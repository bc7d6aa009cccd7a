import { BULK_QUESTIONS_MAX } from '#shared/constants/limits.ts';
import { formTexts } from '../form-texts.ts';
import { sheetTexts as texts } from '../sheet-texts.ts';
import { fieldName } from './field-name.ts';
import { FileProblem, type Listing, type RowFault } from './listing.ts';
import {
  SHEET_COLUMNS,
  columnNamed,
  toPayload,
  type Cell,
  type FieldPath,
  type SheetColumn,
} from './sheet-columns.ts';

/** The cells of a sheet, row by row from the very first one. */
export type Table = readonly (readonly Cell[])[];

/** Above its headings, a sheet may have a title. */
const HEADING_ROWS = 10;
/** Fewer headings than this may as well be words of a text. */
const HEADINGS_MIN = 3;

interface Headings {
  row: number;
  /** By their place in the row. */
  columns: ReadonlyMap<number, SheetColumn>;
  unknown: string[];
}

/** Most rows that are worth reading: one more than may be imported, below the headings. */
export const TABLE_ROWS_MAX = BULK_QUESTIONS_MAX + HEADING_ROWS + 1;

/** How many columns of a sheet are known, for choosing among several readings. */
export const countHeadings = (table: Table): number => findHeadings(table)?.columns.size ?? 0;

/** The questions of a sheet. Throws FileProblem when it has not the columns of one. */
export function sheetListing(table: Table): Listing {
  const headings = findHeadings(table);
  const found = new Set(headings?.columns.values());
  const missing = SHEET_COLUMNS.filter((column) => column.isRequired && !found.has(column));
  if (!headings || missing.length > 0) {
    throw new FileProblem(texts.missingColumns(missing.map(({ heading }) => heading)));
  }
  const rows = table
    .map((cells, index) => ({ cells, number: index + 1 }))
    .slice(headings.row + 1)
    .filter(({ cells }) => cells.some((cell) => String(cell ?? '').trim() !== ''));
  return {
    value: rows.map(({ cells }) =>
      toPayload(
        new Map([...headings.columns].map(([at, column]) => [column, cells[at] ?? null] as const)),
      ),
    ),
    note: headings.unknown.length > 0 ? texts.unknownColumns(headings.unknown) : undefined,
    placeOf: ([index]) => texts.row(rows[Number(index)]?.number ?? 0),
    explain: (path, message) => explain(headings, path, message),
  };
}

/** The row of the first ones that knows most columns; none when that is hardly any. */
function findHeadings(table: Table): Headings | undefined {
  const candidates = table.slice(0, HEADING_ROWS).map(readHeadings);
  const best = candidates.reduce<Headings | undefined>(
    (best, one) => (one.columns.size > (best?.columns.size ?? 0) ? one : best),
    undefined,
  );
  return best && best.columns.size >= HEADINGS_MIN ? best : undefined;
}

function readHeadings(cells: readonly Cell[], row: number): Headings {
  const columns = new Map<number, SheetColumn>();
  const unknown: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const heading = String(cell ?? '').trim();
    if (heading === '') continue;
    const column = columnNamed(heading);
    if (column && ![...columns.values()].includes(column)) columns.set(at, column);
    else unknown.push(heading);
  }
  return { row, columns, unknown };
}

/** A refusal in terms of the sheet: which column, and what to write into it. */
function explain({ columns }: Headings, path: FieldPath, message: string): RowFault {
  const column =
    SHEET_COLUMNS.find((one) => startsWith(path, one.path)) ??
    SHEET_COLUMNS.find((one) => path.length > 0 && startsWith(one.path, path));
  if (!column) return { field: fieldName(path), message };
  const at = [...columns].find(([, one]) => one === column)?.[0];
  const field = at === undefined ? column.heading : texts.cell(column.heading, letterOf(at));
  const index = path[column.path.length];
  const isLine = typeof index === 'number' && column.fault === undefined;
  const where = isLine ? `${formTexts.line(index + 1)}: ` : '';
  return { field, message: where + (column.fault ?? message), ...(at !== undefined && { at }) };
}

const startsWith = (path: FieldPath, start: FieldPath): boolean =>
  start.every((part, index) => part === path[index]);

const LETTERS = 26;
const FIRST_LETTER = 'A'.codePointAt(0) ?? 0;

/** The name of a column: A to Z, then AA. */
function letterOf(at: number): string {
  const last = String.fromCodePoint(FIRST_LETTER + (at % LETTERS));
  return at < LETTERS ? last : letterOf(Math.floor(at / LETTERS) - 1) + last;
}
