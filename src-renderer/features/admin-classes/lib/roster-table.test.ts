import { describe, expect, it } from 'vitest';
import { rosterFromTable, rosterFromText } from './roster-table.ts';

const entry = (name: string, number = '') => ({ name, number });

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
    ).toEqual([entry('Sekar Arum', '1'), entry('Bagas', '2')]);
  });

  it('is read by what stands in it where it has no headings', () => {
    expect(
      rosterFromTable([
        ['1', 'Sekar Arum'],
        ['2', 'Bagas'],
      ]),
    ).toEqual([entry('Sekar Arum', '1'), entry('Bagas', '2')]);
  });

  it('takes nobody for a heading', () => {
    expect(rosterFromText('Siswanto\nNamara')).toHaveLength(2);
    expect(rosterFromText('Nama\nSekar')).toEqual([entry('Sekar')]);
  });
});
