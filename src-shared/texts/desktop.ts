/** What people read around the desktop window. */
export const desktopTexts = {
  name: 'Punakawan',
  cannotStart: 'Punakawan tidak dapat dimulai',
  fileChanged: (path: string) =>
    `Berkas Punakawan ini bukan yang dipasang: ${path}. Pasang ulang Punakawan dari berkas pemasang yang asli; data tidak akan hilang.`,
  cannotMove: 'Folder data tidak dapat dipindahkan; data tetap di tempatnya',

  menu: {
    file: 'Berkas',
    openDataFolder: 'Buka Folder Data',
    quit: 'Keluar',
    edit: 'Sunting',
    undo: 'Urungkan',
    redo: 'Ulangi',
    cut: 'Potong',
    copy: 'Salin',
    paste: 'Tempel',
    selectAll: 'Pilih Semua',
    view: 'Tampilan',
    reload: 'Muat Ulang',
    zoomIn: 'Perbesar',
    zoomOut: 'Perkecil',
    zoomReset: 'Ukuran Normal',
    fullScreen: 'Layar Penuh',
    class: 'Kelas',
    openClass: 'Buka untuk Kelas ...',
    projector: 'Tampilan Proyektor',
    help: 'Bantuan',
    guide: 'Panduan Guru',
    howToPlay: 'Cara Main',
    about: 'Tentang Punakawan',
    hide: 'Sembunyikan Punakawan',
  },

  about: {
    title: 'Tentang Punakawan',
    heading: (version: string) => `Punakawan ${version}`,
    dataFolder: 'Folder data',
    close: 'Tutup',
  },

  closing: {
    title: 'Kelas masih terbuka',
    message: (count: number) => `${count} siswa masih terhubung.`,
    detail:
      'Jika Punakawan ditutup, permainan mereka berhenti. Jawaban yang sudah dikirim tetap tersimpan.',
    stay: 'Tetap Buka',
    close: 'Tutup Punakawan',
  },

  incident: {
    title: 'Ada yang perlu Anda ketahui tentang data',
    close: 'Mengerti',
  },

  crashed: {
    title: 'Halaman berhenti bekerja',
    message: 'Halaman Punakawan berulang kali berhenti bekerja.',
    detail: 'Jawaban yang sudah dikirim tetap tersimpan. Siswa di komputer lain tidak terganggu.',
    reload: 'Muat Ulang',
    quit: 'Keluar',
  },

  hung: {
    title: 'Halaman tidak menanggapi',
    message: 'Halaman Punakawan sedang tidak menanggapi.',
    wait: 'Tunggu',
    reload: 'Muat Ulang',
  },

  pickDataFolder: {
    title: 'Pilih folder kosong untuk data',
  },

  pickBackup: {
    title: 'Pilih berkas cadangan',
    filter: 'Cadangan Punakawan',
  },
} as const;
