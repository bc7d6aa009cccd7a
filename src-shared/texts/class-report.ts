/** What teachers read around the marks of a class. */
export const reportTexts = {
  day: 'Tulis tanggal sebagai TTTT-BB-HH.',
  periodBackwards: 'Tanggal akhir mendahului tanggal awal.',
  explanation:
    'Nilai = jumlah jawaban benar dibagi jumlah soal, dikali 100. Yang dihitung: semua jawaban di Tantangan, ditambah hasil terbaik dari setiap level yang dimainkan. Siswa tuntas bila nilainya mencapai KKM.',
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
  number: 'NIS',
  name: 'Nama',
  ngoko: 'Ngoko',
  krama: 'Krama',
  'krama alus': 'Krama Alus',
  mark: 'Nilai Akhir',
  remark: 'Keterangan',
  passed: 'Tuntas',
  notPassed: 'Belum tuntas',
  noMark: 'Belum ada nilai',
} as const;
