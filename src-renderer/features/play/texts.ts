import { LOCAL_PLAY } from '#shared/constants/game.ts';

/** Words of every screen that asks questions: local play, server sessions, their results. */
export const playTexts = {
  title: 'Punakawan - Permainan',
  backToLevels: 'Pilih level',
  backToMain: 'Ganti karakter',
  score: 'Skor',

  loading: 'Memuat pertanyaan...',
  noCharacter: 'Karakter tidak ditemukan',
  noCharacterHelp: 'Pilih salah satu dari empat Punakawan, lalu mulai lagi.',
  noQuestions: (name: string, level: number) =>
    `Tidak ada pertanyaan tersedia untuk karakter ${name} level ${level}`,
  noQuestionsHelp: 'Coba level lain, atau minta gurumu menambahkan pertanyaan.',
  startFailed: 'Level ini tidak dapat dimulai.',
  notStarted: 'Server belum menjawab, jadi level ini belum dimulai. Kami coba lagi sendiri.',
  reloading: 'Menyamakan dengan server...',
  lostReload: 'Sambungan ke server terputus. Permainan dilanjutkan begitu tersambung.',
  refused: 'Jawaban tidak dapat dikirim.',
  lost: 'Sambungan ke server terputus. Terus main saja: jawabanmu disimpan di sini dan dikirim begitu tersambung.',

  level: (level: number) => `Level ${level}`,
  position: (n: number, total: number) => `Pertanyaan ${n} dari ${total}`,
  progress: (right: number, wrong: number, total: number) =>
    `Kemajuan: ${right} benar dan ${wrong} salah dari ${total} pertanyaan`,
  streak: 'beruntun',
  streakLabel: (count: number) => `${count} jawaban benar beruntun`,
  timeLeft: (seconds: number) => `Sisa waktu ${seconds} detik`,
  timeUp: 'Waktu habis.',

  showTranslation: 'Tampilkan Terjemahan',
  showJavanese: 'Tampilkan Bahasa Jawa',
  showHint: 'Tampilkan Hint',
  hideHint: 'Sembunyikan Hint',
  hintTitle: 'Bantuan:',
  blank: 'bagian kosong',
  dialogue: 'Percakapan',

  askChoice: 'Pilih kata yang tepat untuk bagian yang kosong.',
  askChoicePlain: 'Pilih jawaban yang tepat.',
  askEssay: 'Tulis kata yang tepat untuk bagian yang kosong.',
  askEssayPlain: 'Tulis jawabanmu.',
  essayPlaceholder: 'Tulis jawaban Anda di sini...',
  submit: 'Jawab',
  submitting: 'Mengirim...',
  press: 'Tekan',
  toChoose: 'untuk memilih,',
  toAnswer: 'untuk menjawab',

  right: 'Benar!',
  wrong: 'Salah!',
  points: `+${LOCAL_PLAY.pointsPerCorrect} skor`,
  correctAnswer: 'Jawaban yang benar:',
  correctOption: 'Jawaban benar',
  yourChoice: 'Pilihanmu',
  yourAnswer: 'Jawabanmu:',
  noAnswer: 'tidak dijawab',
  explanation: 'Penjelasan:',
  nextIn: (seconds: number) => `Soal berikutnya dalam ${seconds} detik`,
  resultIn: (seconds: number) => `Hasil dalam ${seconds} detik`,
  hold: 'Tahan',
  continue: 'Lanjut',
  holdKey: 'Spasi',
  held: 'Ditahan. Lanjutkan bila sudah siap.',

  saying: {
    right: 'Leres! Pinter tenan.',
    streak: 'Elok tenan! Bener terus.',
    wrong: 'Ora apa-apa, ayo sinau bareng!',
    timeout: 'Wah, wektune entek.',
  },
} as const;
