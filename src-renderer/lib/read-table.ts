import type { CellValue } from 'hucre';
import { decodeText, isOldOffice, isWorkbook } from './file-bytes.ts';

/** A file that cannot be read as a table. */
export class UnreadableTable extends Error {
  override name = 'UnreadableTable';
}

/** What can be chosen, for the file dialog. */
export const TABLE_FILES = '.xlsx,.csv,.txt';

/** Larger files are no list that a teacher has made. */
const LARGEST_BYTES = 5 * 1024 * 1024;

/** Cells as texts, and the name of the sheet that they stand in; a text file has one without a name. */
export interface Table {
  name: string;
  rows: string[][];
}

/**
 * The sheets of an XLSX or CSV file that hold anything, in their order, of each at most `maxRows` rows.
 * The reader of workbooks is loaded when it is first needed. Throws UnreadableTable.
 */
export async function readTables(file: File, maxRows: number): Promise<Table[]> {
  if (file.size > LARGEST_BYTES) throw new UnreadableTable('too large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const sheets = isWorkbook(bytes) ? await readSheets(bytes, maxRows) : await readText(bytes);
    return sheets
      .map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(cellText)) }))
      .filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  } catch (cause) {
    throw new UnreadableTable('not a table', { cause });
  }
}

async function readSheets(bytes: Uint8Array, maxRows: number) {
  const { readWorkbook } = await import('./read-workbook.ts');
  return readWorkbook(bytes, maxRows);
}

async function readText(bytes: Uint8Array) {
  if (isOldOffice(bytes)) throw new UnreadableTable('an Excel before 2007');
  const { parseCsv } = await import('hucre/csv');
  return [{ name: '', rows: parseCsv(decodeText(bytes)) }];
}

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}
