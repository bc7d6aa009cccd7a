import { IMPORT_FILE_MAX_MB } from './lib/limits.ts';
import { QUESTIONS_FILE } from '#shared/constants/limits.ts';

const named: Readonly<Record<string, string>> = {
  '': 'Soal',
  characterId: 'Karakter',
  level: 'Level',
  questionType: 'Tipe',
  conversation: 'Percakapan',
  question: 'Baris pertanyaan',
  questionLine: 'Baris pertanyaan',
  options: 'Pilihan jawaban',
  correctAnswer: 'Jawaban benar',
  correctAnswerText: 'Jawaban benar',
  explanation: 'Penjelasan',
  hint: 'Hint',
};

/** Fields as the form calls them. */
export const fieldNames = {
  fields: named,
  line: (n: number) => `Baris dialog ${n}`,
  option: (letter: string) => `Pilihan ${letter}`,
  translationOf: (field: string) => `Terjemahan ${field.charAt(0).toLowerCase()}${field.slice(1)}`,
} as const;

/** Words of /question-manager (section 2). */
export const questionEditorTexts = {
  title: 'Manajemen Pertanyaan',
  intro: `Tulis soal baru di sini, lalu simpan semuanya ke berkas ${QUESTIONS_FILE}.`,
  back: 'Kembali',
  questionName: (id: number) => `Soal ${id}`,

  place: 'Karakter dan level soal',
  character: 'Karakter',
  level: 'Level',
  levelName: (level: number) => `Level ${level}`,
  newCount: (count: string) => `${count} soal baru`,

  cell: (character: string, level: number) => `${character}, level ${level}`,
  add: 'Tambah Pertanyaan',
  empty: 'Belum Ada Pertanyaan',
  emptyHelp: (character: string, level: number) =>
    `Soal pertama untuk ${character} level ${level} bisa langsung ditulis.`,
  emptyElsewhere: (count: string) => `${count} soal baru ada di karakter atau level lain.`,

  builtIn: (character: string, level: number) => `Soal bawaan ${character} level ${level}`,
  builtInCount: (count: string) => `${count} soal`,
  builtInHelp: 'Hanya untuk dibaca. Semua soal bawaan ikut masuk ke berkas JSON.',
  builtInLoading: 'Memuat pertanyaan...',
  builtInFailed: 'Soal bawaan tidak dapat dimuat.',
  right: 'Jawaban benar',

  untitled: 'Pertanyaan baru',
  complete: 'Lengkap',
  incomplete: 'Belum lengkap',
  onServer: 'Di server',
  onServerHelp:
    'Soal ini sudah ada di server. Perubahan di sini hanya masuk ke berkas JSON; untuk mengubahnya di server, buka panel Admin.',
  delete: (id: number) => `Hapus soal ${id}`,
  deleteTitle: 'Hapus pertanyaan',
  deleteQuestion: 'Apakah Anda yakin ingin menghapus pertanyaan ini?',
  deleteConfirm: 'Hapus',
  cancel: 'Batal',

  conversation: 'Percakapan',
  questionLine: 'Baris pertanyaan',
  questionLineHelp: 'Tandai bagian yang kosong dengan garis bawah: ____',
  answerText: 'Jawaban yang benar',
  answerTextHelp: 'Beberapa jawaban boleh, dipisah dengan garis miring: tindak / kesah',
  explanation: 'Penjelasan',
  hint: 'Hint (opsional)',
  hintName: 'Hint',

  saveTitle: 'Simpan',
  kept: 'Tulisan Anda tersimpan otomatis di peramban ini.',
  notKept:
    'Peramban ini tidak dapat menyimpan tulisan Anda. Simpan ke JSON sebelum halaman ditutup.',
  unsaved: 'Ada perubahan yang belum disimpan ke berkas.',
  total: (count: string) => `${count} soal baru`,
  saveJson: 'Simpan ke JSON',
  preparing: 'Menyiapkan...',
  saveServer: 'Simpan ke server',
  sending: 'Menyimpan...',
  nothingToSend: 'Semua soal di sini sudah ada di server.',
  openFile: 'Buka JSON',
  opening: 'Membaca...',

  fixFirst: (count: string) =>
    `${count} soal belum lengkap. Isian yang kurang sudah ditandai; lengkapi atau hapus soalnya.`,
  missing: (count: string) => `${count} isian`,

  bankFailed:
    'Soal bawaan tidak dapat dimuat, jadi belum ada yang disimpan. Periksa sambungan ke server, muat ulang halaman ini, lalu coba lagi; tulisan Anda tidak hilang.',
  bankFailedReading:
    'Soal bawaan tidak dapat dimuat, jadi berkas belum dibuka. Periksa sambungan ke server, muat ulang halaman ini, lalu coba lagi; tulisan Anda tidak hilang.',
  serverFailed: 'Soal tidak dapat disimpan ke server.',
  serverUnknown:
    'Server tidak menjawab, jadi belum pasti apakah soal tersimpan. Periksa daftar soal di panel Admin sebelum mencoba lagi.',

  successTitle: 'Berhasil!',
  success: (builtIn: string, own: string) =>
    `${QUESTIONS_FILE} berisi ${builtIn} soal bawaan dan ${own} soal baru.`,
  successHelp: 'Berkas itu bisa dibuka lagi di sini untuk melanjutkan.',
  addMore: 'Tambah Pertanyaan Lagi',
  toMenu: 'Kembali ke Menu Utama',

  file: 'Berkas',
  filePlace: (n: number) => `soal ke-${n}`,
  cellPlace: (character: string, level: string) => `${character}, level ${level}`,
  notJson: 'Isi berkas ini bukan JSON.',
  unreadable: 'Berkas ini tidak dapat dibaca.',
  tooBig: `Berkas ini lebih dari ${IMPORT_FILE_MAX_MB} MB.`,
  tooManyTranslations: 'Lebih banyak baris daripada percakapannya.',
  refused:
    'Berkas belum dimuat, dan soal di halaman ini tidak berubah. Perbaiki dulu di berkasnya:',
  read: (added: string) => `${added} soal dimuat dari berkas.`,
  readNothing: 'Tidak ada soal baru di berkas ini.',
  readBuiltIn: (count: string) => `${count} soal bawaan dikenali.`,
  readSame: (count: string) => `${count} soal sudah ada di sini.`,
  renumbered: (from: number, to: number) =>
    `Soal ${from} menjadi soal ${to}, karena nomornya sudah dipakai.`,
  toComplete: 'Yang masih harus dilengkapi:',
  changed: (ids: string) =>
    `Soal bawaan ${ids} berbeda dari yang ada di aplikasi dan tidak ikut dimuat.`,
  addChanged: 'Muat sebagai soal baru',
  andMore: (count: string) => `dan ${count} lagi`,
  closeReport: 'Tutup laporan',

  leaveTitle: 'Tinggalkan halaman ini?',
  leave:
    'Ada soal yang belum disimpan ke berkas. Tulisan Anda tetap ada di peramban ini, tetapi hanya di komputer ini.',
  leaveConfirm: 'Tinggalkan',
  stay: 'Tetap di sini',
} as const;
