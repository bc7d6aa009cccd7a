/** Words of the screen that makes the first admin; those of sections 2, 5 and 8 to the letter. */
export const setupScreenTexts = {
  title: 'Setup Admin Pertama',
  intro: 'Hanya bisa dilakukan sekali, selama belum ada admin.',
  saying: 'Satu dalang untuk satu sekolah.',
  sayingMore:
    'Admin pertama mengatur soal, melihat kemajuan siswa, dan membuka permainan untuk kelas.',
  username: 'Username',
  email: 'Email',
  password: 'Kata sandi',
  confirmPassword: 'Konfirmasi',
  code: 'Kode setup',
  codeHelp: 'Tertulis di layar komputer server saat server dimulai.',
  submit: 'Buat Admin',
  submitting: 'Membuat Admin...',
  haveAdmin: 'Sudah punya admin?',
  login: 'Login di sini',
  toLogin: 'Membuka halaman masuk...',
  notNeeded: 'Admin sudah ada. Halaman ini tidak diperlukan lagi.',
  checking: 'Memeriksa server...',
  /** On the login screen, while there is no admin. */
  freshInstall: 'Baru dipasang di sekolah ini?',
  createAdmin: 'Buat admin pertama',
  empty: 'Semua field harus diisi',
  mismatch: 'Password dan konfirmasi password tidak cocok',
  tooShort: 'Password minimal 6 karakter',
  failed: 'Gagal membuat admin',
  offline: 'Terjadi kesalahan koneksi',
} as const;
