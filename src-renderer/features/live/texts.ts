/** What a pupil is told while their teacher leads the class, and on a PC that many share. */
export const liveTexts = {
  pausedTitle: 'Dijeda oleh guru',
  paused: 'Lihat ke depan dulu, ya. Permainanmu menunggu, waktunya berhenti.',
  lost: 'Sambungan terputus. Permainan lanjut begitu tersambung lagi.',

  idleTitle: 'Masih di sini?',
  idle: (name: string, seconds: string) =>
    `Sebentar lagi ${name} keluar, supaya teman berikutnya bisa bermain: ${seconds} detik.`,
  stillHere: 'Masih di sini',
} as const;
