/** Words of the leaderboard. */
export const leaderboardTexts = {
  title: 'Papan Peringkat',
  subtitle: 'Sepuluh pemain dengan skor total tertinggi.',
  yourRank: 'Peringkatmu',
  noRank: '—',
  topScore: 'Skor tertinggi',
  players: 'Pemain',
  playerCount: (count: string) => `${count}+`,
  averageScore: 'Rata-rata skor',
  loading: 'Memuat papan peringkat...',
  loadFailed: 'Papan peringkat tidak dapat dimuat.',
  empty: 'Belum ada data permainan. Mulai bermain untuk muncul di leaderboard!',
  play: 'Mulai bermain',

  score: { long: 'Skor total', short: 'Skor' },
  place: (rank: number) => `Peringkat ${rank}`,

  scope: 'Siapa saja',
  scopes: { all: 'Semua', class: 'Kelasku' },
  ofClass: (name: string, members: string) => `${name}, ${members} siswa.`,
  classEmpty: {
    total: 'Belum ada skor di kelasmu. Jadilah yang pertama!',
    week: 'Belum ada skor minggu ini. Jadilah yang pertama!',
    rise: 'Belum ada yang naik dari minggu lalu. Ayo kumpulkan skor minggu ini!',
  },
  hiddenTitle: 'Peringkat kelasmu sedang disembunyikan',
  hidden:
    'Gurumu mengajak semua belajar tanpa peringkat dulu. Skormu tetap tersimpan, jadi teruslah bermain!',
  leftTitle: 'Kamu tidak ada di kelas',
  left: 'Tanyakan kepada gurumu bila kamu seharusnya ada di sebuah kelas.',
} as const;
