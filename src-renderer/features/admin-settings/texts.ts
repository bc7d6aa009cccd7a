/** Words of 'Pengaturan' (section 2). */
export const adminSettingsTexts = {
  title: 'Pengaturan',
  soon: 'Fitur pengaturan akan segera hadir.',
  help: 'Yang sudah bisa diatur ada di bawah ini dan di menu lain pada Menu Admin.',
  ownPassword: 'Ganti kata sandi Anda',

  loading: 'Memuat data sekolah...',
  failed: 'Data sekolah tidak dapat dimuat.',
  school: 'Data sekolah',
  schoolHelp: 'Dipakai di laporan yang dicetak dan untuk kelas baru. Semua boleh kosong.',
  fields: {
    name: 'Nama sekolah',
    address: 'Alamat',
    headName: 'Kepala sekolah',
    headNumber: 'NIP kepala sekolah',
    teacherName: 'Guru Bahasa Jawa',
    teacherNumber: 'NIP guru',
    place: 'Kota atau desa, untuk tanda tangan',
    kkm: 'KKM',
  },
  kkmHelp: 'Awal untuk kelas baru; kelas yang sudah ada memakai KKM-nya sendiri.',
  practiceAsMark: 'Pakai latihan sebagai nilai',
  practiceAsMarkHelp:
    'Laporan menampilkan nilai dan tuntas atau belum, dihitung dari Tantangan dan permainan level.',
  save: 'Simpan',
  saving: 'Menyimpan...',
  saveFailed: 'Data sekolah tidak dapat disimpan.',
} as const;
