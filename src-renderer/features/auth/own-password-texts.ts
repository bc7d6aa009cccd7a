/** Words of changing the own password. */
export const ownPasswordTexts = {
  title: 'Akun',
  change: 'Ganti kata sandi',
  current: 'Kata sandi sekarang',
  next: 'Kata sandi baru',
  repeat: 'Ulangi kata sandi baru',
  save: 'Simpan kata sandi',
  saving: 'Menyimpan...',
  cancel: 'Batal',
  failed: 'Kata sandi tidak dapat diganti.',
  help: 'Perangkat lain yang sedang masuk dengan akun ini akan dikeluarkan.',
} as const;
