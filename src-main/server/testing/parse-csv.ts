/** Reads RFC 4180: quoted cells, doubled quotes, CRLF after every record. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(text.slice(at, at + 4_000));
    if (!cell) throw new Error(`not RFC 4180 at ${at}: ${text.slice(at, at + 40)}`);
    record.push(cell[1] === undefined ? (cell[2] ?? '') : cell[1].replaceAll('""', '"'));
    if (cell[3] !== ',') {
      records.push(record);
      record = [];
    }
    at += cell[0].length;
  }
  return records;
}
