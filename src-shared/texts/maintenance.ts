/** What people read around data and backups. */
export const maintenanceTexts = {
  notABackupName: 'Bukan nama berkas cadangan.',
  nameOrFile: 'Pilih satu berkas cadangan.',
  backedUp: 'Cadangan berhasil dibuat.',
  deleted: 'Cadangan dihapus.',
  restored: 'Data berhasil dipulihkan. Silakan masuk lagi.',

  diskLow:
    'Ruang penyimpanan hampir habis. Hapus berkas yang tidak perlu di komputer ini; cadangan otomatis berhenti dulu.',
  backupFailed: 'Cadangan otomatis terakhir gagal dibuat. Coba "Cadangkan sekarang".',
  noBackup: 'Belum ada cadangan.',

  unusable: {
    missing: 'Berkas cadangan tidak ditemukan.',
    'not-a-database': 'Berkas ini bukan cadangan Punakawan.',
    foreign: 'Berkas ini bukan cadangan Punakawan.',
    damaged: 'Berkas cadangan ini rusak. Pilih cadangan lain.',
    newer: 'Cadangan ini dari Punakawan yang lebih baru. Pasang versi terbaru lebih dulu.',
  },
} as const;
