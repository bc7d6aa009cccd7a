import { QUESTIONS_FILE } from '#shared/constants/limits.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toBankFile } from '../lib/bank-file.ts';
import { fetchWholeBank } from './whole-bank.ts';

/** Downloads the whole bank as it is on the server. Returns how many questions that are. */
export async function exportBank(): Promise<number> {
  const questions = await fetchWholeBank();
  const text = JSON.stringify(toBankFile(questions), null, 2);
  saveFile(QUESTIONS_FILE, `${text}\n`, 'application/json');
  return questions.length;
}
