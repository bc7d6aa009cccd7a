import type { AnalyticsSortField } from '#shared/contracts/admin.contract.ts';

const columns: Record<AnalyticsSortField, string> = {
  totalScore: 'Skor Total',
  totalPlayTime: 'Waktu Bermain',
  lastLogin: 'Login Terakhir',
  gamesPlayed: 'Permainan',
  username: 'Username',
  highestScore: 'Skor Tertinggi',
};

/** Words of 'Analytics User' (section 2). */
export const adminAnalyticsTexts = {
  title: 'Analytics User',
  loading: 'Memuat data user...',
  failed: 'Data user tidak dapat dimuat.',

  totalUsers: 'Total User',
  totalPlayTime: 'Total Waktu Bermain',
  averageScore: 'Rata-rata Skor',
  activeToday: 'Aktif Hari Ini',

  search: 'Cari username atau email...',
  columns,
  email: 'Email',
  noEmail: 'tanpa email',
  level: 'Level',
  neverLoggedIn: 'Belum pernah',
  table: 'Daftar user',
  empty: 'Tidak ada user yang ditemukan.',
  emptyHelp: 'Coba kata lain, atau kosongkan pencarian.',
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total} user`,

  exports: { csv: 'Export CSV', xlsx: 'Export XLSX' },
  exporting: 'Menyiapkan...',
  exported: (file: string) => `${file} diunduh.`,
  exportFailed: 'File tidak dapat dibuat.',
} as const;
