import { XLSX_TYPE } from '#shared/contracts/admin-users.contract.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { sheetTexts } from '../sheet-texts.ts';

/** Downloads a workbook to fill in. */
export async function downloadTemplate(): Promise<void> {
  const { writeTemplate } = await import('../lib/spreadsheet.ts');
  const workbook = new Blob([new Uint8Array(await writeTemplate())], { type: XLSX_TYPE });
  saveFile(sheetTexts.templateFile, workbook, XLSX_TYPE);
}
