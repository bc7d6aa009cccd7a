import { SESSION } from '#shared/constants/game.ts';

/** Words of the server session and its result; what it shares with local play stands in texts.ts. */
export const sessionTexts = {
  title: 'Tantangan',
  loading: 'Memuat sesi...',
  reloading: 'Menyamakan dengan server...',

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
  lostReload: 'Sambungan ke server terputus. Permainan dilanjutkan begitu tersambung.',
  busy: 'Server sedang sibuk. Jawabanmu aman dan segera dikirim lagi.',
  refused: 'Jawaban tidak dapat dikirim.',

  congratulation: (name: string, character: string) =>
    `Selamat, ${name}! Tantangan bersama ${character} selesai.`,
  starting: 'Menyiapkan...',
  startFailed: 'Tantangan baru tidak dapat dimulai.',

  abandoned: 'Sesi ini sudah ditinggalkan',
  abandonedHelp: `Sesi ditutup karena ada sesi baru, atau karena ${SESSION.idleMinutes} menit tidak dimainkan. Sesi ini tidak bisa dilanjutkan.`,
  ended: 'Sesi diakhiri guru',
  endedHelp: 'Gurumu menutup sesi ini. Tidak apa-apa: jawabanmu sampai di sini tetap tercatat.',
  startNew: 'Tantangan baru',
  toDashboard: 'Ke Beranda',
} as const;
