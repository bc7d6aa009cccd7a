import { questionFormTexts } from '../../components/question-form/question-form-texts.ts';

/** Words of 'Manajemen Pertanyaan' (section 2). */
export const adminQuestionsTexts = {
  title: 'Manajemen Pertanyaan',
  add: 'Tambah Pertanyaan',
  import: 'Impor',
  export: { json: 'Ekspor JSON', xlsx: 'Ekspor XLSX' },
  workbookFile: 'pertanyaan.xlsx',
  exporting: 'Menyiapkan...',
  exported: (count: string, file: string) => `${count} pertanyaan diunduh sebagai ${file}.`,
  exportFailed: 'Pertanyaan tidak dapat diunduh.',

  search: 'Cari pertanyaan...',
  order: 'Urutan',
  orders: { id: 'Urut nomor', newest: 'Terbaru dulu' },
  foundIn: {
    line: 'Ditemukan di percakapan:',
    option: (letter: string) => `Ditemukan di pilihan ${letter}:`,
  },
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
  copy: (id: string) => `Salin pertanyaan ${id}`,
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
