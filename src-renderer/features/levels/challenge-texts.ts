import { SESSION } from '#shared/constants/game.ts';

/** Words of the challenge on the level page. */
export const challengeTexts = {
  challenge: 'Tantangan',
  challengeRules: `${SESSION.defaultQuestions} soal, ${SESSION.questionSeconds} detik, ${SESSION.lives} nyawa`,
  startChallenge: 'Mulai tantangan',
  startingChallenge: 'Menyiapkan soal...',
  challengeUnfinished: (answered: number, questions: number) =>
    `Tantanganmu belum selesai: ${answered} dari ${questions} soal`,
  goOnChallenge: 'Lanjutkan tantangan',
  newChallenge: 'Tantangan baru',
  replaceTitle: 'Mulai tantangan baru?',
  replaceHelp:
    'Tantanganmu yang belum selesai lalu ditutup. Jawaban yang sudah ada tetap tercatat.',
  replaceStay: 'Jangan dulu',
  replaceGo: 'Mulai yang baru',
  challengeFailed: 'Tantangan belum dapat dimulai. Coba lagi.',
} as const;
