import { QUESTIONS_FILE } from '#shared/constants/limits.ts';
import { XLSX_TYPE } from '#shared/contracts/admin-users.contract.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toBankFile } from '../lib/bank-file.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';
import { fetchWholeBank } from './whole-bank.ts';

export const BANK_FORMATS = ['json', 'xlsx'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

/** A file that was downloaded, and how many questions it holds. */
interface Exported {
  file: string;
  count: number;
}

/** Downloads the whole bank as it is on the server. */
export async function exportBank(format: BankFormat): Promise<Exported> {
  const questions = await fetchWholeBank();
  const count = questions.length;
  if (format === 'json') {
    const text = JSON.stringify(toBankFile(questions), null, 2);
    saveFile(QUESTIONS_FILE, `${text}\n`, 'application/json');
    return { file: QUESTIONS_FILE, count };
  }
  const { writeBank } = await import('../lib/spreadsheet.ts');
  const workbook = new Blob([new Uint8Array(await writeBank(questions))], { type: XLSX_TYPE });
  saveFile(texts.workbookFile, workbook, XLSX_TYPE);
  return { file: texts.workbookFile, count };
}
