/** What people read when they change their own password. */
export const ownPasswordTexts = {
  changed: 'Kata sandi diganti. Perangkat lain yang masuk dengan akun ini sudah dikeluarkan.',
  wrong: 'Kata sandi yang sekarang belum cocok.',
} as const;
