/** Words of 'Catatan Admin'. */
export const auditTexts = {
  title: 'Catatan Admin',
  intro:
    'Siapa mengubah apa, dan kapan. Catatan ini ditulis sendiri oleh server dan tidak dapat dihapus.',
  search: 'Cari nama admin atau tindakan...',
  loading: 'Memuat catatan...',
  failed: 'Catatan tidak dapat dimuat.',
  empty: 'Belum ada catatan.',
  emptyHelp: 'Setiap perubahan soal dan pengguna akan tercatat di sini.',
  notFound: 'Tidak ada catatan yang ditemukan.',
  notFoundHelp: 'Coba kata lain, atau kosongkan pencarian.',
  range: (from: string, to: string, total: string) => `${from}–${to} dari ${total} catatan`,

  table: 'Catatan admin',
  when: 'Waktu',
  who: 'Admin',
  what: 'Tindakan',
  restore: 'Kembalikan',
  restoreQuestion: (id: string) => `Kembalikan soal ${id}`,
  restoreFailed: 'Soal tidak dapat dikembalikan.',
} as const;
