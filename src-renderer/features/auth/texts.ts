import { PASSWORD_MIN } from '#shared/constants/limits.ts';

/** What the sign-in and sign-up screens say; English ones are named by the specification. */
export const authScreenTexts = {
  tagline: 'Belajar bahasa Jawa bareng empat punakawan.',
  promise:
    'Jawab dialog ngoko, krama, dan krama alus. Kumpulkan poin, buka level, dan masuk papan peringkat kelasmu.',
  greeting: 'Sugeng rawuh!',
  welcome: 'Masuk untuk melanjutkan permainanmu.',
  joinTitle: 'Ayo gabung!',
  join: 'Buat akun untuk menyimpan poin dan levelmu.',
  emailOrUsername: 'Email atau nama pengguna',
  username: 'Nama pengguna',
  email: 'Email',
  password: 'Kata sandi',
  passwordHelp: `Sedikitnya ${PASSWORD_MIN} karakter.`,
  confirmPassword: 'Ulangi kata sandi',
  signIn: 'Masuk',
  signingIn: 'Masuk...',
  signUp: 'Daftar',
  signingUp: 'Mendaftar...',
  noAccount: 'Belum punya akun?',
  haveAccount: 'Sudah punya akun?',
  expired: 'Sesi masuk sudah berakhir. Silakan masuk lagi.',
  'sent-out': 'Gurumu mengeluarkan kamu dari permainan. Silakan masuk lagi.',
  byClass: 'Masuk dengan kode kelas',
  /** Of the auth layer, where the server gives no message. */
  loginRefused: 'Gagal masuk',
  registrationRefused: 'Gagal mendaftar',
  /** Of the screens, for anything else. */
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
} as const;
