import type { CharacterName } from '#shared/constants/characters.ts';

export const dashboardTexts = {
  title: 'Beranda',
  welcome: 'Sugeng rawuh',
  play: 'Main sekarang',
  resume: 'Lanjutkan',

  begin: 'Putar roda, pilih satu punakawan, dan mainkan sesi pertamamu.',
  kind: (level: number | null) => (level === null ? 'Tantangan' : `Level ${level}`),
  unfinished: (level: number | null, character: CharacterName) =>
    level === null
      ? `Tantanganmu bersama ${character} belum selesai.`
      : `Level ${level} bersama ${character} belum selesai.`,
  again: 'Pilih punakawanmu dan kumpulkan poin lagi hari ini.',

  summary: 'Ringkasan',
  totalScore: 'Skor total',
  gamesPlayed: 'Permainan',
  highestScore: 'Skor tertinggi',
  level: 'Level',

  sessions: 'Sesi permainan terakhir',
  points: 'poin',
  progress: (index: number, total: number) => `${index} dari ${total} soal`,
  loading: 'Memuat sesi permainan...',
  loadFailed: 'Sesi permainan tidak dapat dimuat.',
  sessionFailed: 'Sesi permainan itu tidak dapat dibuka.',

  empty: 'Belum ada sesi permainan',
  emptyHelp: 'Setiap level dan Tantangan yang kamu mainkan tercatat di sini.',

  status: {
    completed: 'Selesai',
    active: 'Sedang berjalan',
    abandoned: 'Ditinggalkan',
    other: 'Tidak dikenal',
  },
} as const;
