/** What people read around 'Buka untuk kelas'. */
export const sharingTexts = {
  notAnAddress: 'Bukan alamat jaringan.',
  opened: 'Punakawan dibuka untuk kelas.',
  closed: 'Punakawan ditutup untuk kelas.',

  noNetwork:
    'Komputer ini belum tersambung ke jaringan. Sambungkan kabel atau Wi-Fi; alamatnya akan muncul sendiri.',
  addressWaiting: (adapter: string) =>
    `Sambungan ${adapter} terputus. Periksa kabel atau Wi-Fi; Punakawan akan terbuka lagi dengan sendirinya.`,
  addressChanged: (from: string, to: string) =>
    `Alamat berubah dari ${from} menjadi ${to}. Tunjukkan alamat yang baru kepada siswa.`,
  addressBusy: (address: string) =>
    `Alamat ${address} sedang dipakai program lain. Tutup program itu atau pilih alamat lain.`,
  nameTaken:
    'Nama punakawan.local sudah dipakai komputer lain di jaringan ini. Pakai alamat angka atau kode QR.',
  nameContested:
    'Komputer lain di jaringan ini ikut menjawab sebagai punakawan.local. Siswa yang mengetik nama itu bisa sampai ke komputer yang salah. Pakai alamat angka atau kode QR saja.',
  nameFailed: 'Nama punakawan.local tidak dapat diumumkan. Pakai alamat angka atau kode QR.',

  test: {
    answers: 'Menjawab.',
    notListening: 'Alamat ini sedang tidak aktif.',
    noAnswer: 'Tidak menjawab.',
    stranger: 'Program lain yang menjawab di alamat ini.',

    works: {
      summary: 'Berhasil: komputer atau HP lain sudah dapat membuka Punakawan.',
      proves: 'Sejak dibuka, sedikitnya satu perangkat lain sudah sampai ke komputer ini.',
      doesNotProve:
        'Perangkat di jaringan lain, misalnya Wi-Fi tamu, mungkin tetap tidak dapat masuk.',
    },
    'answers-here': {
      summary: 'Punakawan siap, tetapi belum ada perangkat lain yang masuk.',
      proves: 'Komputer ini dapat membuka Punakawan lewat alamat jaringannya sendiri.',
      doesNotProve:
        'Firewall atau router mungkin masih menghalangi perangkat lain. Coba buka alamatnya dari satu HP atau komputer siswa.',
    },
    broken: {
      summary: 'Punakawan tidak dapat dibuka lewat alamat jaringan.',
      proves: 'Komputer ini bahkan tidak dapat mencapai alamatnya sendiri.',
      doesNotProve: 'Permainan di komputer ini sendiri tidak terganggu.',
    },

    brokenSteps: [
      'Periksa kabel jaringan atau Wi-Fi komputer ini.',
      'Tutup untuk kelas, lalu buka lagi.',
      'Jika masih gagal, mulai ulang Punakawan.',
    ],
    windowsSteps: [
      'Buka alamat di atas dari satu HP atau komputer siswa yang memakai Wi-Fi atau kabel yang sama. Jika terbuka, tidak ada yang perlu diubah.',
      'Jika tidak terbuka: klik Mulai, ketik "Windows Security" (Keamanan Windows), lalu buka "Firewall & network protection" (Firewall & perlindungan jaringan).',
      'Klik "Allow an app through firewall" (Izinkan aplikasi melalui firewall), lalu "Change settings" (Ubah pengaturan).',
      'Cari Punakawan, beri centang pada "Private" (Privat), lalu klik OK. Jika tidak ada, klik "Allow another app" (Izinkan aplikasi lain) dan pilih Punakawan.',
      'Pastikan jaringan ini "Private": buka Settings (Pengaturan), "Network & internet", klik jaringan yang tersambung, lalu pilih "Private network" (Jaringan privat).',
      'Jika sekolah memakai antivirus dengan firewall sendiri, izinkan Punakawan di sana juga.',
      'Pada router, matikan "AP isolation" atau "client isolation", dan jangan pakai Wi-Fi tamu.',
    ],
    macSteps: [
      'Buka alamat di atas dari satu HP atau komputer siswa di jaringan yang sama. Jika terbuka, tidak ada yang perlu diubah.',
      'Jika tidak terbuka: buka System Settings (Pengaturan Sistem), Network (Jaringan), Firewall, lalu Options (Pilihan).',
      'Tambahkan Punakawan dan pilih "Allow incoming connections" (Izinkan koneksi masuk).',
      'Pada router, matikan "AP isolation" atau "client isolation", dan jangan pakai Wi-Fi tamu.',
    ],
    linuxSteps: [
      'Buka alamat di atas dari satu HP atau komputer siswa di jaringan yang sama. Jika terbuka, tidak ada yang perlu diubah.',
      'Jika tidak terbuka dan komputer ini memakai ufw: buka Terminal, lalu jalankan "sudo ufw allow" diikuti angka di belakang titik dua pada alamat dan "/tcp".',
      'Pada router, matikan "AP isolation" atau "client isolation", dan jangan pakai Wi-Fi tamu.',
    ],
  },
} as const;
