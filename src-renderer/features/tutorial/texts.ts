import {
  DEFAULT_QUESTION_POINTS,
  LAST_LEVEL,
  LEVEL_PASS_PERCENT,
  LOCAL_PLAY,
  MAX_TIME_BONUS,
  SESSION,
} from '#shared/constants/game.ts';

export const tutorialTexts = {
  title: 'Cara Main',
  intro: 'Tiga langkah saja. Sisanya kamu pelajari sambil bermain.',
  start: 'Mulai Bermain',

  choose: {
    title: 'Pilih karakter',
    text: 'Putar roda atau pilih sendiri: Semar, Gareng, Petruk, atau Bagong. Lalu pilih levelnya.',
  },
  answer: {
    title: 'Jawab pertanyaan',
    text: 'Baca percakapannya, lalu pilih atau tulis kata yang tepat sebelum waktunya habis.',
    line: 'Bapak nembe',
    letter: 'B',
    option: 'tindak',
  },
  collect: {
    title: 'Kumpulkan poin',
    points: `+${DEFAULT_QUESTION_POINTS} poin`,
    bonus: `bonus waktu sampai +${MAX_TIME_BONUS}`,
    text: `Itu nilai jawaban benar di Tantangan. Di level 1 sampai ${LAST_LEVEL}, setiap jawaban benar bernilai ${LOCAL_PLAY.pointsPerCorrect}.`,
  },

  tips: 'Tips dari para punakawan',
  tipList: [
    {
      by: 'semar',
      text: 'Lihat dulu siapa yang bicara dan kepada siapa. Itu yang menentukan ngoko, krama, atau krama alus.',
    },
    {
      by: 'gareng',
      text: 'Belum paham kalimatnya? Tekan ‘Tampilkan Terjemahan’, lalu baca sekali lagi.',
    },
    {
      by: 'petruk',
      text: `Level berikutnya terbuka kalau ${LEVEL_PASS_PERCENT} persen jawabanmu benar. Boleh diulang sesukamu.`,
    },
    {
      by: 'bagong',
      text: `Berani coba Tantangan? ${SESSION.defaultQuestions} soal, ${SESSION.questionSeconds} detik per soal, ${SESSION.lives} nyawa. Makin cepat, makin banyak poinnya.`,
    },
  ],
  writeOwn: {
    title: 'Punya soal sendiri?',
    text: 'Tulis percakapan dan pertanyaanmu, lalu simpan sebagai berkas untuk gurumu.',
    action: 'Buat soal sendiri',
  },
  keys: {
    before: 'Pakai papan ketik:',
    choose: 'memilih,',
    answer: 'menjawab,',
    hold: 'menahan penjelasan.',
    space: 'Spasi',
  },
} as const;
