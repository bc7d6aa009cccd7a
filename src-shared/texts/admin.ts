import { OPTIONS_PER_QUESTION } from '../constants/game.ts';
import { QUESTION_COMPETENCES_MAX } from '../constants/curriculum.ts';
import { BULK_QUESTIONS_MAX } from '../constants/limits.ts';
import { SPEECH_LEVELS, type SpeechLevel } from '../contracts/question.ts';

/** What people read around the admin calls. */
export const adminTexts = {
  questionCreated: 'Pertanyaan berhasil ditambahkan.',
  questionUpdated: 'Pertanyaan berhasil diperbarui.',
  questionDeleted: 'Pertanyaan berhasil dihapus.',
  questionRestored: 'Pertanyaan berhasil dikembalikan.',
  questionsCreated: (count: number) => `${count} pertanyaan berhasil ditambahkan.`,

  required: 'Wajib diisi.',
  notText: 'Harus berupa teks.',
  notNumber: 'Harus berupa angka bulat.',
  tooLong: 'Terlalu panjang.',
  tooManyLines: 'Terlalu banyak baris dialog.',
  noDialogue: 'Isi sedikitnya satu baris dialog.',
  fourOptions: `Harus ada ${OPTIONS_PER_QUESTION} pilihan.`,
  sameOption: (letter: string) => `Sama dengan pilihan ${letter}.`,
  topic: 'Topik tidak dikenal.',
  competence: 'Kode kompetensi tidak dikenal.',
  tooManyCompetences: `Paling banyak ${QUESTION_COMPETENCES_MAX} kompetensi.`,
  noBlank: 'Tandai bagian yang dikosongkan dengan _____ (garis bawah).',
  chooseType: 'Pilih tipe soal.',
  chooseCorrect: 'Pilih jawaban yang benar.',
  level: 'Level harus 1 sampai 4.',
  points: 'Poin di luar batas.',
  speechLevel: `Tingkat tutur harus ${SPEECH_LEVELS.join(', ')}.`,

  notARow: 'Baris ini bukan soal.',
  notQuestions: 'Berkas ini tidak berisi daftar soal.',
  noQuestions: 'Tidak ada soal di berkas ini.',
  tooManyQuestions: `Paling banyak ${BULK_QUESTIONS_MAX} soal sekaligus.`,
  otherPlace: 'Tidak sama dengan kelompoknya di berkas ini.',
} as const;

/** The levels of speech as they stand in lists. */
export const speechLevelNames: Record<SpeechLevel, string> = {
  'ngoko lugu': 'Ngoko lugu',
  'ngoko alus': 'Ngoko alus',
  'krama lugu': 'Krama lugu',
  'krama alus': 'Krama alus',
};

/** Headings of user_analytics.csv, in the order of its columns. */
export const analyticsHeadings = {
  username: 'Nama Pengguna',
  email: 'Email',
  totalScore: 'Skor Total',
  totalPlayTime: 'Waktu Bermain (menit)',
  lastLogin: 'Login Terakhir',
  gamesPlayed: 'Permainan Dimainkan',
  highestScore: 'Skor Tertinggi',
  level: 'Level',
} as const;
