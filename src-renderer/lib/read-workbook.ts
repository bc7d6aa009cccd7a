import type { CellValue } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { unpackedSize } from './unpacked-size.ts';

/** Beyond it no list or set of questions was made by a person; an old PC would stand still. */
const UNPACKED_BYTES_MAX = 20 * 1024 * 1024;
/** Further sheets are not looked at. */
const SHEETS_MAX = 50;
const LAST_COLUMN = 'AZ';

/** A sheet of a workbook: its name, and its cells from A1 on. */
export interface Sheet {
  name: string;
  rows: CellValue[][];
}

/**
 * The sheets of an Excel workbook in its order, of each at most `maxRows` rows and 52 columns. What a
 * workbook unpacks to is bounded before and while it is unpacked. Throws when it is none, or too large.
 */
export async function readWorkbook(bytes: Uint8Array, maxRows: number): Promise<Sheet[]> {
  const size = unpackedSize(bytes);
  if (size > UNPACKED_BYTES_MAX) throw new Error(`the workbook unpacks to ${size} bytes`);
  const { sheets } = await readXlsx(bytes, {
    maxRows,
    range: `A1:${LAST_COLUMN}${maxRows}`,
    sheets: ({ index }) => index < SHEETS_MAX,
  });
  return sheets;
}
