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

/**
 * The cells of the first sheet that holds anything, of an XLSX or CSV file, as texts. The reader of
 * workbooks is loaded when it is first needed. Throws UnreadableTable.
 */
export async function readTable(file: File): Promise<string[][]> {
  if (file.size > LARGEST_BYTES) throw new UnreadableTable('too large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return isWorkbook(bytes) ? await readWorkbook(bytes) : await readText(bytes);
  } catch (cause) {
    throw new UnreadableTable('not a table', { cause });
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes);
  return (sheets.find(({ rows }) => rows.length > 0)?.rows ?? []).map((row) => row.map(cellText));
}

async function readText(bytes: Uint8Array): Promise<string[][]> {
  if (isOldOffice(bytes)) throw new UnreadableTable('an Excel before 2007');
  const { parseCsv } = await import('hucre/csv');
  return parseCsv(decodeText(bytes)).map((row) => row.map(cellText));
}

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}
