/** A pupil as the teacher's list has them, before anybody has checked it. */
export interface RosterEntry {
  name: string;
  /** As it stands in the list; empty where there is none. */
  number: string;
}

const NAME_HEADING = /^(nama|siswa|peserta)\b/i;
const NUMBER_HEADING = /^(no|nomor|urut|absen|nis|nisn)\b/i;
/** A heading may stand below the name of the school and of the class. */
const HEADING_WITHIN = 10;
/** '12', also as people write it in lists: '12.', '12)'. */
const NUMBER = /^\d{1,10}[.)]?$/;
const NUMBERED_LINE = /^(\d{1,3})[.)]\s*(\D.*)$/;

/** Reads pasted text: a name on each line, a number beside it behind a tab or semicolon. */
export function rosterFromText(text: string): RosterEntry[] {
  const table = text.split(/\r\n|\r|\n/).map((line) => {
    const numbered = NUMBERED_LINE.exec(line.trim());
    return numbered ? numbered.slice(1) : line.split(/[\t;]/);
  });
  return rosterFromTable(table);
}

/** Finds names and numbers in the rows of a spreadsheet, by its headings or by what stands in it. */
export function rosterFromTable(table: readonly (readonly string[])[]): RosterEntry[] {
  const rows = table.map((row) => row.map((cell) => cell.trim()));
  const heading = rows
    .slice(0, HEADING_WITHIN)
    .findIndex((row) => row.some((cell) => NAME_HEADING.test(cell)) && !row.some(isNumber));
  const columns = heading < 0 ? guessColumns(rows) : headedColumns(rows[heading] ?? []);
  return rows
    .slice(heading + 1)
    .map((row) => ({
      name: row[columns.name] ?? '',
      number: (row[columns.number] ?? '').replace(/[.)]$/, ''),
    }))
    .filter(({ name, number }) => name !== '' || number !== '');
}

const isNumber = (cell: string): boolean => NUMBER.test(cell);

function headedColumns(cells: readonly string[]) {
  return {
    name: cells.findIndex((cell) => NAME_HEADING.test(cell)),
    number: cells.findIndex((cell) => NUMBER_HEADING.test(cell)),
  };
}

/** The column with the most words, and the first of those that hold little but numbers. */
function guessColumns(rows: readonly (readonly string[])[]) {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const count = (column: number, fits: (cell: string) => boolean) =>
    rows.filter((row) => fits(row[column] ?? '')).length;
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    words: count(column, (cell) => cell !== '' && !isNumber(cell)),
    numbers: count(column, isNumber),
  }));
  const name = columns.reduce(
    (best, next) => (next.words > best.words ? next : best),
    columns[0] ?? { column: 0, words: 0, numbers: 0 },
  ).column;
  const number = columns.find(
    ({ column, words, numbers }) => column !== name && numbers > words,
  )?.column;
  return { name, number: number ?? -1 };
}
