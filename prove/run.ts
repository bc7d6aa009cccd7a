/**
 * `npm run prove`: every promise of docs/reliability.md, tried on the built product, as one table.
 *
 *   --short          smaller counts, as in `npm test`
 *   --share 0.25     a part of the full counts
 *   --only a,b       these proofs alone
 *   --seed N         the same moments and choices again
 *   --report FILE    the rows as JSON as well
 *   --docs           the rows that were tried into the table of docs/reliability.md as well
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeFigures } from './harness/figures-page.ts';
import { tryProof, type Row } from './harness/proof.ts';
import { proofs } from './proofs/all.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    only: { type: 'string' },
    seed: { type: 'string' },
    report: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
});
const names = values.only?.split(',');
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const share = Number(values.share);
const chosen = proofs.filter(({ name, isSlow }) =>
  names ? names.includes(name) : !(values.short && isSlow),
);
if (chosen.length === 0)
  throw new Error(`no such proof; there are: ${proofs.map((proof) => proof.name).join(', ')}`);

const counts = values.short ? 'short' : share === 1 ? 'full' : `share ${share}`;
console.log(`seed ${seed}, ${counts}`);
// Proofs wait more than they compute, and no verdict is about time. The figures of a full run are: there
// each has the machine to itself.
const lanes = values.short ? 2 : 1;
const rows: Row[] = [];
const waiting = [...chosen.entries()];
await Promise.all(Array.from({ length: lanes }, tryNext));
console.log(`\n${table(rows)}\n`);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(rows, null, 2));
if (values.docs) await writeFigures(rows, proofs, counts);
process.exit(rows.some((row) => row.failures > 0) ? 1 : 0);

/** Tries one proof after the other until none is left; several do so side by side. */
async function tryNext(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [place, proof] = next;
    const row = await tryProof(proof, { isShort: values.short, share, seed });
    rows[place] = row;
    console.log(`${verdict(row)} ${row.name} (${row.seconds.toFixed(1)} s)`);
  }
}

function verdict(row: Row): string {
  if (!row.wasTried) return '-     ';
  return row.failures === 0 ? 'ok    ' : 'FAILED';
}

function table(all: readonly Row[]): string {
  const cells = [
    ['promise', 'cases', 'failures', 'figure'],
    ...all.map((row) => [
      row.promise,
      row.wasTried ? row.cases.toLocaleString('en') : '-',
      row.wasTried ? String(row.failures) : '-',
      row.figure,
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map(([promise = '', cases = '', failures = '', figure = '']) =>
      [
        promise.padEnd(widths[0] ?? 0),
        cases.padStart(widths[1] ?? 0),
        failures.padStart(widths[2] ?? 0),
        figure,
      ].join('  '),
    )
    .join('\n');
}
