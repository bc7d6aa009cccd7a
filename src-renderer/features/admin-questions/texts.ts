import { QUESTIONS_FILE } from '#shared/constants/limits.ts';
import { questionFormTexts } from '../../components/question-form/question-form-texts.ts';

/** Words of 'Manajemen Pertanyaan' (section 2). */
export const adminQuestionsTexts = {
  title: 'Manajemen Pertanyaan',
  add: 'Tambah Pertanyaan',
  import: 'Impor',
  export: 'Ekspor JSON',
  exporting: 'Menyiapkan...',
  exported: (count: string) => `${count} pertanyaan diunduh sebagai ${QUESTIONS_FILE}.`,
  exportFailed: 'Pertanyaan tidak dapat diunduh.',

  search: 'Cari pertanyaan...',
  levelName: (level: number) => `Level ${level}`,

  table: 'Daftar pertanyaan',
  id: 'ID',
  question: 'Pertanyaan',
  character: 'Karakter',
  level: 'Level',
  type: questionFormTexts.type,
  types: questionFormTexts.types,
  actions: 'Aksi',
  edit: (id: string) => `Edit pertanyaan ${id}`,
  delete: (id: string) => `Hapus pertanyaan ${id}`,
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total} pertanyaan`,

  loading: 'Memuat pertanyaan...',
  failed: 'Pertanyaan tidak dapat dimuat.',
  empty: 'Tidak ada pertanyaan yang ditemukan.',
  emptyHelp: 'Coba kata atau filter lain, atau tambahkan pertanyaan baru.',

  cancel: 'Batal',
  deleteTitle: 'Hapus pertanyaan',
  deleteQuestion: 'Apakah Anda yakin ingin menghapus pertanyaan ini?',
  deleteConfirm: 'Hapus',
  deleting: 'Menghapus...',
  deleteFailed: 'Pertanyaan tidak dapat dihapus.',
} as const;
