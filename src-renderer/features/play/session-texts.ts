import { LOCAL_PLAY, SESSION } from '#shared/constants/game.ts';

/** Words of the server session and its result; what it shares with local play stands in texts.ts. */
export const sessionTexts = {
  title: 'Tantangan',
  loading: 'Memuat sesi...',

  position: (n: number, total: number) => `Soal ${n} dari ${total}`,
  lives: (lives: number) => `${lives} nyawa`,
  noBonus: 'Nyawa habis, jadi tanpa bonus waktu.',

  right: (points: number) => `Benar! +${points} poin`,
  wrong: 'Salah! -1 nyawa',
  bonus: (base: number, bonus: number) => `${base} poin + bonus waktu ${bonus}`,
  late: 'Jawabanmu terlambat sampai di server.',
  held: (seconds: number) =>
    `Ditahan. Waktu soal berikutnya sudah berjalan: ${seconds} detik lagi.`,

  lost: 'Sambungan ke server terputus. Jawabanmu aman dan dikirim lagi begitu tersambung.',
  busy: 'Server sedang sibuk. Jawabanmu aman dan segera dikirim lagi.',

  congratulation: (name: string, character: string) =>
    `Selamat, ${name}! Tantangan bersama ${character} selesai.`,
  starting: 'Menyiapkan...',
  startFailed: 'Tantangan baru tidak dapat dimulai.',

  abandoned: 'Sesi ini sudah ditinggalkan',
  abandonedHelp: `Sesi ditutup karena ada sesi baru, atau karena ${SESSION.idleMinutes} menit tidak dimainkan. Sesi ini tidak bisa dilanjutkan.`,
  ended: 'Sesi diakhiri guru',
  endedHelp: 'Gurumu menutup sesi ini. Tidak apa-apa: jawabanmu sampai di sini tetap tercatat.',
  levelAbandoned: (level: number) => `Level ${level} ini tidak selesai`,
  levelAbandonedHelp: `Level ditinggalkan lebih dari ${LOCAL_PLAY.waitHours} jam, atau tiga pertanyaan berturut-turut tidak dijawab. Jawabanmu sampai di sini tetap tercatat.`,
  levelCongratulation: (name: string, level: number, character: string) =>
    `${name}, ini hasil Level ${level} bersama ${character}.`,
  startNew: 'Tantangan baru',
  playLevel: 'Main lagi',
  toDashboard: 'Ke Beranda',
} as const;
