import type { Role } from '#shared/contracts/auth.contract.ts';
import { speechLevelNames } from '#shared/texts/admin.ts';

const roles: Record<Role, string> = { player: 'Pemain', admin: 'Admin' };

/** Words of 'Pengguna': the list, and the page of one user. */
export const userListTexts = {
  title: 'Pengguna',
  add: 'Tambah Pengguna',
  search: 'Cari nama pengguna atau email...',
  role: 'Peran',
  allRoles: 'Semua Peran',
  roles,
  state: 'Status',
  allStates: 'Semua Status',
  active: 'Aktif',
  inactive: 'Nonaktif',

  table: 'Daftar pengguna',
  username: 'Nama Pengguna',
  email: 'Email',
  noEmail: 'tanpa email',
  lastLogin: 'Login Terakhir',
  neverLoggedIn: 'Belum pernah',
  actions: 'Aksi',
  you: 'Anda',
  edit: (username: string) => `Edit ${username}`,
  reset: (username: string) => `Atur ulang kata sandi ${username}`,
  open: (username: string) => `Lihat dan kelola ${username}`,
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total} pengguna`,
  loading: 'Memuat pengguna...',
  failed: 'Pengguna tidak dapat dimuat.',
  empty: 'Tidak ada pengguna yang ditemukan.',
  emptyHelp: 'Coba kata atau filter lain, atau tambahkan pengguna baru.',
} as const;

/** Words of who may register. */
export const registrationTexts = {
  label: 'Pendaftaran',
  open: 'Pendaftaran terbuka',
  closed: 'Hanya lewat kelas',
  openHelp: 'Siapa pun yang membuka permainan ini dapat mendaftar sendiri.',
  closedHelp: 'Akun baru hanya dari daftar siswa kelas, atau ditambahkan di sini.',
  failed: 'Pendaftaran tidak dapat diubah.',
} as const;

/** Words of the page of one user. */
export const userDetailTexts = {
  back: 'Semua pengguna',
  loading: 'Memuat data pengguna...',
  failed: 'Data pengguna tidak dapat dimuat.',
  gone: 'Pengguna ini sudah tidak ada.',
  edit: 'Edit',
  reset: 'Reset Kata Sandi',
  since: (date: string) => `Terdaftar ${date}`,
  lastLogin: (date: string) => `Login terakhir ${date}`,
  neverLoggedIn: 'Belum pernah login',

  totalScore: 'Skor Total',
  totalPlayTime: 'Waktu Bermain',
  gamesPlayed: 'Permainan',
  highestScore: 'Skor Tertinggi',

  progress: 'Progres Level',
  level: (level: number) => `Level ${level}`,
  completed: 'Selesai',
  open: 'Terbuka',
  locked: 'Terkunci',
  attempts: (count: string) => `${count}× main`,

  accuracy: 'Ketepatan per Tingkat Tutur',
  speechLevels: speechLevelNames,
  correct: (correct: string, answered: string) => `${correct} benar dari ${answered}`,
  notAnswered: 'belum ada jawaban',
  accuracyHelp: 'Dari jawaban di Tantangan. Soal yang tingkat tuturnya tidak diisi tidak dihitung.',

  sessions: 'Sesi Terakhir',
  sessionsOf: (shown: string, total: string) => `${shown} dari ${total} sesi`,
  noSessions: 'Belum ada sesi permainan',
  started: 'Dimulai',
  character: 'Karakter',
  score: 'Skor',
  answers: 'Benar',
  time: 'Waktu',
  status: 'Status',
  statuses: {
    completed: 'Selesai',
    active: 'Sedang berjalan',
    abandoned: 'Ditinggalkan',
    other: 'Tidak dikenal',
  },

  account: 'Kelola Akun',
  ownAccount:
    'Ini akun Anda sendiri. Peran, status, dan penghapusannya hanya dapat diatur oleh admin lain.',
  makeAdmin: 'Jadikan admin',
  makeAdminHelp: 'Admin mengelola soal, pengguna, dan kelas.',
  unmakeAdmin: 'Cabut hak admin',
  unmakeAdminHelp: 'Akunnya tetap ada sebagai pemain biasa.',
  activate: 'Aktifkan lagi',
  activateHelp: 'Pengguna dapat masuk lagi dengan kata sandinya.',
  deactivate: 'Nonaktifkan',
  deactivateHelp: 'Pengguna tidak dapat masuk. Skor dan riwayatnya tetap tersimpan.',
  delete: 'Hapus pengguna',
  deleteHelp: 'Menghapus akun dan seluruh riwayatnya untuk selamanya.',
} as const;

/** Words of the dialogs. */
export const userDialogTexts = {
  cancel: 'Batal',
  failed: 'Perubahan tidak dapat disimpan.',

  createTitle: 'Tambah Pengguna',
  editTitle: 'Edit Pengguna',
  username: 'Nama pengguna',
  email: 'Email (boleh kosong)',
  emailHelp: 'Tanpa email, pengguna masuk dengan nama penggunanya.',
  password: 'Kata sandi (boleh kosong)',
  passwordHelp: 'Kosongkan agar dibuatkan kata sandi yang mudah dibaca.',
  role: 'Peran',
  create: 'Tambah',
  creating: 'Menambahkan...',
  update: 'Simpan',
  updating: 'Menyimpan...',

  resetTitle: 'Reset kata sandi',
  resetQuestion: (username: string) => `Buat kata sandi baru untuk ${username}?`,
  resetHelp: 'Kata sandi lama tidak berlaku lagi, dan pengguna keluar dari semua perangkat.',
  resetConfirm: 'Buat kata sandi baru',
  resetting: 'Membuat...',

  passwordTitle: 'Kata sandi baru',
  passwordFor: (username: string) => `Kata sandi untuk ${username}:`,
  passwordOnce:
    'Hanya ditampilkan sekali ini. Tulis di kertas, atau klik kata sandinya lalu tekan Ctrl+C untuk menyalin.',
  passwordNoted: 'Sudah dicatat',

  promoteTitle: 'Jadikan admin',
  promoteQuestion: (username: string) => `Jadikan ${username} admin?`,
  promoteHelp: 'Ia dapat mengubah soal, pengguna, dan membuka kelas.',
  demoteTitle: 'Cabut hak admin',
  demoteQuestion: (username: string) => `Cabut hak admin ${username}?`,
  demoteHelp: 'Ia tetap dapat bermain dengan akunnya.',
  deactivateTitle: 'Nonaktifkan pengguna',
  deactivateQuestion: (username: string) => `Nonaktifkan ${username}?`,
  deactivateHelp: 'Ia langsung keluar dan tidak dapat masuk sampai diaktifkan lagi.',
  activateTitle: 'Aktifkan pengguna',
  activateQuestion: (username: string) => `Aktifkan ${username} lagi?`,
  activateHelp: 'Ia dapat masuk lagi dengan kata sandinya yang lama.',
  saving: 'Menyimpan...',

  deleteTitle: 'Hapus pengguna',
  deleteWarning: (username: string) => `${username} dan semua datanya akan hilang untuk selamanya:`,
  counting: 'Menghitung yang akan hilang...',
  countFailed: 'Yang akan hilang tidak dapat dihitung.',
  lostScore: 'Skor total',
  lostSessions: 'Sesi permainan',
  lostAnswers: 'Jawaban',
  lostRuns: 'Permainan level',
  lostLevels: 'Level selesai',
  lostTime: 'Waktu bermain',
  deleteAlternative: 'Cukup tidak boleh masuk? Nonaktifkan saja: datanya tetap tersimpan.',
  confirmation: (username: string) => `Ketik "${username}" untuk melanjutkan`,
  deleteConfirm: 'Hapus selamanya',
  deleting: 'Menghapus...',
} as const;
