import type { ClassBoard } from '#shared/contracts/class-ranking.contract.ts';

const boards: Record<ClassBoard, string> = {
  total: 'Total',
  week: 'Minggu ini',
  rise: 'Naik terbanyak',
};

const scores: Record<ClassBoard, string> = {
  total: 'Skor total',
  week: 'Skor minggu ini',
  rise: 'Naik dari minggu lalu',
};

const shortScores: Record<ClassBoard, string> = {
  total: 'Skor',
  week: 'Skor',
  rise: 'Naik',
};

/** Words of every table of ranks, and of the boards of a class. */
export const rankingTexts = {
  rank: 'Peringkat',
  name: 'Nama',
  games: 'Permainan selesai',
  gamesShort: 'Selesai',
  numbered: (name: string, number: string) => `${name} (no. ${number})`,
  you: '(kamu)',
  unknown: '—',

  board: 'Papan',
  boards,
  scores,
  shortScores,
  character: 'Karakter',
  everyCharacter: 'Semua karakter',
} as const;
