import { decodeText, isOldOffice, isWorkbook } from '../../../lib/file-bytes.ts';
import { importTexts as texts } from '../import-texts.ts';
import { sheetTexts } from '../sheet-texts.ts';
import { jsonListing } from './json-listing.ts';
import { FileProblem, type Listing } from './listing.ts';
import { sheetListing } from './sheet-listing.ts';

/** Larger than any thousand questions; beyond it an old PC would stand still. */
const FILE_BYTES_MAX = 10 * 1024 * 1024;

/**
 * The questions of a JSON, CSV or Excel file; which one it is, its content says. Throws FileProblem.
 */
export async function listFile(file: File): Promise<Listing> {
  if (file.size > FILE_BYTES_MAX) throw new FileProblem(texts.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOldOffice(bytes)) throw new FileProblem(sheetTexts.notWorkbook);
  if (isWorkbook(bytes)) {
    const { readWorkbook } = await import('./spreadsheet.ts');
    return sheetListing(await readWorkbook(bytes));
  }
  const text = decodeText(bytes);
  if (/^\s*[[{]/u.test(text) || /\.json$/iu.test(file.name)) return jsonListing(text);
  const { readCsv } = await import('./spreadsheet.ts');
  return sheetListing(readCsv(text));
}
