import type { BackupKind } from '#shared/contracts/maintenance.contract.ts';

const kinds: Record<BackupKind, string> = {
  automatic: 'Otomatis',
  manual: 'Dibuat admin',
  'before-upgrade': 'Sebelum pembaruan',
  'before-restore': 'Sebelum dipulihkan',
};

/** Words of 'Data & Cadangan'. */
export const dataTexts = {
  title: 'Data & Cadangan',
  loading: 'Memeriksa data...',
  failed: 'Keadaan data tidak dapat dimuat.',
  localOnlyTitle: 'Hanya dari komputer server',
  localOnly:
    'Cadangan dibuat dan dipulihkan di komputer tempat Punakawan dijalankan. Buka menu ini di komputer itu, di jendela Punakawan atau dengan alamat 127.0.0.1.',

  folder: 'Folder data',
  size: 'Ukuran data',
  free: 'Ruang kosong di disk',
  last: 'Cadangan terakhir',
  never: 'Belum pernah',

  move: 'Pindahkan folder data',
  moveTitle: 'Pindahkan folder data?',
  moveTo: (folder: string) => `Data akan disalin ke ${folder}, diperiksa, lalu dipakai dari sana.`,
  moveHelp:
    'Punakawan dimulai ulang dan kelas terputus sebentar. Folder yang lama tidak dihapus sebelum Anda memintanya.',
  moveConfirm: 'Pindahkan dan mulai ulang',
  moving: 'Memulai ulang...',
  moveFailed: 'Folder data tidak dapat dipindahkan.',
  movedTitle: 'Data sudah pindah',
  moved: (folder: string) =>
    `Data lama masih ada di ${folder}. Bila semua nilai sudah terlihat di sini, data lama boleh dihapus.`,
  clearPrevious: 'Hapus data lama',
  clearTitle: 'Hapus data lama?',
  clearQuestion: (folder: string) =>
    `Data dan cadangan Punakawan di ${folder} akan dihapus. Berkas lain di sana tidak disentuh.`,
  clearFailed: 'Data lama tidak dapat dihapus.',
  cleared: 'Data lama sudah dihapus.',

  backUp: 'Cadangkan sekarang',
  backingUp: 'Mencadangkan...',
  backUpFailed: 'Cadangan tidak dapat dibuat.',
  backedUp: 'Cadangan berhasil dibuat.',
  restoreFile: 'Pulihkan dari berkas',

  backups: 'Cadangan',
  intro: (days: number) =>
    `Punakawan membuat cadangan sendiri setiap jam bila ada perubahan, dan menyimpan satu untuk tiap hari selama ${days} hari. Setiap cadangan diperiksa sebelum disimpan. Unduh sesekali ke flashdisk: disk komputer ini pun bisa rusak.`,
  empty: 'Belum ada cadangan.',
  emptyHelp: 'Cadangan pertama dibuat sendiri beberapa saat setelah Punakawan dijalankan.',
  when: 'Waktu',
  kind: 'Jenis',
  bytes: 'Ukuran',
  state: 'Keadaan',
  sound: 'Lolos saat dibuat',
  actions: 'Aksi',
  kinds,
  restore: (when: string) => `Pulihkan cadangan ${when}`,
  download: (when: string) => `Unduh cadangan ${when}`,
  delete: (when: string) => `Hapus cadangan ${when}`,
  downloadFailed: 'Cadangan tidak dapat diunduh.',

  deleteTitle: 'Hapus cadangan?',
  deleteQuestion: (when: string) => `Cadangan ${when} akan dihapus dari komputer ini.`,
  deleteHelp:
    'Data yang sedang dipakai tidak berubah, tetapi cadangan ini tidak dapat dikembalikan.',
  deleteConfirm: 'Hapus',
  deleting: 'Menghapus...',
  deleteFailed: 'Cadangan tidak dapat dihapus.',
  deleted: 'Cadangan dihapus.',
  cancel: 'Batal',

  wayBackTitle: 'Data baru saja dipulihkan',
  wayBack: (when: string) =>
    `Data yang diganti disimpan pada ${when}. Bila cadangan yang dipulihkan ternyata bukan yang Anda cari, Anda dapat kembali.`,
  goBack: 'Kembalikan seperti sebelum dipulihkan',

  read: 'Saya mengerti',
  reading: 'Menyimpan...',
  openData: 'Buka Data & Cadangan',
} as const;

/** Words of the dialog that restores. */
export const restoreTexts = {
  title: 'Pulihkan data',
  chooseLead: 'Pilih berkas cadangan, misalnya dari flashdisk. Namanya berakhir dengan ".sqlite".',
  choose: 'Pilih berkas',
  path: 'Alamat lengkap berkas di komputer ini',
  pathHelp: 'Contoh: E:\\punakawan-2026-08-17.sqlite',
  check: 'Periksa berkas',
  checking: 'Memeriksa cadangan... Ini bisa memakan waktu satu menit.',
  checkFailed: 'Cadangan tidak dapat diperiksa.',
  sound: 'Cadangan ini baik dan dapat dipulihkan.',
  older: 'Cadangan ini dari versi Punakawan yang lebih lama; akan disesuaikan sendiri.',
  source: 'Cadangan',
  compare: 'Isi cadangan dan data sekarang',
  what: 'Isi',
  inCopy: 'Di cadangan',
  now: 'Sekarang',
  users: 'Pengguna',
  runs: 'Permainan selesai',
  questions: 'Soal',
  lastActivity: 'Kejadian terakhir',
  none: 'Tidak ada',
  lost: (when: string) =>
    `Semua yang terjadi sesudah ${when} tidak ada lagi: nilai, pengguna baru, dan perubahan soal.`,
  lostAll: 'Semua yang ada sekarang diganti dengan isi cadangan ini.',
  signOut: 'Semua orang, termasuk Anda, harus masuk lagi. Siswa yang sedang bermain terhenti.',
  kept: 'Data sekarang disimpan dulu sebagai cadangan, sehingga Anda dapat kembali.',
  word: 'PULIHKAN',
  confirmation: (word: string) => `Ketik ${word} untuk melanjutkan`,
  cancel: 'Batal',
  restore: 'Pulihkan',
  restoring: 'Memulihkan...',
  wait: 'Jangan matikan komputer. Sambungan siswa berhenti sebentar.',
  failed: 'Data tidak dapat dipulihkan. Data Anda tidak berubah.',
  done: 'Data berhasil dipulihkan.',
  doneHelp:
    'Masuk lagi dengan akun yang ada di cadangan. Bila hasilnya tidak sesuai, buka Data & Cadangan dan tekan "Kembalikan seperti sebelum dipulihkan".',
  signIn: 'Masuk lagi',
} as const;
