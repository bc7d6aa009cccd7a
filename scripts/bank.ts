/**
 * Prints the report on the question bank: `node scripts/bank.ts [--cell character/level]`. Ends
 * with 1 when the bank has faults of form, findings that no exception explains, or a figure beyond
 * its limit. Other cells are read too: nothing may come twice.
 */
import { parseArgs } from 'node:util';
import { BANK_CHARACTERS } from '../src-shared/language/bank/bank-question.ts';
import type { Scope } from '../src-shared/language/bank/measure.ts';
import { readBank } from '../src-shared/language/bank/read-bank.ts';
import { bankReport } from '../src-shared/language/bank/report.ts';
import { bankFiles, isIndonesian } from './bank-files.ts';

const { values } = parseArgs({
  options: { cell: { type: 'string' } },
});
const { questions, faults } = readBank(bankFiles());
const scope = scopeOf(values.cell);
const { lines, failed } = bankReport(questions, faults, {
  scope,
  isIndonesian,
});
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failed ? 1 : 0;

/** "semar/1", "semar" or "1". */
function scopeOf(cell: string | undefined): Scope {
  const parts = (cell ?? '').toLowerCase().split('/');
  const character = BANK_CHARACTERS.find((name) => parts.includes(name.toLowerCase()));
  const level = parts.map(Number).find((number) => number > 0);
  return { ...(character && { character }), ...(level && { level }) };
}
