import { readXlsx } from 'hucre/xlsx';
import { API_PREFIX } from '../../src-shared/constants/limits.ts';
import { adminApi } from '../../src-shared/contracts/admin.contract.ts';
import { adminUsersApi } from '../../src-shared/contracts/admin-users.contract.ts';
import { classReportApi } from '../../src-shared/contracts/class-report.contract.ts';
import { parseCsv } from '../../src-main/server/testing/parse-csv.ts';
import { unzip } from '../../src-main/server/testing/unzip.ts';
import { CLASS_NAME, fillWithHostileTexts, FORMULAS, NAMES } from '../harness/hostile-texts.ts';
import { withProduct } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

/** With one of these in front, a spreadsheet runs a cell of a CSV file. */
const RUNS = /^[=+\-@\t\r\0＝＋－＠]/u;

export const exports: Proof = {
  name: 'exports',
  promise:
    'every export, read back, has the texts as they are: as cells of text, and none that is run',
  async try(trial) {
    return withProduct({}, async (product) => {
      const { admin, classId } = await fillWithHostileTexts(product);
      const download = async (path: string, token = admin.tokens.accessToken) => {
        const response = await fetch(product.url + API_PREFIX + path, {
          headers: { Authorization: `Bearer ${token}` },
        });
        trial.check(response.status === 200, `${path} answered ${response.status}`);
        const { headers } = response;
        trial.check(
          headers.get('x-content-type-options') === 'nosniff' &&
            /^attachment; filename=[\w.-]+$/.test(headers.get('content-disposition') ?? ''),
          `${path} may be shown by the browser`,
        );
        return Buffer.from(await response.arrayBuffer());
      };
      const csv = tryCsv(trial, (await download(adminApi.exportUsers.path)).toString('utf8'));
      const users = await tryWorkbook(trial, await download(adminUsersApi.exportWorkbook.path), [
        ...NAMES,
        ...FORMULAS,
      ]);
      const report = await tryWorkbook(
        trial,
        await download(classReportApi.workbook.path.replace(':id', classId)),
        [CLASS_NAME, ...NAMES, ...FORMULAS],
      );
      return `one CSV file and two workbooks, ${csv + users + report} cells, ${NAMES.length} names and ${FORMULAS.length} formulas in each`;
    });
  },
};

/** Returns how many cells were looked at; so does the next one. */
function tryCsv(trial: Trial, text: string): number {
  const [head = [], ...rows] = parseCsv(text.replace('\uFEFF', ''));
  const names = new Set(rows.map(([name]) => name));
  for (const name of NAMES) {
    trial.check(names.has(name) || names.has(`'${name}`), `the CSV file changes ${name}`);
  }
  for (const formula of FORMULAS) {
    trial.check(names.has(`'${formula}`), `the CSV file has no harmless ${formula}`);
  }
  const cells = rows.flat();
  for (const cell of cells) trial.check(!RUNS.test(cell), `the CSV file runs ${cell}`);
  trial.check(
    rows.every((row) => row.length === head.length),
    'a text moves the columns of the CSV file',
  );
  return cells.length;
}

async function tryWorkbook(trial: Trial, bytes: Buffer, texts: readonly string[]): Promise<number> {
  const { sheets } = await readXlsx(bytes);
  const cells = sheets.flatMap(({ rows }) => rows.flat());
  for (const text of texts) trial.check(cells.includes(text), `a workbook changes ${text}`);
  const files = unzip(bytes);
  for (const [file, content] of files) {
    const isRun = /<f[ />]|t="str"|<hyperlink|<script|TargetMode="External"/.test(content);
    trial.check(!isRun && !/vba|macro|external/i.test(file), `${file} has something that runs`);
  }
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  // Kept in the cell or in the list of all strings, but never the outcome of something.
  const written = [...sheet.matchAll(/<c r="[A-Z]+\d+"[^>]*t="(?:inlineStr|s)"/g)];
  trial.check(written.length >= texts.length, `${written.length} cells of text`);
  return cells.length;
}
