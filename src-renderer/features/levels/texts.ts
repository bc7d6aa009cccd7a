/** Words of the level selection. */
export const levelTexts = {
  title: 'Pilih level',
  changeCharacter: 'Ganti karakter',
  reload: 'Muat ulang',
  reloading: 'Memuat...',
  loading: 'Memuat level...',
  loadFailed: 'Kemajuanmu belum dapat dimuat dari server. Tekan Muat ulang untuk mencoba lagi.',
  level: (level: number) => `Level ${level}`,
  done: 'Selesai',
  open: 'Terbuka',
  locked: 'Terkunci',
  lockedHint: (level: number) => `Selesaikan Level ${level} dulu`,
  score: 'Skor',
  attempts: (count: string) => `${count} percobaan`,
  start: 'Mulai',
  again: 'Main lagi',
  goOn: 'Lanjutkan',
  unfinished: (answered: number, questions: number) =>
    `Belum selesai: ${answered} dari ${questions} soal`,
  isLocked: 'Level itu masih terkunci. Selesaikan level sebelumnya dulu.',
} as const;
