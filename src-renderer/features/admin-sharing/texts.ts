import type { AddressKind, AddressState } from '#shared/contracts/sharing.contract.ts';

const kinds: Record<AddressKind, string> = {
  lan: 'Jaringan sekolah',
  other: 'Jaringan lain',
  virtual: 'Jaringan virtual',
};

const states: Record<AddressState, string> = {
  available: 'Belum dibuka',
  open: 'Terbuka',
  waiting: 'Menunggu jaringan',
  busy: 'Dipakai program lain',
};

/** Words of 'Buka untuk Kelas' and of its projector view. */
export const sharingScreenTexts = {
  title: 'Buka untuk Kelas',
  loading: 'Memeriksa jaringan...',
  failed: 'Status kelas tidak dapat dimuat.',
  outdated: 'Status tidak dapat diperbarui. Sambungan ke server terputus?',
  isOpen: 'Terbuka',
  isClosed: 'Tertutup',

  closedLead: 'Sekarang hanya komputer ini yang dapat bermain.',
  steps: [
    'Sambungkan komputer ini ke Wi-Fi atau kabel jaringan sekolah.',
    'Tekan tombol di bawah. Alamat dan kode QR akan tampil.',
    'Siswa membuka alamat itu di browser, dari komputer lab atau HP.',
  ],
  open: 'Buka untuk kelas',
  opening: 'Membuka...',
  openFailed: 'Kelas tidak dapat dibuka.',
  setup: 'Buat admin',

  lead: 'Sambungkan ke jaringan sekolah, lalu ketik alamat ini di browser:',
  waitingTitle: 'Menunggu jaringan',
  waiting: 'Begitu komputer ini tersambung lagi, alamatnya muncul di sini.',
  localName: 'atau coba',
  scan: 'Pindai untuk gabung',
  qr: (url: string) => `Kode QR untuk membuka ${url}`,
  projector: 'Layar proyektor',
  close: 'Tutup untuk kelas',
  closing: 'Menutup...',
  closeFailed: 'Kelas tidak dapat ditutup.',
  closeTitle: 'Tutup untuk kelas?',
  closeQuestion: (students: string) =>
    `${students} siswa masih terhubung. Mereka tidak dapat melanjutkan sampai kelas dibuka lagi.`,
  closeHelp: 'Jawaban yang sudah dikirim tetap tersimpan. Komputer ini sendiri tidak terganggu.',
  cancel: 'Batal',
  fixed:
    'Server ini dijalankan dengan pilihan --host, jadi selalu terbuka untuk jaringan. Buka dan tutup diatur lewat pilihan itu.',

  connected: 'siswa terhubung',
  students: 'Siswa terhubung',
  nobody: 'Belum ada siswa yang masuk.',
  nobodyHelp: 'Nama mereka muncul di sini beberapa detik setelah login.',

  addresses: 'Alamat komputer ini',
  addressesHelp:
    'Punakawan memilih alamat yang paling mungkin. Bila siswa memakai jaringan lain, pilih alamatnya di sini.',
  addressesClosed: 'Pilih alamat yang akan dibuka. Bila ragu, biarkan pilihan teratas.',
  addressesUnsure: 'Pilih alamat yang dipakai jaringan siswa, lalu buka untuk kelas.',
  notOpened: 'Siswa di jaringan ini tidak dapat masuk. Centang untuk membukanya.',
  noAddress: 'Komputer ini belum punya alamat jaringan.',
  lastAddress: 'Sedikitnya satu alamat harus terbuka.',
  changing: 'Mengganti alamat...',
  changeFailed: 'Alamat tidak dapat diganti.',
  kinds,
  states,

  reachTitle: 'Siswa tidak bisa membuka alamatnya?',
  reachHelp:
    'Uji dulu dari komputer ini. Anda akan diberi tahu apa yang harus diklik bila Windows Firewall menghalangi.',
  test: 'Uji sambungan',
  testing: 'Menguji...',
  testFailed: 'Sambungan tidak dapat diuji.',
  stepsTitle: 'Yang perlu dilakukan:',
  answers: 'menjawab',
  silent: 'tidak menjawab',

  localOnlyTitle: 'Hanya dari komputer server',
  localOnly:
    'Kelas dibuka dan ditutup di komputer tempat Punakawan dijalankan. Buka menu ini di komputer itu, di jendela Punakawan atau dengan alamat 127.0.0.1.',

  projectorClass: 'Kelas',
  anyClass: 'Tanpa kelas',
  classCode: 'Kode kelas',

  projectorBack: 'Kembali ke panel admin',
  projectorClosed: 'Kelas belum dibuka.',
} as const;
