import { MARK_MIN_ANSWERED } from '../constants/classroom.ts';

/** What teachers read around the marks of a class. */
export const reportTexts = {
  day: 'Tulis tanggal sebagai TTTT-BB-HH.',
  periodBackwards: 'Tanggal akhir mendahului tanggal awal.',
  practice: `Latihan = jawaban benar dibagi semua soal, dikali 100, dari semua Tantangan dan permainan terbaik setiap level; soal yang belum dijawab dihitung salah. Tingkat tutur menghitung setiap jawaban yang tercatat. Di bawah ${MARK_MIN_ANSWERED} jawaban: belum cukup.`,
  asMark: 'Latihan dipakai sebagai nilai; siswa tuntas bila nilainya mencapai KKM.',
  notMark: 'Latihan tidak masuk nilai.',
} as const;

/** The grade book in Excel. */
export const gradeBookTexts = {
  sheet: 'Daftar Nilai',
  title: 'Daftar Nilai Bahasa Jawa',
  className: 'Kelas',
  kkm: 'KKM',
  period: 'Periode',
  from: (day: string) => `sejak ${day}`,
  to: (day: string) => `sampai ${day}`,
  always: 'semua waktu',
  no: 'No',
  studentNumber: 'NIS',
  name: 'Nama',
  ngoko: 'Ngoko',
  krama: 'Krama',
  'krama alus': 'Krama Alus',
  speechLevels: 'Tingkat tutur',
  practice: 'Latihan',
  answered: 'Dijawab',
  practiceMark: 'Benar (%)',
  mark: 'Nilai',
  remark: 'Keterangan',
  passed: 'Tuntas',
  notPassed: 'Belum tuntas',
  noMark: 'Belum cukup',
  average: 'Rata-rata',
  pupils: (count: number) => `${count} siswa`,
  fileName: (className: string, day: string) => `nilai_${fileWord(className)}_${day}.xlsx`,
} as const;

/** A text as part of a file name on every system: letters, digits and strokes. */
const fileWord = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/gu, '') || 'kelas';
