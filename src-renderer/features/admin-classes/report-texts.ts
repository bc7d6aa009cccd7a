import type { Aspect } from '#shared/contracts/class-report.contract.ts';
import type { PeriodKind } from './lib/period.ts';

/** Words of the report of a class. */
export const classReportTexts = {
  title: (name: string) => `Laporan ${name}`,
  titleAlone: 'Laporan',
  back: 'Kembali ke kelas',
  loading: 'Memuat laporan...',
  failed: 'Laporan tidak dapat dimuat.',
  print: 'Cetak',
  download: 'Unduh Excel',
  downloading: 'Menyiapkan...',
  downloaded: (name: string) => `${name} sudah diunduh.`,
  downloadFailed: 'Laporan tidak dapat diunduh.',

  period: 'Periode',
  periods: {
    all: 'Semua waktu',
    month: 'Bulan ini',
    week: 'Minggu ini',
    days: 'Pilih tanggal',
  } satisfies Record<PeriodKind, string>,
  from: 'Dari tanggal',
  to: 'Sampai tanggal',
  since: (day: string) => `sejak ${day}`,
  until: (day: string) => `sampai ${day}`,
  always: 'semua waktu',

  summary: 'Ringkasan kelas',
  average: 'Rata-rata kelas',
  passedOf: (count: string) => `Tuntas: ${count}`,
  played: 'Sudah punya nilai',
  kkm: 'KKM',
  ofAll: (some: string, all: string) => `${some} dari ${all}`,

  emptyTitle: 'Belum ada siswa',
  emptyHelp: 'Tambahkan siswa di halaman kelas; nilainya tampil di sini setelah mereka bermain.',
  noMarksTitle: 'Belum ada nilai',
  noMarksHelp: 'Belum ada siswa yang menyelesaikan permainan pada periode ini.',

  table: 'Nilai siswa',
  no: 'No.',
  number: 'NIS',
  name: 'Nama',
  aspects: {
    ngoko: 'Ngoko',
    krama: 'Krama',
    'krama alus': 'Krama alus',
  } satisfies Record<Aspect, string>,
  mark: 'Nilai akhir',
  remark: 'Keterangan',
  passed: 'Tuntas',
  notPassed: 'Belum tuntas',
  noMark: 'Belum ada nilai',
  details: 'Rincian',
  detailsOf: (name: string) => `Rincian ${name}`,
  right: (right: string, answered: string) => `${right} dari ${answered} benar`,
  notAnswered: 'belum dijawab',
  inSessions: 'Tantangan, semua soal',
  bestLevels: 'Hasil terbaik setiap level',
  runs: 'Permainan selesai',
  playTime: 'Waktu bermain',
  lastPlayed: 'Terakhir bermain',
  never: 'belum pernah',
} as const;

/** Words of the report on paper. */
export const reportSheetTexts = {
  preview: (name: string) => `Cetak laporan ${name}`,
  help: 'Kertas A4 tegak. Pilih "Simpan sebagai PDF" bila ingin menyimpannya.',
  print: 'Cetak',
  close: 'Tutup',
} as const;
