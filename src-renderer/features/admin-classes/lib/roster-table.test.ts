import { describe, expect, it } from 'vitest';
import { rosterFromTable as readTable, rosterFromText as readText } from './roster-table.ts';

const entry = (name: string, number = '', studentNumber = '') => ({
  name,
  number,
  studentNumber,
});
const rosterFromTable = (table: string[][]) => readTable(table).entries;
const rosterFromText = (text: string) => readText(text).entries;

describe('a pasted list of names', () => {
  it('is one name on each line', () => {
    expect(rosterFromText('Sekar Arum\r\n\r\n  Bagas \nAl\n')).toEqual([
      entry('Sekar Arum'),
      entry('Bagas'),
      entry('Al'),
    ]);
  });

  it('may have numbers, before or behind, with a tab, a semicolon or as people count', () => {
    const expected = [entry('Sekar', '1'), entry('Bagas', '2')];
    expect(rosterFromText('1\tSekar\n2\tBagas')).toEqual(expected);
    expect(rosterFromText('Sekar;1\nBagas; 2')).toEqual(expected);
    expect(rosterFromText('1. Sekar\n2) Bagas')).toEqual(expected);
  });

  it('may have numbers for some alone', () => {
    expect(rosterFromText('7\tLaras\t0012345678\nXena\nZaki')).toEqual([
      entry('Laras', '7', '0012345678'),
      entry('Xena'),
      entry('Zaki'),
    ]);
  });

  it('keeps commas and titles in a name', () => {
    expect(rosterFromText('Putri, Ayu\nM. Rizki')).toEqual([
      entry('Putri, Ayu'),
      entry('M. Rizki'),
    ]);
  });

  it('keeps a line without a name for the teacher to see', () => {
    expect(rosterFromText('1\tSekar\n2\t\n3\tBagas')).toContainEqual(entry('', '2'));
  });

  it('is empty for nothing', () => {
    expect(rosterFromText(' \n\t\n')).toEqual([]);
  });
});

describe('a spreadsheet', () => {
  it('is read by its headings, wherever they stand', () => {
    expect(
      rosterFromTable([
        ['SD Negeri 2 Kotagede', '', '', ''],
        ['Kelas 5B', '', '', ''],
        ['No.', 'NISN', 'Nama Siswa', 'L/P'],
        ['1', '0123456789', 'Sekar Arum', 'P'],
        ['2', '0123456790', 'Bagas', 'L'],
        ['', '', '', ''],
      ]),
    ).toEqual([entry('Sekar Arum', '1', '0123456789'), entry('Bagas', '2', '0123456790')]);
  });

  it('is read by what stands in it where it has no headings', () => {
    expect(
      rosterFromTable([
        ['1', 'Sekar Arum'],
        ['2', 'Bagas'],
      ]),
    ).toEqual([entry('Sekar Arum', '1'), entry('Bagas', '2')]);
  });

  it('knows a number of the school from a place in the list', () => {
    const rows = [
      ['0123456789', 'Sekar Arum', '1'],
      ['0123456790', 'Bagas', '2'],
    ];
    const expected = [entry('Sekar Arum', '1', '0123456789'), entry('Bagas', '2', '0123456790')];
    expect(rosterFromTable(rows)).toEqual(expected);
    for (const heading of ['NIS', 'NISN', 'No. Induk', 'Nomor Induk Siswa', 'NIS/NISN']) {
      expect(rosterFromTable([[heading, 'Nama', 'No. Absen'], ...rows])).toEqual(expected);
    }
    expect(rosterFromTable([['NIS', 'Nama'], ...rows.map((row) => row.slice(0, 2))])).toEqual([
      entry('Sekar Arum', '', '0123456789'),
      entry('Bagas', '', '0123456790'),
    ]);
  });

  it('takes no sum, signature or title for a pupil, and says what it left out', () => {
    const { entries, skipped } = readTable([
      ['No', 'Nama', 'L/P'],
      ['1', 'Sekar Arum', 'P'],
      ['2', 'Jumlahsari', 'P'],
      ['', 'Jumlah siswa: 32', ''],
      ['Laki-laki', '14', ''],
      ['', '', 'Wali Kelas 5B'],
      ['', '', 'NIP. 19700101'],
    ]);
    expect(entries).toEqual([entry('Sekar Arum', '1'), entry('Jumlahsari', '2')]);
    expect(skipped).toEqual(['Jumlah siswa: 32', 'Laki-laki 14', 'Wali Kelas 5B', 'NIP. 19700101']);
    expect(readText('Kelas 5B\nSekar\nJumlahsari\nTotal: 1')).toEqual({
      entries: [entry('Sekar'), entry('Jumlahsari')],
      skipped: ['Kelas 5B', 'Total: 1'],
    });
  });

  it('takes nobody for a heading', () => {
    expect(rosterFromText('Siswanto\nNamara')).toHaveLength(2);
    expect(rosterFromText('Nama\nSekar')).toEqual([entry('Sekar')]);
  });
});
