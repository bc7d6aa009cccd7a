import { describe, expect, it } from 'vitest';
import { parseLine, parseQuestionLine } from './dialogue.ts';

describe('parseLine', () => {
  it.each([
    ['Petruk: Sugeng enjing, Bu.', 'Petruk', 'Sugeng enjing, Bu.'],
    ['Bu Guru: Ayo!', 'Bu Guru', 'Ayo!'],
    ["Mas To'o : Inggih.", "Mas To'o", 'Inggih.'],
    ['Semar: Tegese: lara', 'Semar', 'Tegese: lara'],
    ['Saiki jam 07:30 esuk.', null, 'Saiki jam 07:30 esuk.'],
    ['Ora ana jeneng', null, 'Ora ana jeneng'],
    ['  Gareng:  Iya. ', 'Gareng', 'Iya.'],
    ['Gareng:', null, 'Gareng:'],
  ])('%j', (line, speaker, text) => {
    expect(parseLine(line)).toEqual({ speaker, text });
  });
});

describe('parseQuestionLine', () => {
  it.each([
    ['Gareng: Wetengku _____, mula', 'Gareng', ['Wetengku ', ', mula'], null],
    [
      'Bapak lagi _____. (Isinen nganggo krama inggil saka tembung "turu")',
      null,
      ['Bapak lagi ', '.'],
      'Isinen nganggo krama inggil saka tembung "turu"',
    ],
    [
      'Sari: Tegese "luwe" yaiku _____. (Isinen nganggo basa Indonesia)',
      'Sari',
      ['Tegese "luwe" yaiku ', '.'],
      'Isinen nganggo basa Indonesia',
    ],
    ['Tembung krama saka "omah" yaiku?', null, [], 'Tembung krama saka "omah" yaiku?'],
    ['Gareng: Kowe arep menyang ngendi?', 'Gareng', ['Kowe arep menyang ngendi?'], null],
    ['__ karo ____', null, ['', ' karo ', ''], null],
    ['Gareng: Iya (aku).', 'Gareng', ['Iya (aku).'], null],
  ])('%j', (line, speaker, segments, request) => {
    expect(parseQuestionLine(line)).toEqual({ speaker, segments, request });
  });
});
