/** Words of the result screens. */
export const resultTexts = {
  levelDone: (level: number) => `Level ${level} Selesai!`,
  levelCompleted: (name: string, character: string) =>
    `Selamat, ${name}! ${character} senang belajar bersamamu.`,
  levelMissed: (needed: number, correct: number) =>
    `Perlu ${needed} jawaban benar untuk menuntaskan level ini, kamu sudah ${correct}.`,
  next: (level: number) => `Lanjut ke Level ${level}`,
  nextNeeds: (level: number, needed: number) =>
    `Level ${level} terbuka dengan ${needed} jawaban benar.`,
  retry: 'Ulangi Level',
  review: 'Ulas jawaban',
  playAgain: 'Main Lagi',
  otherLevel: 'Pilih level lain',
  otherCharacter: 'Pilih karakter lain',

  gameOver: 'Game Over!',
  gameOverHelp: 'Tiga pertanyaan berturut-turut tidak dijawab. Hasil level ini tidak disimpan.',
  finalScore: 'Skor akhir',
  backToMenu: 'Kembali ke Menu',

  congratulation: (name: string, level: number, character: string) =>
    `Selamat, ${name}! Level ${level} bersama ${character} tuntas.`,
  lastMissed: (character: string, needed: number, correct: number) =>
    `Level terakhir bersama ${character} selesai. Tuntas dengan ${needed} jawaban benar, kamu sudah ${correct}.`,
  score: 'Skor',
  time: 'Waktu',
  correct: 'Benar',
  streak: 'Beruntun',
  accuracy: 'akurasi',
  accuracyLabel: (percent: number) => `Akurasi ${percent} persen`,

  saving: 'Menyimpan hasil...',
  saveRetrying: 'Hasil belum tersimpan. Mencoba lagi, jangan tutup halaman ini.',
  saved: 'Hasil tersimpan.',
  savedUnlocked: (level: number) => `Hasil tersimpan. Level ${level} terbuka!`,
  saveRefused: 'Hasil tidak dapat disimpan.',

  reviewTitle: 'Ulas jawaban',
  reviewBack: 'Kembali ke hasil',
  reviewWrong: (count: number) => `Yang salah (${count})`,
  reviewNoneWrong: 'Semua jawabanmu benar!',
  reviewAll: (count: number) => `Semua (${count})`,
  reviewNumber: (n: number) => `Pertanyaan ${n}`,
  reviewRight: 'Benar',
  reviewMissed: 'Salah',
  reviewTimeout: 'Waktu habis',
} as const;
