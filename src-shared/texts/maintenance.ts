/** What people read around data and backups. */
export const maintenanceTexts = {
  notABackupName: 'Bukan nama berkas cadangan.',
  nameOrFile: 'Pilih satu berkas cadangan.',
  backedUp: 'Cadangan berhasil dibuat.',
  deleted: 'Cadangan dihapus.',
  restored: 'Data berhasil dipulihkan. Silakan masuk lagi.',
  auditEnded:
    'Catatan admin dari data yang diganti tidak dapat dibaca; yang ada sekarang hanya sampai cadangan ini.',

  diskLow:
    'Ruang penyimpanan hampir habis. Hapus berkas yang tidak perlu di komputer ini; cadangan otomatis berhenti dulu.',
  backupFailed: 'Cadangan otomatis terakhir gagal dibuat. Coba "Cadangkan sekarang".',
  noBackup: 'Belum ada cadangan.',

  dataRestored: (since: string, until: string) =>
    `Data Punakawan rusak dan sudah diganti dengan cadangan terbaru yang baik. Yang terjadi antara ${since} dan ${until} tidak ada lagi.`,
  dataKept: (since: string) =>
    `Punakawan terhenti mendadak dan sebagian catatannya hilang. Data sampai ${since} utuh; yang terjadi sesudah itu mungkin hilang.`,
  dataKeptUnknown:
    'Punakawan terhenti mendadak dan sebagian catatannya hilang. Periksa apakah nilai terakhir masih ada.',
  dataLost: (until: string) =>
    `Data Punakawan rusak (terakhir ditulis ${until}) dan tidak ada cadangan yang dapat dipakai. Punakawan mulai dari awal. Jika Anda menyimpan cadangan di tempat lain, pulihkan sekarang.`,
  quarantined: (folder: string) => `Berkas yang rusak disimpan di ${folder}.`,
  wentBack: (at: string) =>
    `Data Punakawan lebih lama daripada saat terakhir dijalankan (${at}). Mungkin folder datanya dikosongkan atau dikembalikan saat komputer dimulai ulang. Pindahkan folder data ke drive yang tidak dikembalikan, lalu pulihkan cadangan.`,
  diskFrozen: (program: string) =>
    `${program} terpasang di komputer ini. Bila drive data dibekukan, semua nilai hilang setiap komputer dimulai ulang. Pindahkan folder data ke drive yang tidak dibekukan.`,

  dataOpen:
    'Akun lain di komputer ini mungkin dapat membaca data Punakawan, dan Punakawan tidak dapat menutupnya: drive-nya tidak mengenal pemilik berkas (misalnya flashdisk), atau foldernya milik akun lain. Pindahkan data ke folder tersendiri di drive biasa (NTFS di Windows).',

  unusable: {
    missing: 'Berkas cadangan tidak ditemukan.',
    'not-a-database': 'Berkas ini bukan cadangan Punakawan.',
    foreign: 'Berkas ini bukan cadangan Punakawan.',
    damaged: 'Berkas cadangan ini rusak. Pilih cadangan lain.',
    newer: 'Cadangan ini dari Punakawan yang lebih baru. Pasang versi terbaru lebih dulu.',
  },
} as const;

/** What people read when the data folder is moved. */
export const moveTexts = {
  moved: (to: string, from: string) =>
    `Data sudah dipindahkan ke ${to}. Folder lama masih ada di ${from}.`,
  failed: (reason: string) => `Folder data tidak dapat dipindahkan: ${reason}`,
  missing: (folder: string) =>
    `Folder data ${folder} tidak ditemukan atau kosong. Sambungkan drive-nya, lalu jalankan Punakawan lagi.`,
  wished: 'Data dipindahkan saat Punakawan dimulai ulang.',
  previousDeleted: 'Data di folder lama sudah dihapus.',
  notByDefault:
    'Folder data ini dipilih dengan --data atau PUNAKAWAN_DATA; pindahkan lewat pilihan itu.',
  cannot: {
    notAbsolute: 'Tulis alamat folder yang lengkap.',
    network: 'Folder di jaringan tidak dapat dipakai. Pilih drive di komputer ini.',
    inside: 'Pilih folder di luar folder data yang sekarang.',
    nothing: (from: string) => `Tidak ada data di ${from}.`,
    notEmpty: 'Folder itu sudah berisi. Pilih folder yang kosong atau buat yang baru.',
    noParent: 'Folder itu tidak ditemukan.',
    full: 'Ruang kosong di drive itu tidak cukup.',
  },
} as const;
