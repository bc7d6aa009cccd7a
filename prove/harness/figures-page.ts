import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, type as systemName } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './product.ts';
import type { Proof, Row } from './proof.ts';

const PAGE = join(ROOT, 'docs/reliability.md');
const BEGIN = '<!-- figures -->';
const END = '<!-- end of figures -->';

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

const toLine = (row: Row, counts: string): string => {
  const { name, promise, wasTried, cases, failures, figure, seconds } = row;
  const [tried, failed, took] = wasTried
    ? [cases.toLocaleString('en'), String(failures), `${seconds.toFixed(0)} s`]
    : ['-', '-', '-'];
  return `| ${cell(promise)} (\`${name}\`) | ${counts} | ${tried} | ${failed} | ${took} | ${cell(figure)} |`;
};

/**
 * Writes the rows into the table of docs/reliability.md; rows of other proofs stay as they are.
 * `counts` says how much of a full run was tried.
 */
export async function writeFigures(
  rows: readonly Row[],
  proofs: readonly Proof[],
  counts: string,
): Promise<void> {
  const page = readFileSync(PAGE, 'utf8');
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no place for figures`);
  const old = page.slice(begin, end).split('\n');
  const lines = proofs.map(({ name }) => {
    const row = rows.find((one) => one.name === name);
    return row ? toLine(row, counts) : old.find((line) => line.includes(`(\`${name}\`)`));
  });
  const machine = `The last run: ${systemName()}, ${availableParallelism()} cores, load ${loadavg()[2]?.toFixed(1)} over the last quarter of an hour, Node ${process.versions.node}.`;
  const table = [
    '| promise | counts | cases | failures | time | figure |',
    '| --- | --- | --: | --: | --: | --- |',
    ...lines.filter((line) => line !== undefined),
  ];
  const written = [page.slice(0, begin) + BEGIN, '', machine, '', ...table, '', page.slice(end)];
  const options = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(written.join('\n'), { ...options, parser: 'markdown' }));
}
