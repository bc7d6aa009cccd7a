import type { PlannedRow } from '#shared/contracts/classes.contract.ts';

type RosterStatus = PlannedRow['status'];

/** Words of 'Kelas': the list of classes. */
export const classListTexts = {
  title: 'Kelas',
  add: 'Kelas Baru',
  loading: 'Memuat kelas...',
  failed: 'Kelas tidak dapat dimuat.',
  empty: 'Belum ada kelas',
  emptyHelp:
    'Buat kelas, tempel daftar namanya, lalu cetak kartu masuk. Siswa masuk dengan nama dan PIN, tanpa email.',
  table: 'Daftar kelas',
  name: 'Kelas',
  code: 'Kode',
  members: 'Siswa',
  kkm: 'KKM',
  archived: 'Diarsipkan',
  withArchived: 'Tampilkan yang diarsipkan',
  withoutPin: (count: string) => `${count} tanpa PIN`,
  board: 'Papan Pantau',
  boardOf: (name: string) => `Papan Pantau ${name}`,
} as const;

/** Words of one class. */
export const classTexts = {
  back: 'Semua kelas',
  loading: 'Memuat kelas...',
  failed: 'Kelas tidak dapat dimuat.',
  gone: 'Kelas ini tidak ditemukan.',
  code: 'Kode kelas',
  address: 'Alamat',
  settings: 'Pengaturan kelas',
  archivedNote:
    'Kelas ini diarsipkan: siswanya tidak dapat masuk dengan kode. Semua data tersimpan.',
  parts: { siswa: 'Siswa', rapor: 'Rapor' },
  part: 'Bagian kelas',

  ranking: 'Peringkat',
  board: 'Papan Pantau',
  report: 'Laporan',
  addPupils: 'Tambah Siswa',
  makeCards: 'PIN & Kartu Masuk',
  emptyTitle: 'Belum ada siswa',
  emptyHelp: 'Tempel daftar nama, satu nama per baris, atau pilih berkas Excel.',
  table: 'Daftar siswa',
  number: 'No.',
  name: 'Nama',
  username: 'Nama pengguna',
  pin: 'PIN',
  hasPin: 'Ada',
  noPin: 'Belum ada',
  withoutPin: 'Belum ada PIN',
  inactive: 'Nonaktif',
  lastLogin: 'Terakhir masuk',
  never: 'Belum pernah',
  actions: 'Aksi',
  newPin: (name: string) => `PIN baru untuk ${name}`,
  edit: (name: string) => `Ubah data ${name}`,
  move: (name: string) => `Pindahkan ${name} ke kelas lain`,
  remove: (name: string) => `Keluarkan ${name} dari kelas`,
  giveBack: (name: string) => `Kembalikan ${name} ke kelas`,
  removedTitle: (count: string) => `Sudah keluar dari kelas (${count})`,
} as const;

/** Words of the dialogs around a class and its members. */
export const classDialogTexts = {
  cancel: 'Batal',
  save: 'Simpan',
  saving: 'Menyimpan...',
  failed: 'Perubahan tidak dapat disimpan.',

  createTitle: 'Kelas Baru',
  create: 'Buat Kelas',
  creating: 'Membuat...',
  settingsTitle: 'Pengaturan Kelas',
  name: 'Nama kelas',
  nameHelp: 'Misalnya 5B atau Kelas 5 Melati.',
  kkm: 'KKM (nilai minimum)',
  rankingVisible: 'Siswa boleh melihat peringkat kelas',
  rankingHelp: 'Bila dimatikan, hanya Anda yang melihat peringkat.',
  newCode: 'Ganti kode',
  newCodeHelp: 'Kode lama dan kartu yang sudah dicetak tidak berlaku lagi. PIN tetap sama.',
  archive: 'Arsipkan kelas',
  archiveHelp: 'Siswa tidak dapat masuk dengan kode ini lagi. Semua nilai tetap tersimpan.',
  unarchive: 'Aktifkan lagi',
  unarchiveHelp: 'Siswa dapat masuk lagi dengan kode dan PIN mereka.',

  memberTitle: 'Ubah data siswa',
  memberName: 'Nama',
  memberNumber: 'Nomor (boleh kosong)',
  moveTitle: 'Pindahkan ke kelas lain',
  moveTo: (name: string) => `Pindahkan ${name} ke kelas`,
  moveChoose: 'Pilih kelas',
  moveHelp: 'PIN dan semua nilainya ikut pindah. Kode kelasnya berganti.',
  moveNowhere: 'Belum ada kelas lain. Buat kelasnya dulu di daftar kelas.',
  move: 'Pindahkan',
  moving: 'Memindahkan...',
  classesFailed: 'Daftar kelas tidak dapat dimuat.',

  removeTitle: 'Keluarkan dari kelas',
  removeQuestion: (name: string) => `Keluarkan ${name} dari kelas ini?`,
  removeHelp:
    'Ia langsung keluar dari permainan. Nilainya tetap tersimpan, dan ia dapat dikembalikan.',
  remove: 'Keluarkan',

  pinTitle: 'PIN baru',
  pinQuestion: (name: string) => `Buat PIN baru untuk ${name}?`,
  pinHelp: 'PIN lama tidak berlaku lagi.',
  pinConfirm: 'Buat PIN baru',
  pinMaking: 'Membuat...',
  pinFor: (name: string) => `PIN untuk ${name}:`,
  pinOnce: 'Hanya ditampilkan sekali ini. Tulis di kertas atau cetak kartunya.',
  pinNoted: 'Sudah dicatat',
  printCard: 'Cetak kartu',

  cardsTitle: 'PIN & Kartu Masuk',
  cardsIntro:
    'Kartu memuat nama, alamat, PIN, dan kode QR. PIN tidak disimpan dalam bentuk terbaca, jadi kartu hanya dapat dicetak bersama PIN baru.',
  cardsMissing: (count: string) => `Hanya ${count} siswa yang belum punya PIN`,
  cardsAll: (count: string) => `Semua ${count} siswa`,
  cardsAllWarning: 'Semua PIN lama tidak berlaku lagi; kartu lama harus diganti.',
  cardsWhom: 'Buat PIN baru untuk',
  cardsMake: (count: string) => `Buat ${count} PIN baru`,
  cardsMaking: (done: string, all: string) => `Membuat PIN: ${done} dari ${all}...`,
  cardsPartly: (made: string) =>
    `${made} kartu sudah jadi dan PIN-nya berlaku. Cetak dulu, lalu buat sisanya.`,
} as const;

/** Words of the printed cards. */
export const cardTexts = {
  title: (name: string) => `Kartu masuk ${name}`,
  count: (cards: string) => `${cards} kartu, delapan per lembar A4.`,
  once: 'PIN ini hanya ditampilkan sekarang. Cetak sebelum menutup halaman ini.',
  print: 'Cetak',
  close: 'Sudah dicetak, tutup',
  pin: 'PIN',
  open: 'Buka di browser',
  code: 'Kode kelas',
  scan: 'Pindai',
} as const;

/** Words of adding pupils. */
export const rosterTexts = {
  title: 'Tambah Siswa',
  paste: 'Tempel daftar nama',
  pasteHelp: 'Satu nama per baris. Boleh dengan nomor, seperti dari Excel: nomor, tab, nama.',
  placeholder: '1\tSekar Arum\n2\tBagas Pratama\n3\tDimas',
  orFile: 'atau',
  choose: 'Pilih berkas Excel atau CSV',
  reading: 'Membaca berkas...',
  unreadable: 'Berkas ini tidak dapat dibaca. Simpan sebagai XLSX atau CSV, lalu coba lagi.',
  noNames: 'Tidak ada nama yang ditemukan.',
  tooMany: (max: string) => `Paling banyak ${max} baris sekali masuk.`,
  check: 'Periksa',
  checking: 'Memeriksa...',
  checkFailed: 'Daftar tidak dapat diperiksa.',
  again: 'Daftar lain',
  table: 'Daftar yang akan dimasukkan',
  number: 'No.',
  name: 'Nama',
  status: 'Keterangan',
  nameOf: (row: string) => `Nama di baris ${row}`,
  numberOf: (row: string) => `Nomor di baris ${row}`,
  dropTitle: 'Buang',
  drop: (row: string) => `Buang baris ${row}`,
  statuses: {
    new: 'Baru',
    existing: 'Sudah ada',
    returning: 'Kembali ke kelas',
    repeated: 'Ganda',
    wrong: 'Salah',
  } satisfies Record<RosterStatus, string>,
  help: {
    new: '',
    existing: 'Tidak diubah.',
    returning: 'Pernah di kelas ini; nilainya kembali.',
    repeated: 'Sama dengan baris di atas; tidak ikut.',
    wrong: '',
  } satisfies Record<RosterStatus, string>,
  summary: (counts: Record<RosterStatus, string>) =>
    `${counts.new} baru · ${counts.existing} sudah ada · ${counts.repeated} ganda · ${counts.wrong} salah`,
  wrongLeft: (count: string) =>
    `${count} baris masih salah. Betulkan di tempatnya; baris yang salah tidak ikut dimasukkan.`,
  sameNames: (count: string) =>
    `${count} nama sudah ada di kelas. Bila itu siswa yang sama, buang barisnya.`,
  notInFile: (count: string) =>
    `${count} siswa kelas ini tidak ada di daftar. Mereka tetap di kelas.`,
  cancel: 'Batal',
  confirm: (count: string) => `Masukkan ${count} siswa`,
  confirmNone: 'Tidak ada yang baru',
  importing: 'Memasukkan...',
  importFailed: 'Siswa tidak dapat dimasukkan.',
} as const;

/** Words of adding a pupil who has an account already. */
export const accountTexts = {
  open: 'Siswa yang sudah punya akun',
  title: 'Tambah siswa yang sudah punya akun',
  intro: 'Untuk siswa yang pernah mendaftar sendiri. Skornya ikut, dan cara masuknya tetap sama.',
  search: 'Cari nama pengguna atau email',
  loading: 'Mencari...',
  failed: 'Pengguna tidak dapat dicari.',
  list: 'Siswa yang ditemukan',
  nobody: 'Tidak ada siswa dengan nama pengguna atau email itu.',
  more: (count: string) => `Hanya ${count} yang pertama. Ketik lebih lengkap bila belum tampak.`,
  seated: (className: string) => `Sudah terdaftar di ${className}`,
  name: 'Nama di kelas',
  number: 'Nomor (boleh kosong)',
  add: 'Tambahkan',
  adding: 'Menambahkan...',
  addFailed: 'Siswa tidak dapat ditambahkan.',
} as const;

/** Words of the ranking of a class, as its teacher sees it. */
export const classRankingTexts = {
  title: (name: string) => `Peringkat ${name}`,
  loading: 'Memuat peringkat...',
  failed: 'Peringkat tidak dapat dimuat.',
  empty: 'Belum ada skor di papan ini.',
  shown: 'Siswa melihat sepuluh teratas dan peringkatnya sendiri.',
  hidden: 'Peringkat ini disembunyikan dari siswa. Hanya Anda yang melihatnya.',
  change: 'Ubah di pengaturan',
  close: 'Tutup',
} as const;
