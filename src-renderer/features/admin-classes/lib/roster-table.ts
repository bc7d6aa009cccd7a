/** A pupil as the teacher's list has them, before anybody has checked it. */
export interface RosterEntry {
  name: string;
  /** Place in the attendance list, as it stands in the list; empty where there is none. */
  number: string;
  /** NIS or NISN; empty where there is none. */
  studentNumber: string;
}

/** What a list says: its pupils, and lines of it that name nobody ('Jumlah siswa: 32'). */
export interface RosterList {
  entries: RosterEntry[];
  skipped: string[];
}

const NAME_HEADING = /^(nama|siswa|peserta)\b/i;
const STUDENT_NUMBER_HEADING = /^(nis|nisn|(no|nomor)\b\.?\s*(induk|nis|nisn)|induk)\b/i;
const NUMBER_HEADING = /^(no|nomor|urut|absen)\b/i;
/** How lines begin that schools put above and below the names. */
const REMARK =
  /^(jumlah|total|rata-rata|laki-laki|perempuan|wali kelas|guru kelas|guru mapel|kepala sekolah|mengetahui|nip|keterangan|catatan|semester|tahun (ajaran|pelajaran)|daftar (siswa|nama|hadir|peserta)|kelas|(sd|smp|sma|mi|mts)(n| negeri))\b/i;
/** A heading may stand below the name of the school and of the class. */
const HEADING_WITHIN = 10;
/** '12', also as people write it in lists: '12.', '12)'. */
const NUMBER = /^\d{1,20}[.)]?$/;
const NUMBERED_LINE = /^(\d{1,3})[.)]\s*(\D.*)$/;
/** Places in a list have at most so many digits; what has more is a number of the school. */
const PLACE_DIGITS = 3;

/** Reads pasted text: a name on each line, numbers beside it behind a tab or semicolon. */
export function rosterFromText(text: string): RosterList {
  const table = text.split(/\r\n|\r|\n/).map((line) => {
    const numbered = NUMBERED_LINE.exec(line.trim());
    return numbered ? numbered.slice(1) : line.split(/[\t;]/);
  });
  return rosterFromTable(table);
}

/** Finds names and numbers in the rows of a spreadsheet, by its headings or by what stands in it. */
export function rosterFromTable(table: readonly (readonly string[])[]): RosterList {
  const rows = table.map((row) => row.map((cell) => cell.trim()));
  const heading = rows
    .slice(0, HEADING_WITHIN)
    .findIndex((row) => row.some((cell) => NAME_HEADING.test(cell)) && !row.some(isNumber));
  const below = rows.slice(heading + 1);
  const skipped = below.filter(isRemark);
  const pupils = below.filter((row) => !isRemark(row));
  const columns = heading < 0 ? guessColumns(pupils) : headedColumns(rows[heading] ?? []);
  const entries = pupils
    .map((row) => {
      const alone = heading < 0 ? nameAlone(row) : undefined;
      if (alone !== undefined) return { name: alone, number: '', studentNumber: '' };
      return {
        name: row[columns.name] ?? '',
        number: bare(row[columns.number]),
        studentNumber: bare(row[columns.studentNumber]),
      };
    })
    .filter((entry) => Object.values(entry).some((cell) => cell !== ''));
  return { entries, skipped: skipped.map((row) => row.filter((cell) => cell !== '').join(' ')) };
}

/** The name of a line that has nothing else, whatever stands beside the names of others. */
function nameAlone(row: readonly string[]): string | undefined {
  const filled = row.filter((cell) => cell !== '');
  return filled.length === 1 ? filled.find((cell) => !isNumber(cell)) : undefined;
}

const bare = (cell = ''): string => cell.replace(/[.)]$/, '');
const isNumber = (cell: string): boolean => NUMBER.test(cell);

/** What the first words of a line say, wherever in it they stand; a number before them is a pupil's. */
function isRemark(row: readonly string[]): boolean {
  const first = row.find((cell) => cell !== '');
  return first !== undefined && REMARK.test(first);
}

function headedColumns(cells: readonly string[]) {
  const studentNumber = cells.findIndex((cell) => STUDENT_NUMBER_HEADING.test(cell));
  return {
    name: cells.findIndex((cell) => NAME_HEADING.test(cell)),
    number: cells.findIndex((cell, at) => at !== studentNumber && isPlaceHeading(cell)),
    studentNumber,
  };
}

const isPlaceHeading = (cell: string): boolean =>
  NUMBER_HEADING.test(cell) && !STUDENT_NUMBER_HEADING.test(cell);

/** The column with the most words, and those that hold little but numbers: short ones and long ones. */
function guessColumns(rows: readonly (readonly string[])[]) {
  const width = Math.max(0, ...rows.map((row) => row.length));
  // A name that stands alone says nothing of the columns.
  const full = rows.filter((row) => nameAlone(row) === undefined);
  const columns = Array.from({ length: width }, (_, column) => {
    const cells = full.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const numbers = cells.filter(isNumber).map(bare);
    const isLong = numbers.filter(({ length }) => length > PLACE_DIGITS).length * 2;
    return {
      column,
      words: cells.length - numbers.length,
      numbers: numbers.length,
      isLong: isLong > numbers.length,
    };
  });
  const name = columns.reduce(
    (best, next) => (next.words > best.words ? next : best),
    columns[0] ?? { column: 0, words: 0, numbers: 0, isLong: false },
  ).column;
  const numbered = columns.filter(
    ({ column, words, numbers }) => column !== name && numbers > words,
  );
  return {
    name,
    number: numbered.find(({ isLong }) => !isLong)?.column ?? -1,
    studentNumber: numbered.find(({ isLong }) => isLong)?.column ?? -1,
  };
}
