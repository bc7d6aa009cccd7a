/** What the sign-in and sign-up screens say; English ones are named by the specification. */
export const authScreenTexts = {
  tagline: 'Belajar bahasa Jawa bareng empat punakawan.',
  promise:
    'Jawab dialog ngoko, krama, dan krama alus. Kumpulkan poin, buka level, dan masuk papan peringkat kelasmu.',
  greeting: 'Sugeng rawuh!',
  welcome: 'Masuk untuk melanjutkan permainanmu.',
  emailOrUsername: 'Email atau nama pengguna',
  password: 'Kata sandi',
  signIn: 'Masuk',
  signingIn: 'Masuk...',
  signUp: 'Daftar',
  noAccount: 'Belum punya akun?',
  classOnly: 'Akun baru? Minta kode kelas pada gurumu.',
  expired: 'Sesi masuk sudah berakhir. Silakan masuk lagi.',
  'sent-out': 'Gurumu mengeluarkan kamu dari permainan. Silakan masuk lagi.',
  byClass: 'Masuk dengan kode kelas',
  /** Of the auth layer, where the server gives no message. */
  loginRefused: 'Gagal masuk',
  registrationRefused: 'Gagal mendaftar',
  /** Of the screens, for anything else. */
  loginFailed: 'Login failed',
} as const;
