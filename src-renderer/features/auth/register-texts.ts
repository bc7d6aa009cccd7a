import { PASSWORD_MIN } from '#shared/constants/limits.ts';

/** What the sign-up screen says beyond the words that it shares with signing in. */
export const registerTexts = {
  joinTitle: 'Ayo gabung!',
  join: 'Buat akun untuk menyimpan poin dan levelmu.',
  username: 'Nama pengguna',
  email: 'Email',
  passwordHelp: `Sedikitnya ${PASSWORD_MIN} karakter.`,
  confirmPassword: 'Ulangi kata sandi',
  signingUp: 'Mendaftar...',
  haveAccount: 'Sudah punya akun?',
  closedTitle: 'Pendaftaran lewat kelas',
  closed:
    'Di sekolah ini akun dibuat oleh guru. Minta kode kelas dan PIN pada gurumu, lalu masuk dengan kode itu.',
  registrationFailed: 'Registration failed',
} as const;
