import { importTexts as texts } from '../import-texts.ts';
import { sheetTexts } from '../sheet-texts.ts';
import { jsonListing } from './json-listing.ts';
import { FileProblem, type Listing } from './listing.ts';
import { sheetListing } from './sheet-listing.ts';

/** Larger than any thousand questions; beyond it an old PC would stand still. */
const FILE_BYTES_MAX = 10 * 1024 * 1024;

/** Beginnings of files that are no text: a zip as which Excel saves, and what older Excels wrote. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** Marks at the beginning of a text that name its encoding. */
const MARKS = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;

/**
 * The questions of a JSON, CSV or Excel file; which one it is, its content says. Throws FileProblem.
 */
export async function listFile(file: File): Promise<Listing> {
  if (file.size > FILE_BYTES_MAX) throw new FileProblem(texts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, OLD_OFFICE)) throw new FileProblem(sheetTexts.notWorkbook);
  if (beginsWith(bytes, ZIP)) {
    const { readWorkbook } = await import('./spreadsheet.ts');
    return sheetListing(await readWorkbook(bytes));
  }
  const text = decode(bytes);
  if (/^\s*[[{]/u.test(text) || /\.json$/iu.test(file.name)) return jsonListing(text);
  const { readCsv } = await import('./spreadsheet.ts');
  return sheetListing(readCsv(text));
}

/** A text by its mark, as UTF-8, or as older Excels write it. A mark is not part of it. */
function decode(bytes: Uint8Array): string {
  const marked = MARKS.find(([mark]) => beginsWith(bytes, mark))?.[1];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);
