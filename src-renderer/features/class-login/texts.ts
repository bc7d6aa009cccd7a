/** Words of signing in with a class code and a PIN. */
export const classLoginTexts = {
  title: 'Masuk dengan kode kelas',
  codeIntro: 'Tulis kode dari kartumu, atau yang tampil di depan kelas.',
  code: 'Kode kelas',
  go: 'Lanjut',
  withPassword: 'Masuk dengan kata sandi',

  loading: 'Mencari kelasmu...',
  failed: 'Kelasmu belum dapat dibuka.',
  unknown: 'Kelasnya tidak ditemukan',
  otherCode: 'Tulis kode lain',

  whoAreYou: 'Kamu yang mana?',
  pickName: 'Ketuk namamu.',
  search: 'Cari namamu...',
  searchEmpty: 'Tidak ada nama seperti itu. Coba huruf depannya saja.',
  numbered: (number: string) => `no. ${number}`,
  empty: 'Kelas ini belum ada siswanya.',
  emptyHelp: 'Gurumu akan memasukkan nama-nama kalian.',

  hello: (name: string) => `Halo, ${name}!`,
  pinHelp: (digits: number) => `Masukkan ${digits} angka PIN-mu.`,
  notMe: 'Bukan aku',
  pad: 'Papan angka',
  erase: 'Hapus satu angka',
  typed: (typed: number, all: number) => `${typed} dari ${all} angka`,
  signingIn: 'Sebentar, pintunya dibuka...',
  wait: (seconds: string) => `Istirahat dulu ${seconds} detik, lalu coba lagi.`,
  signInFailed: 'Kamu belum bisa masuk. Coba lagi sebentar lagi.',
} as const;
