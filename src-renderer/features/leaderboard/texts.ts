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

  rank: 'Peringkat',
  name: 'Nama',
  games: 'Permainan selesai',
  gamesShort: 'Selesai',
  score: 'Skor total',
  scoreShort: 'Skor',
  you: '(kamu)',
  place: (rank: number) => `Peringkat ${rank}`,
} as const;
