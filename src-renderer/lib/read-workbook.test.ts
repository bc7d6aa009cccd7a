import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTables, UnreadableTable } from './read-table.ts';
import { readWorkbook } from './read-workbook.ts';

declare const process: { memoryUsage(): { arrayBuffers: number } };

const ROWS = 600;
const HUGE = 200 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;
const encode = (text: string): Bytes => new TextEncoder().encode(text);
const concat = async (parts: readonly Bytes[]): Promise<Bytes> =>
  new Uint8Array(await new Blob([...parts]).arrayBuffer());
async function deflate(content: Blob): Promise<Bytes> {
  const packed = content.stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A file of an archive, packed. */
interface Part {
  name: string;
  data: Bytes;
  /** The size that the archive says it unpacks to. */
  size: number;
  /** With 8 a reader may look for the sizes behind the data. */
  flags?: number;
}

/** A header of a ZIP archive: numbers of two and four bytes by their places. */
function header(length: number, two: Record<number, number>, four: Record<number, number>): Bytes {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of Object.entries(two)) view.setUint16(Number(at), value, true);
  for (const [at, value] of Object.entries(four)) view.setUint32(Number(at), value, true);
  return bytes;
}

/** A ZIP archive, also one that lies about its sizes. */
async function zip(parts: readonly Part[]): Promise<Bytes> {
  const files: Bytes[] = [];
  const directory: Bytes[] = [];
  let at = 0;
  for (const { name, data, size, flags = 0 } of parts) {
    const named = encode(name);
    const sizes = { 18: data.length, 22: size };
    files.push(header(30, { 6: flags, 8: 8, 26: named.length }, { 0: 0x04034b50, ...sizes }));
    files.push(named, data);
    const told = flags === 0 ? { 20: data.length, 24: size } : {};
    directory.push(
      header(46, { 8: flags, 10: 8, 28: named.length }, { 0: 0x02014b50, ...told, 42: at }),
      named,
    );
    at += 30 + named.length + data.length;
  }
  const listed = await concat(directory);
  const count = parts.length;
  const end = header(22, { 8: count, 10: count }, { 0: 0x06054b50, 12: listed.length, 16: at });
  return concat([...files, listed, end]);
}

const OFFICE = 'http://schemas.openxmlformats.org';
const TYPE = `${OFFICE}/officeDocument/2006/relationships`;
const RELATIONS = `<Relationships xmlns="${OFFICE}/package/2006/relationships">`;
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const TEXTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
  '_rels/.rels': `${RELATIONS}<Relationship Id="r" Type="${TYPE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${TYPE}"><sheets><sheet name="5B" sheetId="1" r:id="s"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${RELATIONS}<Relationship Id="s" Type="${TYPE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};
const ROW = '<row r="1"><c r="A1" t="inlineStr"><is><t>Sekar Arum</t></is></c></row>';

/** Parts that every workbook has, a sheet with one cell, and one with spaces behind it. */
let rest: Part[];
let small: Part;
let huge: Part;
beforeAll(async () => {
  const pack = async (name: string, content: Blob) => ({
    name,
    data: await deflate(content),
    size: content.size,
  });
  const sheet = (spaces: readonly string[]) =>
    pack(
      'xl/worksheets/sheet1.xml',
      new Blob([
        `<worksheet xmlns="${MAIN}"><sheetData>${ROW}</sheetData>`,
        ...spaces,
        '</worksheet>',
      ]),
    );
  const megabyte = ' '.repeat(1024 * 1024);
  rest = await Promise.all(
    Object.entries(TEXTS).map(([name, text]) => pack(name, new Blob([text]))),
  );
  small = await sheet([]);
  huge = await sheet(Array.from({ length: HUGE / megabyte.length }, () => megabyte));
}, 60_000);

const file = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'daftar.xlsx');

/** Refuses without having taken the memory for what it unpacks to. */
async function expectRefused(parts: readonly Part[]) {
  const bytes = await zip([...rest, ...parts]);
  expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
  const before = process.memoryUsage().arrayBuffers;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  }, 5);
  await expect(readTables(file(bytes), ROWS)).rejects.toThrow(UnreadableTable);
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage().arrayBuffers);
  expect(most - before).toBeLessThan(HUGE / 4);
}

describe('reading a workbook', () => {
  it('gives every sheet that holds anything, by its name', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Petunjuk', rows: [['Isi lembar berikutnya']] },
        { name: 'Kosong', rows: [] },
        { name: '5B', rows: [['Nama'], ['Sekar Arum'], [null, 7]] },
      ],
    });
    expect(await readTables(file(bytes), ROWS)).toEqual([
      { name: 'Petunjuk', rows: [['Isi lembar berikutnya']] },
      {
        name: '5B',
        rows: [
          ['Nama', ''],
          ['Sekar Arum', ''],
          ['', '7'],
        ],
      },
    ]);
  });

  it('reads what a small archive holds', async () => {
    const [found] = await readWorkbook(await zip([...rest, small]), ROWS);
    expect(found).toMatchObject({ name: '5B', rows: [['Sekar Arum']] });
  });

  it('refuses a small file that says it unpacks to hundreds of megabytes', async () => {
    await expectRefused([huge]);
  });

  it('refuses one that says less than it unpacks to', async () => {
    await expectRefused([{ ...huge, size: 1_000 }]);
  });

  it('refuses one that says nothing, or says it behind the data', async () => {
    await expectRefused([{ ...huge, size: 0 }]);
    await expectRefused([{ ...huge, flags: 8 }]);
  });

  it('refuses one whose many files are too much together', async () => {
    const some = { ...small, size: 1024 * 1024 };
    await expectRefused(Array.from({ length: 60 }, (_none, n) => ({ ...some, name: `${n}.xml` })));
  });

  it('reads no further than a list goes, wherever a cell says it stands', async () => {
    const cells = new Map([['1048575,16383', { value: 'jauh' }]]);
    const bytes = await writeXlsx({ sheets: [{ name: '5B', rows: [['Sekar Arum']], cells }] });
    expect(await readTables(file(bytes), ROWS)).toEqual([{ name: '5B', rows: [['Sekar Arum']] }]);
  });
});
