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
  registrationFailed: 'Registration failed',
} as const;
