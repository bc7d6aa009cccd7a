import type { CellValue } from 'hucre';

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
    return isZip(bytes) ? await readWorkbook(bytes) : await readText(bytes);
  } catch (cause) {
    throw new UnreadableTable('not a table', { cause });
  }
}

/** A workbook is a zip archive, whatever its name says. */
const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes);
  return (sheets.find(({ rows }) => rows.length > 0)?.rows ?? []).map((row) => row.map(cellText));
}

async function readText(bytes: Uint8Array): Promise<string[][]> {
  if (bytes.includes(0)) throw new UnreadableTable('binary');
  const { parseCsv } = await import('hucre/csv');
  return parseCsv(decode(bytes)).map((row) => row.map(cellText));
}

/** Excel saves CSV files in the old encoding of Windows unless it is asked. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}
