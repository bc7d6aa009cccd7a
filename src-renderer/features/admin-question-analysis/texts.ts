import { ANALYSIS_ANSWERS_MIN } from '#shared/constants/limits.ts';
import type { AnalysisSortField } from '#shared/contracts/question-analysis.contract.ts';
import type { Concern } from './lib/concern.ts';

const columns: Record<AnalysisSortField, string> = {
  shareCorrect: 'Benar',
  timesAnswered: 'Dijawab',
  meanTime: 'Waktu',
  id: 'ID',
};

/** The same where no table stands below them. */
const sorts: Record<AnalysisSortField, string> = {
  shareCorrect: 'Persen benar',
  timesAnswered: 'Kali dijawab',
  meanTime: 'Rata-rata waktu',
  id: 'ID soal',
};

const concerns: Record<Concern, string> = {
  'wrong-leads': 'Pilihan salah lebih sering dipilih daripada yang benar',
  hard: 'Jarang dijawab benar',
  slow: 'Sering kehabisan waktu',
};

/** Words of 'Analisis Soal'. */
export const analysisTexts = {
  title: 'Analisis Soal',
  intro: `Dari semua jawaban siswa yang tercatat, di Tantangan dan di level. Soal dengan tanda “Perlu diperiksa” mungkin salah kunci, membingungkan, atau terlalu sulit. Soal dengan kurang dari ${ANALYSIS_ANSWERS_MIN} jawaban belum dapat dinilai dan berada di belakang.`,
  loading: 'Memuat analisis soal...',
  failed: 'Analisis soal tidak dapat dimuat.',
  empty: 'Tidak ada pertanyaan yang ditemukan.',
  emptyHelp: 'Coba kata atau filter lain.',

  wording: 'Soal',
  wordings: { now: 'Soal yang dimainkan', before: 'Soal yang sudah diganti' },
  replacedAt: (date: string) => `diganti ${date}`,

  classes: 'Kelas',
  allClasses: 'Semua kelas',
  period: 'Waktu',
  periods: { all: 'Semua waktu', month: 'Bulan ini', week: 'Minggu ini' },
  export: 'Ekspor XLSX',
  exporting: 'Menyiapkan...',
  exported: (count: string) => `${count} soal diunduh.`,
  exportFailed: 'Analisis tidak dapat diunduh.',
  workbookFile: 'analisis_soal.xlsx',
  character: 'Karakter',
  level: 'Level',
  timesCorrect: 'Benar',
  percentCorrect: 'Benar (%)',
  meanSeconds: 'Waktu (dtk)',
  option: (letter: string) => `Pilihan ${letter}`,
  wronglyChosen: (letter: string) => `Salah memilih ${letter}`,

  search: 'Cari pertanyaan...',
  levelName: (level: number) => `Level ${level}`,
  columns,
  sorts,
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total} soal`,

  table: 'Analisis soal',
  question: 'Pertanyaan',
  chosen: 'Jawaban yang dipilih',
  details: (id: string) => `Rincian jawaban soal ${id}`,
  notAnswered: 'belum dijawab',
  seconds: (seconds: string) => `${seconds} dtk`,
  suspicious: 'Perlu diperiksa',
  fewAnswers: (count: string) => `Baru ${count} jawaban`,
  concerns,
  essay: 'Essay',
  rightAnswer: 'Jawaban benar',
  timeouts: 'Waktu habis',
  otherWrong: 'Jawaban salah lain',
  wrongTexts: 'Jawaban salah',
  times: (count: string) => `${count}×`,
} as const;
