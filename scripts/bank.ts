/**
 * Prints the report on the question bank: `node scripts/bank.ts [character] [level]`.
 * Ends with 1 when the bank has faults of form or findings that no exception explains.
 */
import { readBank } from '../src-shared/language/bank/read-bank.ts';
import { bankReport } from '../src-shared/language/bank/report.ts';
import { bankFiles } from './bank-files.ts';

const [character, level] = process.argv.slice(2).map((argument) => argument.toLowerCase());
const { questions, faults } = readBank(bankFiles(character, level));
const { lines, failed } = bankReport(questions, faults);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failed ? 1 : 0;
